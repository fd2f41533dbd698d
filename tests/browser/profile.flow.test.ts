import { paths } from '#src/addresses/paths.ts';
import { createProfileDriver, profileNotOffered } from '#tests/flows/profile/browser.ts';
import { characterId, profileModel } from '#tests/flows/profile/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAR-05] profile machine on its screen',
  profileModel,
  createProfileDriver,
  paths.profile(characterId),
  { notOffered: profileNotOffered, looksInPassing: true, isThorough: true },
);
