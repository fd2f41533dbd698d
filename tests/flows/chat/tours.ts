import {
  type ChatSnapshot,
  hasContent,
  isLoadingOlder,
  isSending,
  isStopping,
  visibleMessages,
} from '#machines/chat/chatSelectors.ts';
import { CHAT_DELAYS } from '#machines/chat/chatSetup.ts';
import type { Walked } from '@liora/flow-kit/model/edges.ts';
import type { TourRules } from '@liora/flow-kit/model/tours.ts';
import type { NotOffered } from '@liora/flow-kit/model/walk.ts';

/** The API client's own, after which it gives up a call that waits for its answer to begin. */
const CLIENT_TIMEOUT = 20_000;
/** Milliseconds of real time, which passes on the page as well, for a step that is slow. */
const STEP = 2000;
/** How often a connection may be taken up again in a row: the waits in between grow. */
const RESUMED = 2;

const hasWords = (message: Parameters<typeof hasContent>[0] | undefined): boolean =>
  message !== undefined && hasContent(message);

/** What the machine takes and the screen, or the server, does not offer. */
export const chatNotOffered = {
  // What is no answer refuses before the start, as a broken connection does.
  'open.exchange.running.sending: answer failed': {},
  // Sending and answering are given up before what is looked for meanwhile.
  'open.exchange.running.sending: refresh timeout passed': {},
  'open.exchange.running.answering: refresh timeout passed': {},
  'open.exchange.running.stopping: refresh timeout passed': {},
  // Taking back is given up before what is loaded meanwhile.
  'open.exchange.takingBack: older timeout passed': {},
  // After the start nothing can be refused any more: what the server refuses then is lost.
  'open.exchange.running.answering: answer refused (refused)': {},
  'open.exchange.running.answering: answer refused (price not agreed to)': {},
  'open.exchange.running.stopping: answer refused (refused)': {},
  'open.exchange.running.stopping: answer refused (price not agreed to)': {},
  // Following an answer throws nothing, whatever the server sends: it takes the answer up again.
  'open.exchange.running.answering: answer failed': {},
  'open.exchange.running.stopping: answer failed': {},
  // An answer without words can only be deleted.
  'open.exchange.heldBack: message changed': { when: ({ context }) => !hasWords(context.messages.at(-1)) },
} satisfies NotOffered<ChatSnapshot>;

/** So many messages are all drawn, at the start of the list and at its end, together with what is told under them. */
const DRAWN = 5;

type Step = Walked<ChatSnapshot>;

/** Asked of the same snapshots again and again, while tours are looked for. */
const remembered = <Answer>(ask: (snapshot: ChatSnapshot) => Answer): ((snapshot: ChatSnapshot) => Answer) => {
  const answers = new WeakMap<ChatSnapshot, { readonly answer: Answer }>();
  return (snapshot) => {
    const known = answers.get(snapshot) ?? { answer: ask(snapshot) };
    answers.set(snapshot, known);
    return known.answer;
  };
};

const isRefreshing = remembered((snapshot) => snapshot.matches({ open: { history: 'refreshing' } }));
const isRunning = remembered((snapshot) => snapshot.matches({ open: { exchange: 'running' } }));
const isBeingSent = remembered(isSending);
/** What a call of each region may take at most, whoever gives up first; `null` where nothing is waited for. */
const patienceForHistory = remembered((snapshot) =>
  isLoadingOlder(snapshot) || isRefreshing(snapshot) ? CLIENT_TIMEOUT : null,
);
const patienceForExchange = remembered((snapshot) => {
  if (snapshot.matches({ open: { exchange: 'takingBack' } })) return CHAT_DELAYS.takeBackTimeout;
  if (isStopping(snapshot)) return CHAT_DELAYS.stopTimeout;
  if (snapshot.matches({ open: { exchange: 'lost' } })) return CHAT_DELAYS.reconnectWait;
  if (isBeingSent(snapshot)) return CLIENT_TIMEOUT;
  return isRunning(snapshot) ? CHAT_DELAYS.silenceTimeout : null;
});

