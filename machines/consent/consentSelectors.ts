import type { SnapshotFrom } from 'xstate';
import type { consentMachine } from './consentMachine.ts';

export type ConsentSnapshot = SnapshotFrom<typeof consentMachine>;

/** How it stands: one of the machine's states. */
export const consentOf = ({ value }: ConsentSnapshot): ConsentSnapshot['value'] => value;

/** Whether anything may be told of what happens. */
export const isAllowed = (snapshot: ConsentSnapshot): boolean => snapshot.matches('allowed');

/** The person has said here that nothing may be told. */
export const isRefused = (snapshot: ConsentSnapshot): boolean => snapshot.matches('refused');
