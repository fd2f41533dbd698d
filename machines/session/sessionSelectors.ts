import type { SnapshotFrom } from 'xstate';
import type { User } from '#contract/user.ts';
import type { SettingsUser } from '#machines/settings/settingsSetup.ts';
import { type sessionMachine, UNKNOWN } from './sessionMachine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The person, set up or not; `null` when signed out or not known yet. */
export const userOf = ({ context }: SessionSnapshot): User | null => context.user;
/** Signed in with everything that setup asks for. */
export const isSignedIn = (snapshot: SessionSnapshot): boolean => snapshot.matches('signedIn');
/** Signed in, but setup is not finished. */
export const isSettingUp = (snapshot: SessionSnapshot): boolean => snapshot.matches('settingUp');
const isAskedFor = (snapshot: SessionSnapshot): boolean => snapshot.matches('loading') || snapshot.matches('failed');
/** The first answer is still awaited, however often it did not come: the place for a skeleton of the account menu. */
export const isUnknown = (snapshot: SessionSnapshot): boolean =>
  isAskedFor(snapshot) && snapshot.context.userInfoCode === UNKNOWN;
/** Nobody is signed in, as the server has told. */
export const isSignedOut = (snapshot: SessionSnapshot): boolean => userOf(snapshot) === null && !isUnknown(snapshot);
/** What is known of the account is what the server last said: it is not being asked anew. */
export const isCurrent = (snapshot: SessionSnapshot): boolean => !isAskedFor(snapshot);
/** The server was asked in vain, and has not told since. */
export const hasLoadFailed = (snapshot: SessionSnapshot): boolean => isAskedFor(snapshot) && snapshot.context.tries > 0;
/** The server is being asked at this moment. */
export const isLoading = (snapshot: SessionSnapshot): boolean => snapshot.matches('loading');
/** Whether the device says that it has a network. */
export const isOnline = ({ context }: SessionSnapshot): boolean => context.isOnline;
export const isSigningOut = (snapshot: SessionSnapshot): boolean => snapshot.matches('signingOut');
export const hasSignOutFailed = (snapshot: SessionSnapshot): boolean => snapshot.matches('signOutFailed');
/** What one use of a service costs, in tokens; `null` when it is not known. */
export const costOf =
  (service: string) =>
  ({ context }: SessionSnapshot): number | null =>
    context.user?.serviceCosts.find((item) => item.service === service)?.cost ?? null;
/** How many answers the person can still pay for; `null` where that is not known, or answers cost nothing. */
export const answersLeftOf = (snapshot: SessionSnapshot): number | null => {
  const tokens = userOf(snapshot)?.tokens ?? null;
  const cost = costOf('chat')(snapshot) ?? 0;
  return tokens === null || cost === 0 ? null : Math.floor(tokens / cost);
};
/** What the settings need to know of who is signed in and set up; `null` for anybody else. */
export const settingsUserOf = (snapshot: SessionSnapshot): SettingsUser | null => {
  const { user } = snapshot.context;
  if (user === null) return null;
  const {
    email,
    newEmail = null,
    name,
    pronoun,
    hasPassword,
    country,
    pictureChoice = 'ask',
    showsReasoning = false,
  } = user;
  if (name === null || pronoun === null) return null;
  return { email, newEmail, name, pronoun, hasPassword, country, pictureChoice, showsReasoning };
};
