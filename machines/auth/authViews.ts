import { assertEvent } from 'xstate';
import { failed, unanswered } from '#machines/failure.ts';
import { withEvent } from '#machines/params.ts';
import { authSetup } from './authSetup.ts';

/** The views of the container: each a form to edit, an answer to wait for, and ways to the others. */

const dismissed = { target: '#auth.closed', actions: ['reset', 'announceDismissal'] } as const;
const succeeded = { target: '#auth.closed', actions: ['reset', 'announceSuccess'] } as const;
const timedOut = { target: 'editing', actions: unanswered } as const;

export const signIn = authSetup.createStateConfig({
  tags: 'open',
  on: {
    'auth.closed': dismissed,
    'view.chosen': [
      { guard: withEvent('isSignUp'), target: '#auth.signUp', actions: 'clearErrors' },
      { guard: withEvent('isForgotPassword'), target: '#auth.forgotPassword', actions: 'clearErrors' },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.changed': { actions: withEvent('dropCorrected') },
        'credentials.submitted': [
          { guard: withEvent('isCredentials'), target: 'submitting', actions: ['clearErrors', withEvent('keepEmail')] },
          { actions: withEvent('refuseCredentials') },
        ],
        'provider.chosen': { target: '#auth.authRedirect', actions: ['clearErrors', withEvent('keepThirdParty')] },
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
        onError: { target: 'editing', actions: failed },
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
    'view.chosen': { guard: withEvent('isSignIn'), target: '#auth.signIn', actions: 'clearErrors' },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.changed': { actions: withEvent('dropCorrected') },
        'credentials.submitted': [
          {
            guard: withEvent('isCredentials'),
            target: 'submitting',
            actions: ['clearErrors', withEvent('keepEmail'), withEvent('keepSignUpInput')],
          },
          { actions: withEvent('refuseCredentials') },
        ],
        'provider.chosen': { target: '#auth.authRedirect', actions: ['clearErrors', withEvent('keepThirdParty')] },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'sendSignUpMail',
        src: 'sendSignUpMail',
        input: ({ context }) => ({ email: context.signupInputEmail, password: context.signupInputPassword }),
        onDone: '#auth.confirmEmail',
        onError: { target: 'editing', actions: failed },
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});
