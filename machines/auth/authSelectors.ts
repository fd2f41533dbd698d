import type { SnapshotFrom } from 'xstate';
import type { authMachine } from './authMachine.ts';
import type { AuthPresentation } from './authSetup.ts';

export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

const views = [
  'signIn',
  'signUp',
  'confirmEmail',
  'choosePassword',
  'forgotPassword',
  'authRedirect',
  'linkAccount',
] as const;
/** What the container shows. */
export type OpenAuthView = (typeof views)[number];

/** Which view is shown; `null` while the container is closed. */
export const viewOf = (snapshot: AuthSnapshot): OpenAuthView | null =>
  views.find((view) => snapshot.matches(view)) ?? null;

/** How the container is shown; `null` while it is closed. */
export const presentationOf = (snapshot: AuthSnapshot): AuthPresentation | null =>
  snapshot.hasTag('open') ? snapshot.context.presentation : null;

/** An answer is awaited. */
export const isBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('busy');
/** The mail is being sent again, which leaves the view's own button as it is. */
export const isResending = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches({ confirmEmail: 'resending' }) || snapshot.matches({ forgotPassword: 'resending' });
/** The mail has been sent again. */
export const isResent = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches({ confirmEmail: 'resent' }) || snapshot.matches({ forgotPassword: 'resent' });
/** The mail that leads to a new password has been asked for. */
export const isMailSent = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('sent');
/** Somebody has signed up here, whose mail can be sent again: not after a link that was opened without that. */
export const knowsSignUp = ({ context }: AuthSnapshot): boolean => context.signupInputEmail !== '';
/** A link that was followed is being confirmed, without a form. */
export const isConfirmingLink = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches({ confirmEmail: 'submitting' }) && !knowsSignUp(snapshot);

/** To fill the email field with; where the mail for a new password went. */
export const emailOf = ({ context }: AuthSnapshot): string => context.email;
/** Where the mail of the sign-up went; empty when it is not known. */
export const signUpEmailOf = ({ context }: AuthSnapshot): string => context.signupInputEmail;
/** The third-party sign-in that was chosen last; empty before. */
export const oauthTypeOf = ({ context }: AuthSnapshot): string => context.oauthType;
