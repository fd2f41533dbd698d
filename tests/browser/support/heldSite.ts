import { test as base } from './test.ts';
import { keptPort } from '#tests/server/support/keptPort.ts';
import { type OpenAiServer, startOpenAiServer } from '#tests/server/support/openaiServer.ts';
import { ConversationPage, greeting, joinIn } from './conversationPage.ts';
import { type HeldAnswer, holdAnswer } from './heldAnswer.ts';
import { makeDataDir, removeDataDir, startServer } from './server.ts';

/** A site whose companions say what the test says. */
export interface Site {
  readonly origin: string;
  readonly provider: OpenAiServer;
  /** The next request of the provider is answered as the test says. */
  readonly holdNext: () => HeldAnswer;
}

/** A site of its own, which can be killed and started again at the same place. */
export const startMortalSite = async () => {
  const dataDir = await makeDataDir();
  const provider = await startOpenAiServer();
  const port = await keptPort();
  const start = () => startServer({ dataDir, port, env: { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'test' } });
  let running = start();
  const { origin } = await running;
  return {
    origin,
    provider,
    holdNext: (): HeldAnswer => {
      const held = holdAnswer();
      provider.add(held.behaviour);
      return held;
    },
    kill: async (): Promise<void> => (await running).kill(),
    revive: async (): Promise<void> => {
      running = start();
      await running;
    },
    async [Symbol.asyncDispose]() {
      await (await running).kill();
      await provider[Symbol.asyncDispose]();
      await removeDataDir(dataDir);
    },
  };
};

/** `site` is for all tests of a worker; `tab` is one of somebody new. */
export const test = base.extend<{ tab: ConversationPage }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what the fixture needs
    async ({}, use) => {
      await using site = await startMortalSite();
      await use(site);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ context, site }, use) => {
    await joinIn(context, site.origin);
    const tab = new ConversationPage(await context.newPage(), site.origin);
    await tab.open();
    await use(tab);
  },
});

/** What the history holds of the greeting; and, below, of a message and of an answer. */
export const greeted = ['companion', greeting, 'done', 1];
export const heard = (words: string) => ['user', words, 'done', 1];
export const told = (words: string, status = 'done', alternatives = 1) => ['companion', words, status, alternatives];

/** What the ledger says of one answer that was paid for. */
export const paidOnce = [
  ['welcome', 100],
  ['capture', 99],
];
/** The same of one that came to nothing, and of one more that was paid for. */
export const paidNothing = [
  ['welcome', 100],
  ['void', 100],
];
export const paidAfterNothing = [...paidNothing, ['capture', 99]];
export const paidTwice = [...paidOnce, ['capture', 98]];
