import { assertEvent } from 'xstate';
import { failureOf, noAnswer } from '#machines/failure.ts';
import { authSetup } from './authSetup.ts';

/** The views of the container: each a form to edit, an answer to wait for, and ways to the others. */

const dismissed = { target: '#auth.closed', actions: ['reset', 'announceDismissal'] } as const;
const succeeded = { target: '#auth.closed', actions: ['reset', 'announceSuccess'] } as const;
const timedOut = { target: 'editing', actions: { type: 'setFailure', params: noAnswer } } as const;

export const signIn = authSetup.createStateConfig({
  tags: 'open',
  on: {
    'auth.closed': dismissed,
    'view.chosen': [
      { guard: { type: 'isSignUp', params: ({ event }) => event }, target: '#auth.signUp', actions: 'clearErrors' },
      {
        guard: { type: 'isForgotPassword', params: ({ event }) => event },
        target: '#auth.forgotPassword',
        actions: 'clearErrors',
      },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'credentials.submitted': [
          {
            guard: { type: 'isCredentials', params: ({ event }) => event },
            target: 'submitting',
            actions: ['clearErrors', { type: 'keepEmail', params: ({ event }) => event }],
          },
          { actions: { type: 'refuseCredentials', params: ({ event }) => event } },
        ],
        'provider.chosen': {
          target: '#auth.authRedirect',
          actions: ['clearErrors', { type: 'keepThirdParty', params: ({ event }) => event }],
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ event }) => {
          assertEvent(event, 'credentials.submitted');
          return { email: event.email, password: event.password };
        },
        onDone: succeeded,
        onError: {
          target: 'editing',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});

export const signUp = authSetup.createStateConfig({
  tags: 'open',
  on: {
    'auth.closed': dismissed,
    'view.chosen': {
      guard: { type: 'isSignIn', params: ({ event }) => event },
      target: '#auth.signIn',
      actions: 'clearErrors',
    },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'credentials.submitted': [
          {
            guard: { type: 'isCredentials', params: ({ event }) => event },
            target: 'submitting',
            actions: [
              'clearErrors',
              { type: 'keepEmail', params: ({ event }) => event },
              { type: 'keepSignUpInput', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'refuseCredentials', params: ({ event }) => event } },
        ],
        'provider.chosen': {
          target: '#auth.authRedirect',
          actions: ['clearErrors', { type: 'keepThirdParty', params: ({ event }) => event }],
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'sendSignUpMail',
        src: 'sendSignUpMail',
        input: ({ context }) => ({ email: context.signupInputEmail, password: context.signupInputPassword }),
        onDone: '#auth.confirmEmail',
        onError: {
          target: 'editing',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});

/** A link from a mail starts here without a sign-up: it can be confirmed, but its mail cannot be sent again. */
export const confirmEmail = authSetup.createStateConfig({
  tags: 'open',
  on: {
    'auth.closed': dismissed,
    'view.chosen': [
      { guard: { type: 'isSignIn', params: ({ event }) => event }, target: '#auth.signIn', actions: 'clearErrors' },
      { guard: { type: 'isSignUp', params: ({ event }) => event }, target: '#auth.signUp', actions: 'clearErrors' },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'code.submitted': [
          {
            guard: { type: 'isMailCode', params: ({ event }) => event },
            target: 'submitting',
            actions: 'clearErrors',
          },
          { actions: { type: 'refuseCode', params: ({ event }) => event } },
        ],
        'mail.resendRequested': { guard: 'hasSignUpInput', target: 'resending', actions: 'clearErrors' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ event }) => {
          assertEvent(event, ['code.submitted', 'link.opened']);
          return { code: event.code };
        },
        onDone: succeeded,
        onError: {
          target: 'editing',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'sendSignUpMail',
        src: 'sendSignUpMail',
        input: ({ context }) => ({ email: context.signupInputEmail, password: context.signupInputPassword }),
        onDone: 'resent',
        // What the server says about e-mail and password has no field in this view.
        onError: {
          target: 'editing',
          actions: { type: 'setFailure', params: ({ event }) => ({ ...failureOf(event.error), fields: [] }) },
        },
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
    /** Like editing, and says that the mail is on its way again. */
    resent: {
      on: {
        'code.submitted': [
          { guard: { type: 'isMailCode', params: ({ event }) => event }, target: 'submitting' },
          { target: 'editing', actions: { type: 'refuseCode', params: ({ event }) => event } },
        ],
        'mail.resendRequested': 'resending',
      },
    },
  },
});
