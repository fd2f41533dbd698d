import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './authMachine.ts';
import type { AuthPresentation } from './authSetup.ts';

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** Which view is shown; `null` while the container is closed. */
export const viewOf = (snapshot: AuthSnapshot): 'signIn' | 'signUp' | 'confirmEmail' | null => {
  if (snapshot.matches('signIn')) return 'signIn';
  if (snapshot.matches('signUp')) return 'signUp';
  return snapshot.matches('confirmEmail') ? 'confirmEmail' : null;
};

/** How the container is shown; `null` while it is closed. */
export const presentationOf = (snapshot: AuthSnapshot): AuthPresentation | null =>
  snapshot.hasTag('open') ? snapshot.context.presentation : null;

/** An answer is awaited. */
export const isBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('busy');
/** The mail is being sent again, which leaves the code's own button as it is. */
export const isResending = (snapshot: AuthSnapshot): boolean => snapshot.matches({ confirmEmail: 'resending' });
/** The mail has been sent again. */
export const isResent = (snapshot: AuthSnapshot): boolean => snapshot.matches({ confirmEmail: 'resent' });
/** The mail can be sent again, now or after what is awaited: not after a link that was opened without signing up here. */
export const knowsSignUp = ({ context }: AuthSnapshot): boolean => context.signupInputEmail !== '';

/** To fill the e-mail field with. */
export const emailOf = ({ context }: AuthSnapshot): string => context.email;
/** Where the mail went; empty when it is not known. */
export const signUpEmailOf = ({ context }: AuthSnapshot): string => context.signupInputEmail;
