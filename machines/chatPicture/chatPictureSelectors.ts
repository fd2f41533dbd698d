import type { SnapshotFrom } from 'xstate';
import { type chatPictureMachine, isWish } from './chatPictureMachine.ts';

export type ChatPictureSnapshot = SnapshotFrom<typeof chatPictureMachine>;

/** It is being asked what the picture is to show. */
export const isAsking = (snapshot: ChatPictureSnapshot): boolean => snapshot.matches('asking');
export const wordsOf = ({ context }: ChatPictureSnapshot): string => context.words;
/** There are words, and not too many. */
export const hasWish = ({ context }: ChatPictureSnapshot): boolean => isWish(context.words);
