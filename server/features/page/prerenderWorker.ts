import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';

/** What a thread is started with: where the prerendering part of the build lies, and where the server listens. */
export const drawSetup = z.object({ module: z.url(), origin: z.url() });

/** What a thread is asked. It answers with a `Drawing`, or with a sentence that says why there is none. */
export interface PrerenderJob {
  /** The page as strangers see it, or what is around it for everybody. */
  readonly of: 'page' | 'shell';
  /** An address of this site. */
  readonly path: string;
  readonly locale: string;
  /** The locale, or that of a region where it is spoken: as numbers are written. */
  readonly region: string;
}

export interface Prerendered {
  /** What stands inside of `#root`; `null` where the address leads on. */
  readonly html: string | null;
  /** What was asked on the way, by path and query. */
  readonly answers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;
}

interface Drawer {
  prerender(url: string, untilAnswered: () => Promise<void>): Promise<string | null>;
  prerenderShell(url: string): Promise<string | null>;
}
const isDrawer = (module: unknown): module is Drawer =>
  typeof module === 'object' &&
  module !== null &&
  'prerender' in module &&
  typeof module.prerender === 'function' &&
  'prerenderShell' in module &&
  typeof module.prerenderShell === 'function';

/** What the application finds of a browser where there is none: a window in which nothing happens. */
const standInWindow = () => {
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const location = { href: '', pathname: '', search: '' };
  const documentElement = { lang: '', dataset: {} };
  const document = {
    ...listens,
    documentElement,
    cookie: '',
    visibilityState: 'visible',
    querySelector: () => null,
    getElementById: () => null,
  };
  const matchMedia = () => ({ ...listens, matches: false });
  Object.assign(globalThis, { document, window: { ...listens, document, location, matchMedia, innerWidth: 0 } });
  const tongue: { languages: readonly string[] } = { languages: [] };
  Object.defineProperty(navigator, 'languages', { get: () => tongue.languages });
  return { location, documentElement, tongue };
};

const start = async (): Promise<void> => {
  const { module, origin } = drawSetup.parse(workerData);
  const { location, documentElement, tongue } = standInWindow();
  const ask = globalThis.fetch;
  let language = '';
  let answers: Record<string, { status: number; body: unknown }> = {};
  const underWay = new Set<Promise<unknown>>();
  globalThis.fetch = (path, init) => {
    if (typeof path !== 'string') return ask(path, init);
    const answered = (async () => {
      const headers = new Headers(init?.headers);
      headers.set('accept-language', language);
      const response = await ask(new URL(path, origin), { ...init, headers });
      const body: unknown = await response.json();
      answers[path] = { status: response.status, body };
      return Response.json(body, { status: response.status });
    })();
    const end = () => underWay.delete(answered);
    underWay.add(answered);
    answered.then(end, end);
    return answered;
  };
  const untilAnswered = async (): Promise<void> => {
    do {
      await Promise.allSettled(underWay);
      // What follows from an answer may be the next question.
      await new Promise((resolve) => setTimeout(resolve));
    } while (underWay.size > 0);
  };
  const drawer: unknown = await import(module);
  if (!isDrawer(drawer)) throw new Error(`${module} draws nothing`);
  parentPort?.on('message', ({ of, path, locale, region }: PrerenderJob) => {
    const url = new URL(path, origin);
    answers = {};
    language = locale;
    documentElement.lang = locale;
    tongue.languages = [region];
    Object.assign(location, { href: url.href, pathname: url.pathname, search: url.search });
    const tell = (answer: Prerendered | string) => parentPort?.postMessage(answer, []);
    const drawn = of === 'page' ? drawer.prerender(url.href, untilAnswered) : drawer.prerenderShell(url.href);
    drawn.then(
      (html) => tell({ html, answers: of === 'page' ? answers : {} }),
      (error: unknown) => tell(error instanceof Error ? error.message : String(error)),
    );
  });
};

await start();
