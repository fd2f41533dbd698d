import { errNo } from '#contract/errNo.ts';
import { paths } from '#src/addresses/paths.ts';
import { createCharacterEditDriver } from '#tests/flows/characterEdit/browser.ts';
import { characterEditModel } from '#tests/flows/characterEdit/model.ts';
import { characterId } from '#tests/flows/ownCharacters/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAR-05] characterEdit machine on its screen',
  characterEditModel,
  createCharacterEditDriver,
  paths.editCharacter(characterId),
  {
    notOffered: {
      'loadFailed: load retried': { when: ({ context }) => context.failure?.errNo === errNo.notFound },
    },
  },
);
