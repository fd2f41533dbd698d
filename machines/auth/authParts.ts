import { withEvent } from '#machines/params.ts';

/** What the views of the container share: a form to edit, an answer to wait for, and ways to the others. */

export const dismissed = { target: '#auth.closed', actions: ['reset', 'tellDismissal'] } as const;
export const succeeded = { target: '#auth.closed', actions: ['reset', 'tellSuccess'] } as const;

export const toSignIn = { guard: withEvent('isSignIn'), target: '#auth.signIn', actions: 'clearErrors' } as const;
export const toSignUp = { guard: withEvent('isSignUp'), target: '#auth.signUp', actions: 'clearErrors' } as const;
export const toForgotPassword = {
  guard: withEvent('isForgotPassword'),
  target: '#auth.forgotPassword',
  actions: 'clearErrors',
} as const;
export const toThirdParty = {
  target: '#auth.authRedirect',
  actions: ['clearErrors', withEvent('keepThirdParty')],
} as const;

/** A form, which can be left by `ways` to other views. */
export const form = <const Ways>(ways: Ways) =>
  ({ tags: 'open', on: { 'auth.closed': dismissed, 'view.chosen': ways }, initial: 'editing' }) as const;
