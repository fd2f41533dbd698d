import { paths } from '#src/addresses/paths.ts';
import { characterId } from '#tests/flows/chat/model.ts';
import { createMessageActsDriver, messageActsNotOffered } from '#tests/flows/messageActs/browser.ts';
import { messageActsModel } from '#tests/flows/messageActs/model.ts';
import { describeWalks } from './support/describeWalks.ts';

describeWalks(
  '[CHAT-03] messageActs machine on its screen',
  messageActsModel,
  createMessageActsDriver,
  paths.conversation(characterId),
  { notOffered: messageActsNotOffered, looksInPassing: true },
);
