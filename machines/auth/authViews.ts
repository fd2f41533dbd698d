import { assertEvent } from 'xstate';
import { corrected, refused, timedOut } from '#machines/formStates.ts';
import { withEvent } from '#machines/params.ts';
import { form, succeeded, toForgotPassword, toSignIn, toSignUp, toThirdParty } from './authParts.ts';
import { authSetup } from './authSetup.ts';

export const signIn = authSetup.createStateConfig({
  ...form([toSignUp, toForgotPassword]),
  states: {
    editing: {
      on: {
        'form.changed': corrected,
        'credentials.submitted': [
          { guard: withEvent('isCredentials'), target: 'submitting', actions: ['clearErrors', withEvent('keepEmail')] },
          { actions: withEvent('refuseCredentials') },
        ],
        'provider.chosen': toThirdParty,
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
        onError: refused,
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});

export const signUp = authSetup.createStateConfig({
  ...form(toSignIn),
  states: {
    editing: {
      on: {
        'form.changed': corrected,
        'credentials.submitted': [
          {
            guard: withEvent('isCredentials'),
            target: 'submitting',
            actions: ['clearErrors', withEvent('keepEmail'), withEvent('keepSignUpInput')],
          },
          { actions: withEvent('refuseCredentials') },
        ],
        'provider.chosen': toThirdParty,
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'sendSignUpMail',
        src: 'sendSignUpMail',
        input: ({ context }) => ({ email: context.signupInputEmail, password: context.signupInputPassword }),
        onDone: '#auth.confirmEmail',
        onError: refused,
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});
