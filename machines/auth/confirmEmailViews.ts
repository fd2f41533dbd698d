import { assertEvent } from 'xstate';
import { failed, failureOf, withFailure } from '#machines/failure.ts';
import { corrected, refused, submitted, timedOut } from '#machines/formStates.ts';
import { withEvent } from '#machines/params.ts';
import { form, succeeded, toSignIn, toSignUp } from './authParts.ts';
import { authSetup } from './authSetup.ts';

/** A link from a mail starts here without a sign-up: it can be confirmed, but its mail cannot be sent again. */
export const confirmEmail = authSetup.createStateConfig({
  ...form([toSignIn, toSignUp]),
  states: {
    editing: {
      on: {
        'form.changed': corrected,
        'code.submitted': [
          { guard: withEvent('isMailCode'), target: 'submitting', actions: ['clearErrors', withEvent('keepCode')] },
          { actions: withEvent('refuseCode') },
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
        onError: [{ guard: withFailure('isNewPasswordNeeded'), target: '#auth.choosePassword' }, refused],
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
          { guard: withEvent('isMailCode'), target: 'submitting', actions: withEvent('keepCode') },
          { target: 'editing', actions: withEvent('refuseCode') },
        ],
        'mail.resendRequested': 'resending',
      },
    },
  },
});

/** The code is right, but not of this browser's sign-up: the account gets the password that is set here, and no other. */
export const choosePassword = authSetup.createStateConfig({
  ...form([toSignIn, toSignUp]),
  states: {
    editing: {
      on: {
        'form.changed': corrected,
        'password.submitted': submitted('isPassword', 'refusePassword'),
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
        onError: [{ guard: withFailure('isWrongCode'), target: '#auth.confirmEmail', actions: failed }, refused],
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});
