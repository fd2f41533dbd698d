import { paths } from '#src/addresses/paths.ts';
import { createSidebarDriver, sidebarNotOffered } from '#tests/flows/sidebar/browser.ts';
import { sidebarModel } from '#tests/flows/sidebar/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks('[SHELL-02] sidebar machine on its screen', sidebarModel, createSidebarDriver, paths.about(), {
  notOffered: sidebarNotOffered,
  looksInPassing: true,
});
