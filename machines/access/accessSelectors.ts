import type { SnapshotFrom } from 'xstate';
import type { Access } from '#contract/access.ts';
import type { accessMachine, Target } from './accessMachine.ts';

export type AccessSnapshot = SnapshotFrom<typeof accessMachine>;
export type Identity = Access['identities'][number];
export type Session = Access['sessions'][number];

/** Nothing has been shown yet: the place for a skeleton. */
export const isLoadingFirst = (snapshot: AccessSnapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.sessions.length === 0;
/** The list could not be loaded. */
export const hasLoadFailed = (snapshot: AccessSnapshot): boolean => snapshot.hasTag('failed');
/** The person is asked something, or waits for it. */
export const isActing = (snapshot: AccessSnapshot): boolean => snapshot.hasTag('open');
export const isEnding = (snapshot: AccessSnapshot): boolean => snapshot.matches('ending');

const targetOf = (snapshot: AccessSnapshot, kind: Target['kind']): Target | null => {
  const { target } = snapshot.context;
  return isActing(snapshot) && target?.kind === kind ? target : null;
};
/** The third-party sign-in that is to be ended; `null` when there is none. */
export const identityToEndOf = (snapshot: AccessSnapshot): Identity | null => {
  const target = targetOf(snapshot, 'identity');
  return snapshot.context.identities.find(({ identityId }) => identityId === target?.id) ?? null;
};
/** The device that is to be signed out; `null` when there is none. */
export const sessionToEndOf = (snapshot: AccessSnapshot): Session | null => {
  const target = targetOf(snapshot, 'session');
  return snapshot.context.sessions.find(({ sessionId }) => sessionId === target?.id) ?? null;
};
