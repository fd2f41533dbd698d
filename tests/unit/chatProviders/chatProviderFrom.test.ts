import { describe, expect, it } from 'vitest';
import { chatProviderFrom, type ChatSettings } from '#server/providers/chat/chatProviderFrom.ts';

const chosen = (settings: ChatSettings) => {
  const { name, isDemo } = chatProviderFrom(settings);
  return { name, isDemo };
};

describe('the provider that the settings name', () => {
  it.each<[string, ChatSettings, ReturnType<typeof chosen>]>([
    ['is the built-in one by default', {}, { name: 'scripted', isDemo: true }],
    [
      'is the built-in one with a key alone',
      { OPENAI_API_KEY: 'k', CHAT_MODEL: 'm' },
      { name: 'scripted', isDemo: true },
    ],
    [
      'is the built-in one where that is asked for',
      { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', CHAT_MODEL: 'demo' },
      { name: 'scripted', isDemo: true },
    ],
    [
      'is the server that is named',
      { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', CHAT_MODEL: 'm' },
      { name: 'openai:m', isDemo: false },
    ],
  ])('%s', (_, settings, expected) => {
    expect(chosen(settings)).toEqual(expected);
  });

  it.each<[string, ChatSettings, string]>([
    [
      'an address that is none',
      { OPENAI_BASE_URL: 'nowhere', CHAT_MODEL: 'm' },
      'OPENAI_BASE_URL is not an http(s) address.',
    ],
    [
      'a model that is missing',
      { OPENAI_BASE_URL: 'http://127.0.0.1:1' },
      'CHAT_MODEL is missing: OPENAI_BASE_URL needs the name of a model.',
    ],
  ])('names what is wrong: %s', (_, settings, message) => {
    expect(() => chatProviderFrom(settings)).toThrow(message);
  });
});
