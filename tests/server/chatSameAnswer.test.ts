import { afterAll, expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { type OpenAiServer, startOpenAiServer, streams } from './support/openaiServer.ts';
import { Talker } from './support/talker.ts';
import { useShop } from './support/useShop.ts';

describeOnDatabases('another answer', (kind) => {
  let provider: OpenAiServer | undefined;
  const { join } = useShop(kind, async () => {
    provider = await startOpenAiServer();
    return { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' };
  });
  afterAll(() => provider?.[Symbol.asyncDispose]());

  it('[CHAT-02] that is one of those that were there costs nothing', async () => {
    provider?.add(streams('It’s raining.'), streams("It's  raining."), streams('It cleared up.'));
    const buyer = await join();
    const talker = new Talker(buyer.visitor);
    const [, first] = await talker.say('How is the weather?');
    await talker.regenerate(first);
    const afterTheSame = await buyer.remaining();
    const [, , second] = (await talker.history()).messages;
    await talker.regenerate(second ?? first);
    expect([afterTheSame, await buyer.remaining()]).toEqual([
      { tokens: 99, held: 0, debt: 0, expiring: [] },
      { tokens: 98, held: 0, debt: 0, expiring: [] },
    ]);
  });
});
