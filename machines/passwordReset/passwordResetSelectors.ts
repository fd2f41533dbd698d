import type { SnapshotFrom } from 'xstate';
import type { Ended, passwordResetMachine } from './passwordResetMachine.ts';

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

/** No link is followed. */
export const isClosed = (snapshot: PasswordResetSnapshot): boolean => snapshot.matches('closed');
/** It is not known yet whether the link works. */
export const isChecking = (snapshot: PasswordResetSnapshot): boolean => snapshot.matches('checking');
/** An answer is awaited. */
export const isBusy = (snapshot: PasswordResetSnapshot): boolean => snapshot.hasTag('busy');
/** What the new password has ended; `null` before it is set. */
export const endedOf = ({ context }: PasswordResetSnapshot): Ended | null => context.ended;
/** The link leads nowhere: another mail is needed. */
export const isLinkBroken = (snapshot: PasswordResetSnapshot): boolean => snapshot.matches('linkBroken');
/** There is a form to fill in. */
export const isOpen = (snapshot: PasswordResetSnapshot): boolean =>
  snapshot.matches('editing') || snapshot.matches('submitting');
