import { paths } from '#src/addresses/paths.ts';
import { characterId } from '#tests/flows/chat/model.ts';
import { createImageDetailDriver } from '#tests/flows/imageDetail/browser.ts';
import { imageDetailModel } from '#tests/flows/imageDetail/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAT-04] imageDetail machine on its screen',
  imageDetailModel,
  createImageDetailDriver,
  paths.conversation(characterId),
);
