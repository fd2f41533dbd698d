import { paths } from '#src/addresses/paths.ts';
import { createProfileWalker, profileNotOffered } from '#tests/flows/profile/browser.ts';
import { characterId, profileModel } from '#tests/flows/profile/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAR-05] profile machine on its screen',
  profileModel,
  createProfileWalker,
  paths.profile(characterId),
  { notOffered: profileNotOffered, looksInPassing: true, isThorough: true },
);
