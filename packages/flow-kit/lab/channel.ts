import * as z from 'zod/mini';
import type { PageLog } from './flowLog.ts';
import { entry, type FlowLog, flowLog, flowRecord } from './records.ts';

/** A page of this site whose flows can be followed, in whatever tab. */
const pageInfo = z.object({
  /** New with each load. */
  id: z.string(),
  title: z.string(),
  /** Path and search. */
  address: z.string(),
});
export type PageInfo = z.infer<typeof pageInfo>;

const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pages.wanted') }),
  z.object({ type: z.literal('page.here'), page: pageInfo }),
  z.object({ type: z.literal('page.gone'), id: z.string() }),
  /** From then on, the page tells all that happens. */
  z.object({ type: z.literal('log.wanted'), id: z.string() }),
  z.object({ type: z.literal('log.told'), id: z.string(), log: flowLog }),
  z.object({ type: z.literal('entry.told'), id: z.string(), flow: flowRecord, entry }),
]);
type Message = z.infer<typeof message>;

/** What tells of the pages, and of the flows of one of them. */
export interface PageHearer {
  readonly onLog: (log: FlowLog) => void;
  readonly onEntry: (told: {
    readonly flow: z.infer<typeof flowRecord>;
    readonly entry: z.infer<typeof entry>;
  }) => void;
}

const NAME = 'flow-lab';

const opened = (hear: (message: Message) => void) => {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = message.safeParse(data);
    if (heard.success) hear(heard.data);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    tell: (told: Message): void => channel.postMessage(told),
    close: (): void => channel.close(),
  };
};

/** Lets other tabs follow a page, from now until it goes. Nothing is told before somebody follows. */
export const publish = (log: PageLog, here: () => PageInfo): void => {
  let isFollowed = false;
  const { id } = here();
  const { tell } = opened((heard) => {
    if (heard.type === 'pages.wanted') tell({ type: 'page.here', page: here() });
    if (heard.type !== 'log.wanted' || heard.id !== id) return;
    tell({ type: 'log.told', id, log: log.read() });
    if (!isFollowed) log.listen((flow, entry) => tell({ type: 'entry.told', id, flow, entry }));
    isFollowed = true;
  });
  window.addEventListener('pagehide', () => tell({ type: 'page.gone', id }));
  window.addEventListener('pageshow', () => tell({ type: 'page.here', page: here() }));
  tell({ type: 'page.here', page: here() });
};

/** Looks for pages in other tabs, until the function is called that it gives. */
export const findPages = (onHere: (page: PageInfo) => void, onGone: (id: string) => void): (() => void) => {
  const { tell, close } = opened((heard) => {
    if (heard.type === 'page.here') onHere(heard.page);
    if (heard.type === 'page.gone') onGone(heard.id);
  });
  tell({ type: 'pages.wanted' });
  return close;
};

/** Hears what happens in a page of another tab, until the function is called that it gives. */
export const followPage = (id: string, { onLog, onEntry }: PageHearer): (() => void) => {
  const { tell, close } = opened((heard) => {
    if (heard.type === 'log.told' && heard.id === id) onLog(heard.log);
    if (heard.type === 'entry.told' && heard.id === id) onEntry(heard);
  });
  tell({ type: 'log.wanted', id });
  return close;
};
