import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { IMAGE_WIDTHS, imageUrl } from '#contract/image.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { paths } from '#src/addresses/paths.ts';
import { makeDataDir, removeDataDir, startServer } from '#tests/browser/support/server.ts';
import { startOpenAiServer } from '#tests/server/support/openaiServer.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import { chromiumArgs, provideChromium } from '../../scripts/lib/chromium.ts';
import { fillDatabase, user, type Filled } from './database.ts';
import { installProbes } from './probes.ts';
import { type Answer, streamsEvenly } from './provider.ts';
import { untilQuiet } from './screen.ts';

/** The conversation that is open when another is opened. */
const SHORT = 60;
export const SIZES = [100, 1000, 10_000] as const;
const VIEWPORT = { width: 1280, height: 720 };
/** Holds the viewport and the browser's own bars: what lies outside of the window is never drawn. */
const WINDOW = { width: 1300, height: 900 };

export interface Site {
  /** One of each of `SIZES`. */
  readonly conversations: readonly Filled[];
  /** Opens the short conversation in a page of its own and waits until all is quiet. */
  open(): Promise<Tab>;
  /** What the provider says next. */
  answerWith(answer: Answer): void;
  close(): Promise<void>;
}

/** A page of the person, with its line to the browser. */
export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

/** Pictures are made when they are first asked for; somebody has looked at them before. */
const paintPortraits = async (origin: string): Promise<void> => {
  for (const { slug } of seedCharacters)
    for (const width of IMAGE_WIDTHS) await (await fetch(origin + imageUrl(portraitKey(slug), width))).arrayBuffer();
};

const signIn = async (context: BrowserContext, origin: string): Promise<void> => {
  const visitor = new Visitor(origin);
  await visitor.signIn(user.email, user.password);
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: origin })));
};

const openTab = async (context: BrowserContext, address: string): Promise<Tab> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: WINDOW });
  await page.goto(address);
  await untilQuiet(page);
  return { page, cdp, close: () => page.close() };
};

const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await provideChromium(), args: chromiumArgs() });

/** Starts provider, server and browser on a database with the conversations, and signs in. */
export const openSite = async (): Promise<Site> => {
  const dataDir = await makeDataDir();
  const [short, ...conversations] = await fillDatabase(dataDir, [SHORT, ...SIZES]);
  if (short === undefined) throw new Error('There is no conversation to begin at');
  const provider = await startOpenAiServer();
  const server = await startServer({
    dataDir,
    // As `npm start` gives it to the server.
    env: { OPENAI_BASE_URL: provider.baseUrl, CHAT_MODEL: 'bench', NODE_OPTIONS: '--max-semi-space-size=8' },
  });
  await paintPortraits(server.origin);
  const browser = await launch();
  const context = await browser.newContext({ baseURL: server.origin, viewport: VIEWPORT, locale: 'en-US' });
  await context.addInitScript(installProbes);
  await signIn(context, server.origin);
  return {
    conversations,
    open: () => openTab(context, paths.conversation(short.characterId)),
    answerWith: (answer) => provider.add(streamsEvenly(answer)),
    async close() {
      await browser.close();
      await server.stop();
      await provider[Symbol.asyncDispose]();
      await removeDataDir(dataDir);
    },
  };
};
