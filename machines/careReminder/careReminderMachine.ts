import { assign, emit, setup } from 'xstate';
import type { CareReminder, CareStanding } from '#contract/careReminder.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface CareReminderContext {
  /** What is due, as far as it is known; `null` for nothing. */
  reminder: CareReminder | null;
  /** The person has acknowledged it, and the server need not know that yet. */
  isAcknowledged: boolean;
  /** Reminders with lower numbers were acknowledged, in whatever tab. */
  settled: number;
  /** The conversation has come on view, and the server does not know that yet. */
  isOpening: boolean;
  /** Milliseconds after which the server is told again that the conversation is on view. */
  nextIn: number;
}

export type CareReminderEvent =
  | { type: 'page.shown' }
  | { type: 'page.hidden' }
  /** What could not be told may be told now. */
  | { type: 'beat.retried' }
  | { type: 'reminder.acknowledged' }
  /** Another tab has acknowledged the one of that number. */
  | Settled;
interface Settled {
  type: 'reminder.settled';
  number: number;
}

/** For the other tabs: the server knows that it was acknowledged. */
export type CareReminderEmitted = Settled;

/** How long a wait may take, in milliseconds. The time-outs are longer than the API client's own 20 s. */
export const CARE_REMINDER_DELAYS = { beatTimeout: 30_000, acknowledgeTimeout: 30_000, retryPause: 20_000 } as const;

const types: {
  context?: CareReminderContext;
  events?: CareReminderEvent;
  emitted?: CareReminderEmitted;
  tags?: 'failed';
} = {};

const isBelow = (reminder: CareReminder | null, settled: number): boolean =>
  reminder !== null && reminder.number < settled;

/** Below which reminders are acknowledged once this one is too. */
const afterBoth = (reminder: CareReminder | null, settled: number): number =>
  reminder === null ? settled : Math.max(settled, reminder.number + 1);

/**
 * Tells the server, which keeps the clock, that a conversation is on view, and shows the reminder that is due. One that is acknowledged is put
 * away at once, and the server is told until it knows. What gets no answer is told again: by its number no reminder is lost or comes twice.
 */
export const careReminderMachine = setup({
  types,
  actors: {
    tellUse: promisePlaceholder<CareStanding, { isOpening: boolean }>('tellUse'),
    acknowledge: promisePlaceholder<CareStanding, CareReminder | null>('acknowledge'),
  },
  guards: {
    isDue: ({ context }) => context.reminder !== null,
    isAcknowledged: ({ context }) => context.isAcknowledged,
    isSettled: ({ context }, { number }: { number: number }) => isBelow(context.reminder, number + 1),
  },
  actions: {
    setOpening: assign({ isOpening: true }),
    setOpened: assign({ isOpening: false }),
    setStanding: assign({
      reminder: ({ context }, { reminder }: CareStanding) => (isBelow(reminder, context.settled) ? null : reminder),
      nextIn: (_, { nextIn }: CareStanding) => nextIn,
      isAcknowledged: false,
    }),
    setAcknowledged: assign({ isAcknowledged: true }),
    setSettled: assign({
      settled: ({ context }, { number }: { number: number }) => Math.max(context.settled, number + 1),
    }),
    setOwnSettled: assign({ settled: ({ context: { reminder, settled } }) => afterBoth(reminder, settled) }),
    putAway: assign({ reminder: null, isAcknowledged: false }),
    tell: emit(({ context }): CareReminderEmitted => ({ type: 'reminder.settled', number: context.settled - 1 })),
  },
  delays: { ...CARE_REMINDER_DELAYS, nextBeat: ({ context }) => context.nextIn },
}).createMachine({
  id: 'careReminder',
  context: { reminder: null, isAcknowledged: false, settled: 0, isOpening: true, nextIn: 1 },
  on: {
    'reminder.settled': [
      { guard: withEvent('isSettled'), actions: [withEvent('setSettled'), 'putAway'] },
      { actions: withEvent('setSettled') },
    ],
  },
  initial: 'hidden',
  states: {
    hidden: {
      on: {
        'page.shown': [
          { guard: 'isAcknowledged', target: 'shown.acknowledging', actions: 'setOpening' },
          { target: 'shown', actions: 'setOpening' },
        ],
      },
    },
    shown: {
      initial: 'counted',
      on: { 'page.hidden': 'hidden' },
      states: {
        /** What is due stays in sight, however the server answers. */
        counted: {
          initial: 'asking',
          on: { 'reminder.acknowledged': { guard: 'isDue', target: 'acknowledging', actions: 'setAcknowledged' } },
          states: {
            asking: {
              invoke: {
                id: 'tellUse',
                src: 'tellUse',
                input: ({ context: { isOpening } }) => ({ isOpening }),
                onDone: { target: 'resting', actions: [withOutput('setStanding'), 'setOpened'] },
                onError: 'unanswered',
              },
              after: { beatTimeout: 'unanswered' },
            },
            resting: { after: { nextBeat: 'asking' } },
            unanswered: { tags: 'failed', on: { 'beat.retried': 'asking' }, after: { retryPause: 'asking' } },
          },
        },
        acknowledging: {
          invoke: {
            id: 'acknowledge',
            src: 'acknowledge',
            input: ({ context: { reminder } }) => reminder,
            onDone: {
              target: 'counted.resting',
              actions: ['setOwnSettled', withOutput('setStanding'), 'tell'],
            },
            onError: 'unacknowledged',
          },
          on: {
            'reminder.settled': {
              guard: withEvent('isSettled'),
              target: 'counted',
              actions: [withEvent('setSettled'), 'putAway'],
            },
          },
          after: { acknowledgeTimeout: 'unacknowledged' },
        },
        unacknowledged: {
          tags: 'failed',
          on: {
            'beat.retried': 'acknowledging',
            'reminder.settled': {
              guard: withEvent('isSettled'),
              target: 'counted',
              actions: [withEvent('setSettled'), 'putAway'],
            },
          },
          after: { retryPause: 'acknowledging' },
        },
      },
    },
  },
});
