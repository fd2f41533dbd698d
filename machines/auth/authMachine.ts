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
            actions: [withEvent('setPresentation'), 'tellOpening'],
          },
          {
            guard: withEvent('isSignUp'),
            target: 'signUp',
            actions: [withEvent('setPresentation'), 'tellOpening'],
          },
          { target: 'forgotPassword', actions: [withEvent('setPresentation'), 'tellOpening'] },
        ],
        'signUp.restored': {
          target: 'confirmEmail',
          actions: [withEvent('setPresentation'), withEvent('keepSignUpEmail'), 'tellOpening'],
        },
        'link.opened': [
          {
            guard: withEvent('isMailCode'),
            target: 'confirmEmail.submitting',
            actions: [asPage, withEvent('keepCode'), 'tellOpening'],
          },
          { target: 'confirmEmail', actions: [asPage, withEvent('refuseCode'), 'tellOpening'] },
        ],
        'oauth.returned': [
          { guard: withEvent('isSuccess'), actions: 'tellSuccess' },
          { guard: withEvent('isPasswordNeeded'), target: 'linkAccount', actions: [asPage, 'tellOpening'] },
          {
            target: 'signIn',
            actions: [
              asPage,
              { type: 'setFailure', params: ({ event }) => ({ errNo: event.errNo, fields: [] }) },
              'tellOpening',
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
