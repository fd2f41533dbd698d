import { assign, emit, setup } from 'xstate';
import { mailCode } from '#contract/account.ts';
import type { EmailSide } from '#contract/emailChange.ts';
import { errNo } from '#contract/errNo.ts';
import { type Failure, failed, unanswered } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { linkOpened, linkRefused } from '#machines/mailLink.ts';
import { withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** What the link of a mail would confirm. */
export interface AskedChange {
  /** Which of the two addresses the mail went to. */
  side: EmailSide;
  /** What the email is to become. */
  email: string;
}

export interface EmailChangeContext {
  /** Of the mail's link; empty without one. */
  code: string;
  /** `null` until it is known. */
  asked: AskedChange | null;
  failure: Failure | null;
}

export type EmailChangeEvent =
  /** Somebody followed the link of a mail; `null` when it carries no code. */
  | { type: 'link.opened'; code: string | null }
  | { type: 'check.retried' }
  | { type: 'change.confirmed' }
  | { type: 'change.declined' }
  /** The person went elsewhere. */
  | { type: 'change.left' };

export type EmailChangeEmitted =
  /** The email of an account has changed, or stays for good. */
  { type: 'email.settled' };

/** Milliseconds after which a call counts as not answered. Longer than the API client's own 20 s. */
export const ANSWER_TIMEOUT = 30_000;

const blank: EmailChangeContext = { code: '', asked: null, failure: null };

const types: {
  context?: EmailChangeContext;
  events?: EmailChangeEvent;
  emitted?: EmailChangeEmitted;
  tags?: 'busy';
} = {};

/** Confirms a change of an account's email by the link of a mail, or calls it off. */
export const emailChangeMachine = setup({
  types,
  actors: {
    checkEmailCode: promisePlaceholder<AskedChange, { code: string }>('checkEmailCode'),
    confirmEmailChange: promisePlaceholder<{ isChanged: boolean }, { code: string }>('confirmEmailChange'),
    declineEmailChange: promisePlaceholder<void, { code: string }>('declineEmailChange'),
  },
  guards: {
    isMailCode: (_, { code }: { code: string | null }) => mailCode.safeParse(code).success,
    isWrongCode: (_, failure: Failure) => failure.errNo === errNo.wrongCode,
    isChanged: (_, { isChanged }: { isChanged: boolean }) => isChanged,
  },
  actions: {
    keepCode: assign({ code: (_, { code }: { code: string | null }) => assertPresent(code) }),
    setAsked: assign({ asked: (_, asked: AskedChange) => asked }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    reset: assign(blank),
    tellSettled: emit({ type: 'email.settled' }),
  },
  delays: { answerTimeout: ANSWER_TIMEOUT },
}).createMachine({
  id: 'emailChange',
  context: blank,
  initial: 'closed',
  on: {
    'link.opened': linkOpened,
    'change.left': { target: '.closed', actions: 'reset' },
  },
  states: {
    closed: {},
    /** What a link is about is asked first: programs that look at mails open links as well, and confirm nothing so. */
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkEmailCode',
        src: 'checkEmailCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'asking', actions: withOutput('setAsked') },
        onError: [linkRefused, { target: 'checkFailed', actions: failed }],
      },
      after: { answerTimeout: { target: 'checkFailed', actions: unanswered } },
    },
    checkFailed: {
      on: { 'check.retried': { target: 'checking', actions: 'clearFailure' } },
    },
    asking: {
      on: {
        'change.confirmed': { target: 'confirming', actions: 'clearFailure' },
        'change.declined': { target: 'declining', actions: 'clearFailure' },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmEmailChange',
        src: 'confirmEmailChange',
        input: ({ context }) => ({ code: context.code }),
        onDone: [{ guard: withOutput('isChanged'), target: 'changed', actions: 'tellSettled' }, 'confirmed'],
        onError: [linkRefused, { target: 'asking', actions: failed }],
      },
      after: { answerTimeout: { target: 'asking', actions: unanswered } },
    },
    declining: {
      tags: 'busy',
      invoke: {
        id: 'declineEmailChange',
        src: 'declineEmailChange',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'declined', actions: 'tellSettled' },
        onError: [linkRefused, { target: 'asking', actions: failed }],
      },
      after: { answerTimeout: { target: 'asking', actions: unanswered } },
    },
    /** The other address has to confirm it as well. */
    confirmed: {},
    changed: {},
    declined: {},
    /** The link is used, too old or not whole. */
    linkBroken: {},
  },
});
