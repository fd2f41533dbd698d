import { withEvent } from '#machines/params.ts';
import { authSetup, blank } from './authSetup.ts';
import { signIn, signUp } from './authViews.ts';
import { choosePassword, confirmEmail } from './confirmEmailViews.ts';
import { forgotPassword } from './forgotPasswordView.ts';
import { authRedirect, linkAccount } from './thirdPartyViews.ts';

const asPage = { type: 'setPresentation', params: { presentation: 'page' } } as const;

/**
 * The container in which people sign in, sign up, confirm their email, ask for a new password and go to third parties.
 * Links of mails and third parties lead into it, as pages.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'auth.opened': [
          {
            guard: withEvent('isSignIn'),
            target: 'signIn',
            actions: [withEvent('setPresentation'), 'announceOpening'],
          },
          {
            guard: withEvent('isSignUp'),
            target: 'signUp',
            actions: [withEvent('setPresentation'), 'announceOpening'],
          },
          { target: 'forgotPassword', actions: [withEvent('setPresentation'), 'announceOpening'] },
        ],
        'signUp.restored': {
          target: 'confirmEmail',
          actions: [withEvent('setPresentation'), withEvent('keepSignUpEmail'), 'announceOpening'],
        },
        'link.opened': [
          {
            guard: withEvent('isMailCode'),
            target: 'confirmEmail.submitting',
            actions: [asPage, withEvent('keepCode'), 'announceOpening'],
          },
          { target: 'confirmEmail', actions: [asPage, withEvent('refuseCode'), 'announceOpening'] },
        ],
        'oauth.returned': [
          { guard: withEvent('isSuccess'), actions: 'announceSuccess' },
          { guard: withEvent('isPasswordNeeded'), target: 'linkAccount', actions: [asPage, 'announceOpening'] },
          {
            target: 'signIn',
            actions: [
              asPage,
              { type: 'setFailure', params: ({ event }) => ({ errNo: event.errNo, fields: [] }) },
              'announceOpening',
            ],
          },
        ],
      },
    },
    signIn,
    signUp,
    confirmEmail,
    choosePassword,
    forgotPassword,
    authRedirect,
    linkAccount,
  },
});
