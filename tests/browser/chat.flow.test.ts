import { paths } from '#src/addresses/paths.ts';
import { createChatDriver } from '#tests/flows/chat/browser.ts';
import { characterId, chatModel } from '#tests/flows/chat/model.ts';
import { chatTours } from '#tests/flows/chat/tours.ts';
import { describeWalks } from './support/describeWalks.ts';
import { signInAsMember } from './support/member.ts';

describeWalks(
  '[CHAT-01] [CHAT-02] [CHAT-06] [API-08] chat machine on its screen',
  chatModel,
  async (page) => {
    await signInAsMember(page.context());
    return createChatDriver(page);
  },
  paths.conversation(characterId),
  { ...chatTours, isOnPhones: true },
);
