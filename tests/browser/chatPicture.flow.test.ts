import { paths } from '#src/addresses/paths.ts';
import { characterId } from '#tests/flows/chat/model.ts';
import { createChatPictureDriver } from '#tests/flows/chatPicture/browser.ts';
import { chatPictureModel } from '#tests/flows/chatPicture/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAT-06] chatPicture machine on its screen',
  chatPictureModel,
  createChatPictureDriver,
  paths.conversation(characterId),
);
