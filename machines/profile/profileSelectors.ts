import type { SnapshotFrom } from 'xstate';
import type { profileMachine } from './profileMachine.ts';

export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoading = (snapshot: ProfileSnapshot): boolean => snapshot.matches('loading');
export const isMissing = (snapshot: ProfileSnapshot): boolean => snapshot.matches('missing');
export const hasFailed = (snapshot: ProfileSnapshot): boolean => snapshot.matches('failed');

/** Place among the pictures of the one that is shown large; `null` while none is. */
export const largePicture = (snapshot: ProfileSnapshot): number | null =>
  snapshot.matches({ shown: { pictures: 'large' } }) ? snapshot.context.picture : null;
export const canLeaf = (snapshot: ProfileSnapshot): boolean => snapshot.can({ type: 'picture.next' });

export const canShare = (snapshot: ProfileSnapshot): boolean => snapshot.can({ type: 'share.requested' });
export const isCopied = (snapshot: ProfileSnapshot): boolean => snapshot.matches({ shown: { address: 'copied' } });
export const isNotShared = (snapshot: ProfileSnapshot): boolean =>
  snapshot.matches({ shown: { address: 'notShared' } });
