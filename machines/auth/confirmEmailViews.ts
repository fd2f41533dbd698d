import { assertEvent } from 'xstate';
import { failureOf, noAnswer } from '#machines/failure.ts';
import { authSetup } from './authSetup.ts';

const dismissed = { target: '#auth.closed', actions: ['reset', 'announceDismissal'] } as const;
const succeeded = { target: '#auth.closed', actions: ['reset', 'announceSuccess'] } as const;
const timedOut = { target: 'editing', actions: { type: 'setFailure', params: noAnswer } } as const;
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
        'form.changed': { actions: { type: 'dropCorrected', params: ({ event }) => event } },
        'code.submitted': [
          {
            guard: { type: 'isMailCode', params: ({ event }) => event },
            target: 'submitting',
            actions: ['clearErrors', { type: 'keepCode', params: ({ event }) => event }],
          },
          { actions: { type: 'refuseCode', params: ({ event }) => event } },
        ],
        'mail.resendRequested': { guard: 'hasSignUp', target: 'resending', actions: 'clearErrors' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context }) => ({ code: context.code }),
        onDone: succeeded,
        onError: [
          {
            guard: { type: 'isNewPasswordNeeded', params: ({ event }) => failureOf(event.error) },
            target: '#auth.choosePassword',
          },
          {
            target: 'editing',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
          },
        ],
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'sendSignUpMail',
        src: 'sendSignUpMail',
        input: ({ context: { signupInputEmail: email, signupInputPassword: password } }) =>
          password === '' ? { email } : { email, password },
        onDone: 'resent',
        // What the server says about email and password has no field in this view.
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
          {
            guard: { type: 'isMailCode', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'keepCode', params: ({ event }) => event },
          },
          { target: 'editing', actions: { type: 'refuseCode', params: ({ event }) => event } },
        ],
        'mail.resendRequested': 'resending',
      },
    },
  },
});

/** The code is right, but not of this browser's sign-up: the account gets the password that is set here, and no other. */
export const choosePassword = authSetup.createStateConfig({
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
        'form.changed': { actions: { type: 'dropCorrected', params: ({ event }) => event } },
        'password.submitted': [
          {
            guard: { type: 'isPassword', params: ({ event }) => event },
            target: 'submitting',
            actions: 'clearErrors',
          },
          { actions: { type: 'refusePassword', params: ({ event }) => event } },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context, event }) => {
          assertEvent(event, 'password.submitted');
          return { code: context.code, password: event.password };
        },
        onDone: succeeded,
        onError: [
          {
            guard: { type: 'isWrongCode', params: ({ event }) => failureOf(event.error) },
            target: '#auth.confirmEmail',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
          },
          {
            target: 'editing',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
          },
        ],
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});
