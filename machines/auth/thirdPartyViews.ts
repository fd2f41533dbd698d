import { assertEvent } from 'xstate';
import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { corrected, refused, submitted, timedOut } from '#machines/formStates.ts';
import { withOutput } from '#machines/params.ts';
import { dismissed, form, succeeded, toForgotPassword, toSignIn } from './authParts.ts';
import { authSetup } from './authSetup.ts';

/** On the way to a third party: its address is asked for, then the browser leaves. */
export const authRedirect = authSetup.createStateConfig({
  tags: ['open', 'busy'],
  on: {
    'auth.closed': dismissed,
    'submit.cancelled': '#auth.signIn',
  },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'authorize',
        src: 'authorize',
        input: ({ context }) => ({ oauthType: context.oauthType }),
        onDone: { target: 'leaving', actions: withOutput('tellAuthURL') },
        onError: { target: '#auth.signIn', actions: failed },
      },
      after: { submitTimeout: { target: '#auth.signIn', actions: unanswered } },
    },
    /** A browser that is still here after a while could not reach the third party. */
    leaving: {
      after: { leaveTimeout: { target: '#auth.signIn', actions: unanswered } },
    },
  },
});

/** The email of a third party has an account here: its password, given once, joins the two. */
export const linkAccount = authSetup.createStateConfig({
  ...form([toSignIn, toForgotPassword]),
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
        id: 'linkIdentity',
        src: 'linkIdentity',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return { password: event.password };
        },
        onDone: succeeded,
        onError: [{ guard: withFailure('isSignInExpired'), target: '#auth.signIn', actions: failed }, refused],
      },
      after: { submitTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});
