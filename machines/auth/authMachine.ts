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
            guard: { type: 'isSignIn', params: ({ event }) => event },
            target: 'signIn',
            actions: [{ type: 'setPresentation', params: ({ event }) => event }, 'announceOpening'],
          },
          {
            guard: { type: 'isSignUp', params: ({ event }) => event },
            target: 'signUp',
            actions: [{ type: 'setPresentation', params: ({ event }) => event }, 'announceOpening'],
          },
          {
            target: 'forgotPassword',
            actions: [{ type: 'setPresentation', params: ({ event }) => event }, 'announceOpening'],
          },
        ],
        'signUp.restored': {
          target: 'confirmEmail',
          actions: [
            { type: 'setPresentation', params: ({ event }) => event },
            { type: 'keepSignUpEmail', params: ({ event }) => event },
            'announceOpening',
          ],
        },
        'link.opened': [
          {
            guard: { type: 'isMailCode', params: ({ event }) => event },
            target: 'confirmEmail.submitting',
            actions: [asPage, { type: 'keepCode', params: ({ event }) => event }, 'announceOpening'],
          },
          {
            target: 'confirmEmail',
            actions: [asPage, { type: 'refuseCode', params: ({ event }) => event }, 'announceOpening'],
          },
        ],
        'oauth.returned': [
          { guard: { type: 'isSuccess', params: ({ event }) => event }, actions: 'announceSuccess' },
          {
            guard: { type: 'isPasswordNeeded', params: ({ event }) => event },
            target: 'linkAccount',
            actions: [asPage, 'announceOpening'],
          },
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
