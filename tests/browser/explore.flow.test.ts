import { createExploreDriver, exploreNotOffered } from '#tests/flows/explore/browser.ts';
import { exploreModel } from '#tests/flows/explore/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[CHAR-01] [CHAR-02] [SHELL-13] explore machine on its screen', exploreModel, createExploreDriver, '/', {
  notOffered: exploreNotOffered,
  looksInPassing: true,
  isThorough: true,
});
