import { afterAll, beforeAll } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { type Behaviour, type OpenAiServer, startOpenAiServer, streams } from './openaiServer.ts';
import { messagesOf, Talker } from './talker.ts';
import { type DatabaseKind } from './testDatabase.ts';
import { placeOn, startTestServer, type TestServer } from './testServer.ts';
import { Visitor } from './visitor.ts';

/** A server with a chat provider for the tests of a `describe`, and people who talk there. */
export const useTalkers = (kind: DatabaseKind) => {
  let opened: { readonly provider: OpenAiServer; readonly server: TestServer } | undefined;
  beforeAll(async () => {
    const provider = await startOpenAiServer();
    const server = await startTestServer({
      OPENAI_BASE_URL: provider.baseUrl,
      CHAT_MODEL: 'test',
      ...(await placeOn(kind)),
    });
    opened = { provider, server };
  });
  afterAll(async () => {
    await opened?.server[Symbol.asyncDispose]();
    await opened?.provider[Symbol.asyncDispose]();
  });
  const current = () => {
    if (opened === undefined) throw new Error('The server starts before the tests');
    return opened;
  };
  const join = async (...behaviours: readonly Behaviour[]): Promise<Talker> => {
    current().provider.add(...behaviours);
    const visitor = new Visitor(current().server.origin);
    await visitor.join();
    return new Talker(visitor);
  };

  return {
    provider: () => current().provider,
    /** A member for whom the provider has these answers. */
    join,
    /** A member who said "Say something"; its answer has the alternatives "First." and "Second.", the second chosen. */
    joinWithTwo: async (
      ...behaviours: readonly Behaviour[]
    ): Promise<[talker: Talker, said: Message, answer: Message]> => {
      const talker = await join(streams('First.'), streams('Second.'), ...behaviours);
      const [said, first] = await talker.say('Say something');
      const [answer] = messagesOf(await talker.regenerate(first));
      if (answer === undefined) throw new Error('There is no second answer');
      return [talker, said, answer];
    },
  };
};
