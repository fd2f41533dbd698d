import type { CareReminder } from '#contract/careReminder.ts';
import { CARE_REMINDER_DELAYS, careReminderMachine } from '#machines/careReminder/careReminderMachine.ts';
import { reminderShown } from '#machines/careReminder/careReminderSelectors.ts';
import { careReminderModel, first, nextIn, nothingDue, second } from './model.ts';
import { describeFlow } from '@liora/flow-kit/model/describeFlow.ts';
import { actorsOf } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const { done, failed } = actorsOf(careReminderMachine);
const shown = { type: 'page.shown' } as const;
const hidden = { type: 'page.hidden' } as const;
const retried = { type: 'beat.retried' } as const;
const pressed = { type: 'reminder.acknowledged' } as const;
const settled = (number: number) => ({ type: 'reminder.settled', number }) as const;
const isDue = (reminder: CareReminder) => done('tellUse', { reminder, nextIn });
const isQuiet = done('tellUse', nothingDue);
const isKnown = done('acknowledge', nothingDue);
const offline = new Error('offline');
const told = (isOpening: boolean) => ({ id: 'tellUse', input: { isOpening } });
const acknowledged = (reminder: CareReminder) => ({ id: 'acknowledge', input: reminder });

const atFirst = { reminder: null, isAcknowledged: false, settled: 0, isOpening: true, nextIn: 1 };
const known = { ...atFirst, isOpening: false, nextIn };
const due = { ...known, reminder: first };
const waiting = { ...due, isAcknowledged: true };

