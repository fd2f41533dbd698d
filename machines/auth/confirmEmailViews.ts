import { assertEvent } from 'xstate';
import { failed, failureOf, unanswered, withFailure } from '#machines/failure.ts';
import { withEvent } from '#machines/params.ts';
import { authSetup } from './authSetup.ts';

const dismissed = { target: '#auth.closed', actions: ['reset', 'announceDismissal'] } as const;
const succeeded = { target: '#auth.closed', actions: ['reset', 'announceSuccess'] } as const;
const timedOut = { target: 'editing', actions: unanswered } as const;
/** A link from a mail starts here without a sign-up: it can be confirmed, but its mail cannot be sent again. */
export const confirmEmail = authSetup.createStateConfig({
  tags: 'open',
  on: {
    'auth.closed': dismissed,
    'view.chosen': [
      { guard: withEvent('isSignIn'), target: '#auth.signIn', actions: 'clearErrors' },
      { guard: withEvent('isSignUp'), target: '#auth.signUp', actions: 'clearErrors' },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.changed': { actions: withEvent('dropCorrected') },
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
        onError: [
          { guard: withFailure('isNewPasswordNeeded'), target: '#auth.choosePassword' },
          { target: 'editing', actions: failed },
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
  tags: 'open',
  on: {
    'auth.closed': dismissed,
    'view.chosen': [
      { guard: withEvent('isSignIn'), target: '#auth.signIn', actions: 'clearErrors' },
      { guard: withEvent('isSignUp'), target: '#auth.signUp', actions: 'clearErrors' },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.changed': { actions: withEvent('dropCorrected') },
        'password.submitted': [
          { guard: withEvent('isPassword'), target: 'submitting', actions: 'clearErrors' },
          { actions: withEvent('refusePassword') },
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
          { guard: withFailure('isWrongCode'), target: '#auth.confirmEmail', actions: failed },
          { target: 'editing', actions: failed },
        ],
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});
