import { failureOf, unanswered } from '#machines/failure.ts';
import { corrected, refused, timedOut } from '#machines/formStates.ts';
import { withEvent } from '#machines/params.ts';
import { form, toSignIn, toSignUp } from './authParts.ts';
import { authSetup } from './authSetup.ts';

/** Asks for a mail that leads to a new password. Says alike for every email that it is on its way. */
export const forgotPassword = authSetup.createStateConfig({
  ...form([toSignIn, toSignUp]),
  states: {
    editing: {
      on: {
        'form.changed': corrected,
        'email.submitted': [
          { guard: withEvent('isEmail'), target: 'submitting', actions: ['clearErrors', withEvent('keepEmail')] },
          { actions: withEvent('refuseEmail') },
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
        onError: refused,
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
    sent: {
      tags: 'sent',
      on: {
        'mail.resendRequested': { target: 'resending', actions: 'clearErrors' },
        'view.chosen': { guard: withEvent('isForgotPassword'), target: 'editing', actions: 'clearErrors' },
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
        'view.chosen': { guard: withEvent('isForgotPassword'), target: 'editing' },
      },
    },
  },
});
