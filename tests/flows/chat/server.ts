import type { Page, Route } from '@playwright/test';
import type { ChatEvent, Message } from '#contract/chat.ts';
import { errNo } from '#contract/errNo.ts';
import type { ChatSnapshot } from '#machines/chat/chatSelectors.ts';
import { answerOf } from '#machines/chat/messages.ts';
import { failureOf } from '#machines/failure.ts';
import { type Call, standIn } from '#tests/browser/support/standIn.ts';
import { TRIES } from '#tests/browser/support/tries.ts';
import { nothingDue } from '../careReminder/model.ts';
import { expect } from './pageObject.ts';

const CALLS = {
  '/api/character/detail': 'detail',
  '/api/chat/completion': 'send',
  '/api/chat/regenerate': 'regenerate',
  '/api/chat/continue': 'continue',
  '/api/chat/edit': 'edit',
  '/api/chat/liked': 'like',
  '/api/chat/delete': 'delete',
  '/api/chat/stream': 'follow',
  '/api/chat/stop': 'stop',
} as const;
const STREAMS = ['send', 'regenerate', 'continue', 'edit', 'follow'] as const;

type CallName = (typeof CALLS)[keyof typeof CALLS] | 'history' | 'older';
const nameOf = ({ pathname, searchParams }: URL): CallName | undefined => {
  if (pathname === '/api/chat/history') return searchParams.has('endTime') ? 'older' : 'history';
  return Object.entries(CALLS).find(([path]) => path === pathname)?.[1];
};

/** Pictures are for people with a plan, and tokens. */
const withPlan = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  const answered: { data?: unknown } = Object(await response.json());
  await route.fulfill({
    response,
    json: { ...answered, data: { ...Object(answered.data), plan: 'Plus', tokens: 1000 } },
  });
};

const lengthOf = ({ context }: ChatSnapshot): number => answerOf(context.messages)?.text.length ?? 0;
const startOf = (messages: readonly Message[], seq: number): ChatEvent => ({
  event: 'start',
  seq,
  data: { messages: [...messages] },
});

/** The server's part in a conversation on `page`: a path says what it answers, and when. */
export const chatServerFor = async (page: Page) => {
  const { one, none } = await standIn(page, nameOf);
  await page.route('/api/conversation/read', (route) =>
    route.fulfill({ json: { errNo: 0, data: { readTime: Object(route.request().postDataJSON()).readTime } } }),
  );
  await page.route('/api/user/detail', withPlan);
  await page.route('/api/care/use', (route) => route.fulfill({ json: { errNo: 0, data: nothingDue } }));
  /** The one connection over which an answer comes. */
  const stream = () => one(...STREAMS);
  /** The two calls that load a conversation. */
  const loads = () => Promise.all([one('detail'), one('history')]);

  /** The connection, on which the answer has begun with what is there. */
  const begun = async (before: ChatSnapshot): Promise<Call> => {
    const call = await stream();
    const answer = answerOf(before.context.messages);
    if (!call.hasBegun && answer !== null) call.tell(startOf([answer], lengthOf(before)));
    return call;
  };
  /** The connection in place of `call`, once that has gone. */
  const replaced = async (call: Call): Promise<Call> => {
    await expect.poll(async () => (await stream()) !== call).toBe(true);
    return stream();
  };
  /** A connection on which nothing has begun; the one before is broken for it. */
  const fresh = async (before: ChatSnapshot): Promise<Call> => {
    const call = await stream();
    if (!call.hasBegun) return call;
    call.breakOff();
    const next = await replaced(call);
    expect(next.url.searchParams.get('after')).toBe(String(lengthOf(before)));
    return next;
  };
  /** Begins an answer and leaves it at that: from now on only the machine's own timeouts end the wait. */
  const stall = async (call: Call, contentType: 'application/json' | 'text/event-stream'): Promise<void> => {
    if (call.hasBegun) return;
    const responded = page.waitForResponse((response) => response.url().endsWith(call.url.pathname + call.url.search));
    call.begin(contentType);
    await responded;
  };

  return {
    one,
    none: () => none(...STREAMS, 'stop'),
    noOlder: () => none('older'),
    noLoads: () => none('detail', 'history'),
    noStop: () => none('stop'),
    stream,
    loads,
    begun,
    replaced,
    fresh,
    /** Accepts what was asked for, or begins anew on a connection that takes up the answer. */
    start: async (messages: readonly Message[], before: ChatSnapshot, isSending: boolean): Promise<void> => {
      const call = isSending ? await stream() : await fresh(before);
      call.tell(startOf(messages, isSending ? 0 : lengthOf(before)));
    },
    /** The answer that is followed is not there any more. */
    forget: async (before: ChatSnapshot): Promise<void> => {
      await begun(before);
      (await fresh(before)).answer({}, errNo.notFound);
    },
    failLoad: async (error: unknown): Promise<void> => {
      const { errNo: code } = failureOf(error);
      for (const call of await loads()) {
        if (code === errNo.notFound) call.answer({}, code);
        else call.answerFromElsewhere();
      }
    },
    stallLoad: async (): Promise<void> => {
      for (const call of await loads()) await stall(call, 'application/json');
    },
    stallOlder: async (): Promise<void> => stall(await one('older'), 'application/json'),
    stallStream: async (): Promise<void> => stall(await stream(), 'text/event-stream'),
    /** Does the same to the call and to all its repetitions. */
    toEveryTry: async (act: (call: Call) => void, most = TRIES): Promise<void> => {
      for (let tries = 0; tries < most; tries += 1) act(await stream());
    },
  };
};
export type ChatServer = Awaited<ReturnType<typeof chatServerFor>>;