describeFlow(careReminderModel, {
  stateChecks: {
    hidden: (snapshot) => snapshot.can(shown),
    shown: (snapshot) => snapshot.can(hidden),
    'shown.counted': (snapshot) =>
      !snapshot.context.isAcknowledged &&
      snapshot.can(hidden) &&
      snapshot.can(pressed) === (reminderShown(snapshot) !== null),
    'shown.counted.asking': (snapshot) => snapshot.children['tellUse'] !== undefined,
    'shown.counted.resting': (snapshot) => snapshot.can(hidden) && !snapshot.context.isAcknowledged,
    'shown.counted.unanswered': (snapshot) => snapshot.hasTag('failed') && !snapshot.context.isAcknowledged,
    'shown.acknowledging': (snapshot) => snapshot.children['acknowledge'] !== undefined,
    'shown.unacknowledged': (snapshot) =>
      snapshot.hasTag('failed') && snapshot.context.isAcknowledged && reminderShown(snapshot) === null,
  },
  journeys: {
    'counts nothing before the conversation is on view': {
      steps: [],
      end: { value: 'hidden', context: atFirst, emitted: [], started: [] },
    },
    '[M-12] reminds at the start, and puts away what was acknowledged': {
      steps: [shown, isDue(first), pressed, isKnown],
      end: {
        value: { shown: { counted: 'resting' } },
        context: { ...known, settled: 1 },
        emitted: [settled(0)],
        started: [told(true), acknowledged(first)],
        tags: [],
      },
    },
    '[M-12] a card stays in sight while the server is told again': {
      steps: [shown, isDue(first), waited(nextIn)],
      end: {
        value: { shown: { counted: 'asking' } },
        context: due,
        emitted: [],
        started: [told(true), told(false)],
      },
    },
    'tells nothing before the time that the server named': {
      steps: [shown, isQuiet, waited(nextIn - 1)],
      end: { value: { shown: { counted: 'resting' } }, context: known, emitted: [], started: [told(true)] },
    },
    '[M-12] what was not answered stays an opening, and is told again after a pause': {
      steps: [shown, failed('tellUse', offline), waited(CARE_REMINDER_DELAYS.retryPause)],
      end: {
        value: { shown: { counted: 'asking' } },
        context: atFirst,
        emitted: [],
        started: [told(true), told(true)],
      },
    },
    'waits for that pause': {
      steps: [shown, failed('tellUse', offline), waited(CARE_REMINDER_DELAYS.retryPause - 1)],
      end: {
        value: { shown: { counted: 'unanswered' } },
        context: atFirst,
        emitted: [],
        started: [told(true)],
        tags: ['failed'],
      },
    },
    'tells it as soon as the network is there again': {
      steps: [shown, failed('tellUse', offline), retried],
      end: {
        value: { shown: { counted: 'asking' } },
        context: atFirst,
        emitted: [],
        started: [told(true), told(true)],
      },
    },
    'waits for an answer as long as it may': {
      steps: [shown, waited(CARE_REMINDER_DELAYS.beatTimeout - 1)],
      end: { value: { shown: { counted: 'asking' } }, context: atFirst, emitted: [], started: [told(true)] },
    },
    'gives up when none comes by then': {
      steps: [shown, waited(CARE_REMINDER_DELAYS.beatTimeout)],
      end: { value: { shown: { counted: 'unanswered' } }, context: atFirst, emitted: [], started: [told(true)] },
    },
    'counts nothing while the page is out of view': {
      steps: [shown, isQuiet, hidden, waited(10 * nextIn)],
      end: { value: 'hidden', context: known, emitted: [], started: [told(true)] },
    },
    'coming back is an opening': {
      steps: [shown, isQuiet, hidden, shown, isDue(first)],
      end: {
        value: { shown: { counted: 'resting' } },
        context: due,
        emitted: [],
        started: [told(true), told(true)],
      },
    },
    'there is nothing to acknowledge where nothing is due': {
      steps: [shown, isQuiet, pressed],
      end: { value: { shown: { counted: 'resting' } }, context: known, emitted: [], started: [told(true)] },
    },
    '[M-12] what was acknowledged without an answer is told again after a pause': {
      steps: [shown, isDue(first), pressed, failed('acknowledge', offline), waited(CARE_REMINDER_DELAYS.retryPause)],
      end: {
        value: { shown: 'acknowledging' },
        context: waiting,
        emitted: [],
        started: [told(true), acknowledged(first), acknowledged(first)],
      },
    },
    'waits for that pause too, out of sight': {
      steps: [
        shown,
        isDue(first),
        pressed,
        failed('acknowledge', offline),
        waited(CARE_REMINDER_DELAYS.retryPause - 1),
      ],
      end: {
        value: { shown: 'unacknowledged' },
        context: waiting,
        emitted: [],
        started: [told(true), acknowledged(first)],
        tags: ['failed'],
      },
    },
    'tells what was acknowledged as soon as the network is there again': {
      steps: [shown, isDue(first), pressed, failed('acknowledge', offline), retried, isKnown],
      end: {
        value: { shown: { counted: 'resting' } },
        context: { ...known, settled: 1 },
        emitted: [settled(0)],
        started: [told(true), acknowledged(first), acknowledged(first)],
      },
    },
    'waits as long for the answer to what was acknowledged': {
      steps: [shown, isDue(first), pressed, waited(CARE_REMINDER_DELAYS.acknowledgeTimeout - 1)],
      end: {
        value: { shown: 'acknowledging' },
        context: waiting,
        emitted: [],
        started: [told(true), acknowledged(first)],
      },
    },
    'gives that up when none comes by then': {
      steps: [shown, isDue(first), pressed, waited(CARE_REMINDER_DELAYS.acknowledgeTimeout)],
      end: {
        value: { shown: 'unacknowledged' },
        context: waiting,
        emitted: [],
        started: [told(true), acknowledged(first)],
      },
    },
    '[M-12] what was acknowledged before the page went out of view is told when it is back': {
      steps: [shown, isDue(first), pressed, hidden, shown, isKnown],
      end: {
        value: { shown: { counted: 'resting' } },
        context: { ...known, settled: 1, isOpening: true },
        emitted: [settled(0)],
        started: [told(true), acknowledged(first), acknowledged(first)],
      },
    },
    '[M-12] another tab puts it away': {
      steps: [shown, isDue(first), settled(0)],
      end: {
        value: { shown: { counted: 'resting' } },
        context: { ...known, settled: 1 },
        emitted: [],
        started: [told(true)],
      },
    },
    '[M-12] an answer from before that brings it no second time': {
      steps: [shown, settled(0), isDue(first)],
      end: {
        value: { shown: { counted: 'resting' } },
        context: { ...known, settled: 1 },
        emitted: [],
        started: [told(true)],
      },
    },
    '[M-12] the next one comes all the same': {
      steps: [shown, settled(0), isDue(second)],
      end: {
        value: { shown: { counted: 'resting' } },
        context: { ...known, settled: 1, reminder: second },
        emitted: [],
        started: [told(true)],
      },
    },
    'what another tab has acknowledged before is not the one that is due': {
      steps: [shown, isDue(second), settled(0)],
      end: {
        value: { shown: { counted: 'resting' } },
        context: { ...known, settled: 1, reminder: second },
        emitted: [],
        started: [told(true)],
      },
    },
    'what was acknowledged in two tabs need not be told by both': {
      steps: [shown, isDue(first), pressed, settled(0), isQuiet],
      end: {
        value: { shown: { counted: 'resting' } },
        context: { ...known, settled: 1 },
        emitted: [],
        started: [told(true), acknowledged(first), told(false)],
      },
    },
    'nor be tried again': {
      steps: [shown, isDue(first), pressed, failed('acknowledge', offline), settled(0)],
      end: {
        value: { shown: { counted: 'asking' } },
        context: { ...known, settled: 1 },
        emitted: [],
        started: [told(true), acknowledged(first), told(false)],
      },
    },
    'one that is acknowledged stays so, whatever earlier one another tab tells of': {
      steps: [shown, isDue(second), pressed, settled(0), failed('acknowledge', offline), settled(0)],
      end: {
        value: { shown: 'unacknowledged' },
        context: { ...waiting, reminder: second, settled: 1 },
        emitted: [],
        started: [told(true), acknowledged(second)],
      },
    },
    'puts it away out of view too': {
      steps: [shown, isDue(first), pressed, hidden, settled(0), shown],
      end: {
        value: { shown: { counted: 'asking' } },
        context: { ...known, settled: 1, isOpening: true },
        emitted: [],
        started: [told(true), acknowledged(first), told(true)],
      },
    },
    '[M-12] the server is told what is acknowledged while it is asked': {
      steps: [shown, isDue(first), waited(nextIn), pressed],
      end: {
        value: { shown: 'acknowledging' },
        context: waiting,
        emitted: [],
        started: [told(true), told(false), acknowledged(first)],
      },
    },
  },
});
