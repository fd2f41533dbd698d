import { assertEvent, assign, emit, setup } from 'xstate';
import { mailCode, password } from '#contract/account.ts';
import type { FieldError } from '#contract/envelope.ts';
import { errNo } from '#contract/errNo.ts';
import { checkFields, type FormValues, stillWrong } from '#machines/checkFields.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import type { Failure } from '#machines/failure.ts';
import { corrected, refused, submitted, timedOut } from '#machines/formStates.ts';
import { linkOpened, linkRefused } from '#machines/mailLink.ts';
import { withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export interface NewPassword {
  code: string;
  password: string;
}

/** What the new password has ended: how many other sessions, and which third-party sign-ins, by name. */
export interface Ended {
  sessions: number;
  identities: readonly string[];
}

export interface PasswordResetContext {
  /** Of the mail's link; empty without one. */
  code: string;
  /** Of the password that was set; `null` before. */
  ended: Ended | null;
  failure: Failure | null;
  fields: readonly FieldError[];
}

export type PasswordResetEvent =
  /** Somebody followed the link of a mail; `null` when it carries no code. */
  | { type: 'link.opened'; code: string | null }
  | ({ type: 'form.changed' } & FormValues)
  | { type: 'password.submitted'; password: string }
  | { type: 'submit.cancelled' }
  | { type: 'resetMail.requested' }
  /** The person went elsewhere. */
  | { type: 'reset.closed' };

export type PasswordResetEmitted =
  /** The password is set and there is a session. */
  | { type: 'password.reset' }
  /** The person wants another mail. */
  | { type: 'resetMail.wanted' };

/** Milliseconds after which a call counts as not answered. Longer than the API client's own 20 s. */
export const SUBMIT_TIMEOUT = 30_000;

const blank: PasswordResetContext = { code: '', ended: null, failure: null, fields: [] };
const wrongPassword = (input: { password: string }): FieldError[] =>
  checkFields({ password }, { password: input.password });

const types: {
  context?: PasswordResetContext;
  events?: PasswordResetEvent;
  emitted?: PasswordResetEmitted;
  tags?: 'busy';
} = {};

/** Sets a new password by the link of a mail. */
export const passwordResetMachine = setup({
  types,
  actors: {
    checkResetCode: promisePlaceholder<void, { code: string }>('checkResetCode'),
    setPassword: promisePlaceholder<Ended, NewPassword>('setPassword'),
  },
  guards: {
    isMailCode: (_, { code }: { code: string | null }) => mailCode.safeParse(code).success,
    isPassword: (_, input: { password: string }) => wrongPassword(input).length === 0,
    isWrongCode: (_, failure: Failure) => failure.errNo === errNo.wrongCode,
  },
  actions: {
    keepCode: assign({ code: (_, { code }: { code: string | null }) => assertPresent(code) }),
    refusePassword: assign({ failure: null, fields: (_, input: { password: string }) => wrongPassword(input) }),
    setFailure: assign({
      failure: (_, failure: Failure) => failure,
      fields: (_, failure: Failure) => failure.fields,
    }),
    setEnded: assign({ ended: (_, ended: Ended) => ended }),
    dropCorrected: assign({
      fields: ({ context }, form: FormValues) => stillWrong(context.fields, { password }, form),
    }),
    clearErrors: assign({ failure: null, fields: [] }),
    reset: assign(blank),
    tellReset: emit({ type: 'password.reset' }),
    tellMailWanted: emit({ type: 'resetMail.wanted' }),
  },
  delays: { submitTimeout: SUBMIT_TIMEOUT },
}).createMachine({
  id: 'passwordReset',
  context: blank,
  initial: 'closed',
  on: {
    'link.opened': linkOpened,
    'reset.closed': { target: '.closed', actions: 'reset' },
  },
  states: {
    closed: {},
    /** A link that is used or too old is told before a password is typed. Where nobody can tell, saving will. */
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkResetCode',
        src: 'checkResetCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: 'editing',
        onError: [linkRefused, refused],
      },
      after: { submitTimeout: timedOut },
    },
    editing: {
      on: {
        'form.changed': corrected,
        'password.submitted': submitted('isPassword', 'refusePassword'),
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context, event }) => {
          assertEvent(event, 'password.submitted');
          return { code: context.code, password: event.password };
        },
        onDone: { target: 'reviewing', actions: ['reset', withOutput('setEnded'), 'tellReset'] },
        onError: [linkRefused, refused],
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
    /** The password is set: it says what that has ended, beside who can get in still. */
    reviewing: {},
    /** The link is used, too old or not whole. */
    linkBroken: {
      on: { 'resetMail.requested': { target: 'closed', actions: 'tellMailWanted' } },
    },
  },
});
