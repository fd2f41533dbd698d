import { errNo } from '#contract/errNo.ts';
import { careReminderMachine } from '#machines/careReminder/careReminderMachine.ts';
import { careReminderDescription } from '#machines/careReminder/careReminderDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

/** Milliseconds. */
export const nextIn = 50_000;
export const first = { kind: 'start', number: 0 } as const;
export const second = { kind: 'use', number: 1 } as const;
export const nothingDue = { reminder: null, nextIn };

const fixtures = {
  events: {
    'page.shown': bare,
    'page.hidden': bare,
    'beat.retried': bare,
    'reminder.acknowledged': bare,
    'reminder.settled': { 'the first': { number: first.number } },
  },
  done: {
    tellUse: {
      'nothing is due': nothingDue,
      'the first is due': { reminder: first, nextIn },
      'the second is due': { reminder: second, nextIn },
    },
    acknowledge: { 'nothing is due': nothingDue },
  },
  failed: {
    tellUse: { refused: { errNo: errNo.conflict } },
    acknowledge: { refused: { errNo: errNo.conflict } },
  },
} satisfies Fixtures<typeof careReminderMachine>;

export const careReminderModel = {
  machine: careReminderMachine,
  description: careReminderDescription,
  fixtures,
  key: ({ reminder, isAcknowledged, settled }) => ({ number: reminder?.number, isAcknowledged, settled }),
} satisfies Model<typeof careReminderMachine>;
