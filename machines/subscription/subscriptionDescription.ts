import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { cannotBeCalledOff, noAnswerComes } from '#machines/sharedWords.ts';
import type { subscriptionMachine } from './subscriptionMachine.ts';

export const subscriptionDescription = {
  purpose:
    'Shows the plan that the person has, changes it, ends it or keeps it, and leads to cards and receipts at the payment provider.',
  screen: 'The section Plan of the settings',
  begins: 'Sign in and open /settings; the section is the one called “Plan”',
  states: {
    loading: 'The plan is being loaded; placeholders stand there until it is known.',
    loadFailed: '“We couldn’t load your plan.” Try again is offered.',
    ready:
      'The plan stands there with what can be done, or View plans without one; it says what went wrong last, or which plan has begun for how much. Check again is offered where a change is still to be paid, and Keep my plan where it is to be confirmed.',
    choosingPlan: 'Other plans are listed, with Choose at each that can be changed to; Cancel is offered.',
    confirmingChange: 'It says what the change means and costs; Change plan and Back are offered.',
    changing: 'The plan is being changed; Change plan is busy, and it cannot be called off.',
    following:
      'It says to which plan one changes and what is charged for it, until that is paid; Check again is offered. Where the bank wants the payment confirmed, a page for that opens in another tab, and Keep my plan is offered.',
    'following.waiting': 'The change is not paid yet; it is asked after again in a moment.',
    'following.asking': 'The server is being asked how the plan stands.',
    withdrawing:
      'The change that was to be confirmed is being given up; Keep my plan is busy, and it cannot be called off.',
    unconfirmed:
      'It says that the payment was not confirmed, that nothing was charged and that the plan stays; Change plan and Close are offered.',
    confirmingCancel: 'A dialog asks “Cancel your plan?” Cancel plan and Keep plan are offered.',
    cancelling: 'The plan is being cancelled; the button in the dialog is busy, and it cannot be called off.',
    resuming: 'The plan that was to end is being kept; “Keep plan” is busy.',
    openingPortal: 'The pages of the payment provider are being asked for; the pressed button is busy.',
    leaving: 'The browser is on its way to the payment provider; the pressed button is busy.',
  },
  events: {
    'load.retried': by(['user', 'flow session'], 'Press Try again'),
    'follow.resumed': by('user', 'Press Check again'),
    'change.withdrawn': by('user', 'Press Keep my plan'),
    'list.refreshRequested': by(['flow orders', 'flow purchase'], 'Something was bought, or money went back'),
    'plans.opened': by('user', 'Press Change plan'),
    'plans.closed': by('user', 'Press Cancel below the other plans'),
    'plan.chosen': by('user', 'Press Choose at a plan'),
    'change.confirmed': by('user', 'Press Change plan below what the change means'),
    'change.dismissed': by('user', 'Press Back, or Close where a payment was not confirmed'),
    'cancellation.requested': by('user', 'Press Cancel plan…'),
    'cancellation.confirmed': by('user', 'Press Cancel plan in the dialog'),
    'cancellation.dismissed': by('user', 'Press Keep plan, or close the dialog'),
    'resumption.requested': by('user', 'Press “Keep plan”'),
    'portal.requested': by('user', 'Press Cards and receipts, or Check card'),
    'page.restored': by('browser', 'Back in the browser shows the page again as it was left'),
  },
  actors: {
    loadSubscription: {
      does: 'Loads the plan, and which there are',
      done: 'The plan is there',
      failed: 'The plan cannot be loaded',
    },
    changePlan: {
      does: 'Changes the plan, at once for money or with the next period',
      done: 'The plan is changed',
      failed: 'The plan is not changed',
      spends: true,
    },
    cancelSubscription: {
      does: 'Cancels the plan',
      done: 'The plan is cancelled',
      failed: 'The plan is not cancelled',
    },
    resumeSubscription: { does: 'Keeps the plan', done: 'The plan is kept', failed: 'The plan is not kept' },
    openPortal: {
      does: 'Asks for the pages of the payment provider',
      done: 'The pages of the payment provider are ready',
      failed: 'The pages of the payment provider cannot be had',
    },
  },
  guards: {
    canChange: 'there is a plan, and none is still to be paid',
    canWithdraw: 'a change is still to be confirmed, and the plan that runs is sold',
    isRenewed: 'there is a plan that is renewed',
    isEnding: 'there is a plan that is to end',
    isUnderWay: 'a plan that begins at once is still to be paid',
    isUnconfirmed: 'a change was to be confirmed, and the plan is still the same',
    isBegun: 'the plan that was changed to has begun',
    isPriceChanged: 'the plan costs another amount now',
    isSignedOut: 'nobody is signed in',
  },
  delays: {
    loadTimeout: noAnswerComes,
    changeTimeout: noAnswerComes,
    withdrawTimeout: noAnswerComes,
    cancelTimeout: noAnswerComes,
    resumeTimeout: noAnswerComes,
    portalTimeout: noAnswerComes,
    leaveTimeout: 'The browser has not left for the payment provider after {time}',
    askTimeout: noAnswerComes,
    askPause: 'The plan was last asked after {time} ago',
    followTimeout: 'The change is not paid after {time}',
  },
  home: ['ready'],
  unclosable: {
    cancelling: cannotBeCalledOff,
  },
} as const satisfies Description<typeof subscriptionMachine>;