/** What one waits for in a region, and for how many steps already. */
interface Wait {
  readonly timeout: number | null;
  readonly steps: number;
}
const noWait: Wait = { timeout: null, steps: 0 };
const waitIn = (known: Wait, timeout: number | null): Wait =>
  timeout !== null && timeout === known.timeout ? { timeout, steps: known.steps + 1 } : { timeout, steps: 0 };
const lasts = ({ timeout, steps }: Wait): boolean => timeout === null || (steps + 1) * STEP < timeout;

const HISTORY_TIMEOUTS: ReadonlySet<string> = new Set(['olderTimeout', 'refreshTimeout']);

/** Whether nothing else is held while time is let pass. */
const waitsAlone = ({ step, before }: Step): boolean => {
  if (step.kind === 'after')
    return (HISTORY_TIMEOUTS.has(step.name) ? patienceForExchange(before) : patienceForHistory(before)) === null;
  // It takes long to give up what was begun.
  return step.name !== 'answer.lost' || isBeingSent(before) || patienceForHistory(before) === null;
};

const countIn = remembered((snapshot) => visibleMessages(snapshot).length);

/** The messages that are loaded. */
const loadedIn = (payload: unknown): readonly { readonly createTime: number }[] => {
  const { messages }: { messages?: unknown } = Object(payload);
  return Array.isArray(messages) ? messages : [];
};

/** How many messages there are then at most. */
const countAfter = ({ step, before }: Step): number => {
  switch (step.words) {
    case 'load older done':
    case 'message submitted':
    case 'picture requested':
      return countIn(before) + 1;
    case 'load conversation done (with answer)': {
      // Those from before what is loaded stay.
      const loaded = loadedIn(step.payload);
      const first = loaded[0]?.createTime ?? 0;
      return before.context.messages.filter(({ createTime }) => createTime < first).length + loaded.length;
    }
    default:
      return countIn(before);
  }
};

const canTake = ({ step, before }: Step): boolean => {
  switch (step.name) {
    case 'edit.opened':
      // Reaching for what was said can lead up the list, where the page asks for earlier messages by itself.
      return !before.context.hasMore;
    case 'message.changed': {
      const message = visibleMessages(before).find(({ msgId }) => msgId === placeIn(step.payload));
      return hasWords(message) || (message !== undefined && before.matches({ open: { exchange: 'heldBack' } }));
    }
    case 'message.removed':
      return visibleMessages(before).some(({ msgId }) => msgId === placeIn(step.payload));
    case 'conversation.changed':
    case 'message.discarded':
      // The call before is given up, and cannot be told from the one that comes instead.
      return !isRefreshing(before);
    default:
      return true;
  }
};

/** Whether what is loaded has more above it: a list that has gone back to its first message loads that by itself. */
const bringsOlder = (payload: unknown): boolean => {
  const { hasMore }: { hasMore?: unknown } = Object(payload);
  return hasMore === true;
};

const placeIn = (payload: unknown): unknown => {
  const { message = payload }: { message?: unknown } = Object(payload);
  const { msgId }: { msgId?: unknown } = Object(message);
  return msgId;
};

export const chatTours: TourRules<ChatSnapshot> = {
  notOffered: chatNotOffered,
  isThorough: true,
  // It loads what is above by itself.
  isLast: ({ step, before }) => step.name === 'message.sought' && before.context.hasMore,
  goesOn(steps) {
    let history = noWait;
    let exchange = noWait;
    let resumed = 0;
    let hasGoneBack = false;
    for (const walked of steps) {
      const { step, before } = walked;
      history = waitIn(history, patienceForHistory(before));
      exchange = waitIn(exchange, patienceForExchange(before));
      resumed = isRunning(before) && !isBeingSent(before) ? resumed + Number(step.name === 'answer.started') : 0;
      if (hasGoneBack && bringsOlder(step.payload)) return false;
      hasGoneBack ||= step.name === 'message.sought';
      if (!lasts(history) || !lasts(exchange) || resumed > RESUMED) return false;
      if (countAfter(walked) > DRAWN || !waitsAlone(walked) || !canTake(walked)) return false;
    }
    return true;
  },
};
