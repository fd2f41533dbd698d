import { expect, it } from 'vitest';
import { chatHistory } from '#contract/chat.ts';
import { conversationList } from '#contract/conversation.ts';
import { demoAccount } from '#server/seed/seed.ts';
import { demoConversations } from '#server/seed/demoConversations.ts';
import { startTestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

it('the demo account has three conversations to go on with, one of them with an answer that was not read', async () => {
  await using server = await startTestServer();
  const visitor = new Visitor(server.origin);
  await visitor.signIn(demoAccount.email, demoAccount.password);
  const { conversations } = conversationList.response.parse((await visitor.get(conversationList.path)).data);
  expect(conversations.map(({ character, lastRole, unread }) => [character.name, lastRole, unread])).toEqual([
    ['Priya Raghunathan', 'companion', 1],
    ['Idris Okonjo', 'companion', 0],
    ['Yuki Tanabe', 'companion', 0],
  ]);

  const characterId = conversations[0]?.character.characterId ?? '';
  const { messages } = chatHistory.response.parse((await visitor.get(chatHistory.path, { characterId })).data);
  expect(messages.map(({ text }) => text).slice(1)).toEqual(demoConversations[0]?.lines);
  expect(messages[0]?.text).toContain('Sorry, hello, Robin, you’re early');
  expect(messages.map(({ role }) => role)).toEqual([
    'companion',
    ...Array.from({ length: 3 }, () => ['user', 'companion']).flat(),
  ]);
});
