import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#machines/failure.ts';
import type { speechMachine } from './speechMachine.ts';

export type SpeechSnapshot = SnapshotFrom<typeof speechMachine>;

/** The message that is being heard; `null` when there is none. */
export const speakingId = (snapshot: SpeechSnapshot): string | null =>
  snapshot.matches({ speaking: 'sounding' }) ? snapshot.context.msgId : null;
/** The message that will be heard in a moment; `null` when there is none. */
export const preparingId = (snapshot: SpeechSnapshot): string | null =>
  snapshot.hasTag('busy') ? snapshot.context.msgId : null;
/** The message that is heard once the person presses something; `null` when there is none. */
export const blockedId = (snapshot: SpeechSnapshot): string | null =>
  snapshot.matches('blocked') ? snapshot.context.msgId : null;
/** The message that could not be read out; `null` when there is none. */
export const failedId = (snapshot: SpeechSnapshot): string | null =>
  snapshot.hasTag('failed') ? snapshot.context.msgId : null;

/** Why `failedId` could not be read out; `null` when the browser could not play the sound, or has no voice. */
export const failure = ({ context }: SpeechSnapshot): Failure | null => context.failure;
