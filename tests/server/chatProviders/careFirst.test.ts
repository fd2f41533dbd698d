import { describe, expect, it } from 'vitest';
import { chatProviderFrom } from '#server/providers/chat/chatProviderFrom.ts';
import { startOpenAiServer, streams } from '#tests/server/support/openaiServer.ts';
import { baker } from '@liora/companion/tests/support/personas.ts';
import { answerTo } from '#tests/server/support/talk.ts';

const helpLines = /988.*findahelpline\.com/s;

describe('where another provider answers', () => {
  it('[M-12] whoever is in need is answered by us, and nothing of it leaves', async () => {
    await using server = await startOpenAiServer();
    const provider = chatProviderFrom({ OPENAI_BASE_URL: server.baseUrl, CHAT_MODEL: 'test' });
    const answer = await answerTo(provider, [{ role: 'user', text: 'I want to end my life' }], { persona: baker });
    expect(answer).toMatch(helpLines);
    expect(server.requests).toEqual([]);
  });

  it('[M-12] everybody else is answered by the provider, also after that', async () => {
    await using server = await startOpenAiServer(streams('Good to hear.'));
    const provider = chatProviderFrom({ OPENAI_BASE_URL: server.baseUrl, CHAT_MODEL: 'test' });
    const answer = await answerTo(
      provider,
      [
        { role: 'user', text: 'I want to end my life' },
        { role: 'companion', text: 'Please call 988.' },
        { role: 'user', text: 'I did. I feel better.' },
      ],
      { persona: baker },
    );
    expect([answer, server.requests.length]).toEqual(['Good to hear.', 1]);
  });
});
