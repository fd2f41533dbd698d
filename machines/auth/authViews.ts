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
        'form.changed': { actions: { type: 'dropCorrected', params: ({ event }) => event } },
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
        'form.changed': { actions: { type: 'dropCorrected', params: ({ event }) => event } },
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
