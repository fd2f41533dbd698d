import type { SnapshotFrom } from 'xstate';
import type { AskedChange, emailChangeMachine } from './emailChangeMachine.ts';

export type EmailChangeSnapshot = SnapshotFrom<typeof emailChangeMachine>;

/** No link is followed. */
export const isClosed = (snapshot: EmailChangeSnapshot): boolean => snapshot.matches('closed');
/** What the link would confirm; `null` while that is not known. */
export const askedOf = ({ context }: EmailChangeSnapshot): AskedChange | null => context.asked;
/** An answer is awaited. */
export const isBusy = (snapshot: EmailChangeSnapshot): boolean => snapshot.hasTag('busy');
export const isConfirming = (snapshot: EmailChangeSnapshot): boolean => snapshot.matches('confirming');
export const isDeclining = (snapshot: EmailChangeSnapshot): boolean => snapshot.matches('declining');
