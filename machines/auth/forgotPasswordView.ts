import { failureOf, noAnswer } from '#machines/failure.ts';
import { authSetup } from './authSetup.ts';

const unanswered = { type: 'setFailure', params: noAnswer } as const;

/** Asks for a mail that leads to a new password. Says alike for every email that it is on its way. */
export const forgotPassword = authSetup.createStateConfig({
  tags: 'open',
  on: {
    'auth.closed': { target: '#auth.closed', actions: ['reset', 'announceDismissal'] },
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
        'email.submitted': [
          {
            guard: { type: 'isEmail', params: ({ event }) => event },
            target: 'submitting',
            actions: ['clearErrors', { type: 'keepEmail', params: ({ event }) => event }],
          },
          { actions: { type: 'refuseEmail', params: ({ event }) => event } },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'sendResetMail',
        src: 'sendResetMail',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'sent',
        onError: {
          target: 'editing',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: { submitTimeout: { target: 'editing', actions: unanswered } },
      on: { 'submit.cancelled': 'editing' },
    },
    sent: {
      tags: 'sent',
      on: {
        'mail.resendRequested': { target: 'resending', actions: 'clearErrors' },
        'view.chosen': {
          guard: { type: 'isForgotPassword', params: ({ event }) => event },
          target: 'editing',
          actions: 'clearErrors',
        },
      },
    },
    resending: {
      tags: ['busy', 'sent'],
      invoke: {
        id: 'sendResetMail',
        src: 'sendResetMail',
        input: ({ context }) => ({ email: context.email }),
        onDone: 'resent',
        onError: {
          target: 'sent',
          actions: { type: 'setFailure', params: ({ event }) => ({ ...failureOf(event.error), fields: [] }) },
        },
      },
      after: { submitTimeout: { target: 'sent', actions: unanswered } },
      on: { 'submit.cancelled': 'sent' },
    },
    /** Like sent, and says that the mail is on its way again. */
    resent: {
      tags: 'sent',
      on: {
        'mail.resendRequested': 'resending',
        'view.chosen': { guard: { type: 'isForgotPassword', params: ({ event }) => event }, target: 'editing' },
      },
    },
  },
});
