import type { ReactNode } from 'react';
import type { StateValueFrom } from 'xstate';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { type ProfileContext, profileMachine } from '#machines/profile/profileMachine.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { ProfileScreen } from '#src/screens/profile/ProfileScreen.tsx';
import { offline, reportOf, session } from './actors.ts';
import { character, characters } from './samples.ts';
import { flowAt } from './flowAt.ts';

/** A character with all that there is to tell. */
export const profileSample: CharacterProfile = {
  ...character,
  tags: ['warm', 'curious', 'slow burn', 'contemporary'],
  description: `${character.description}\n\n- Black coffee, *never* decaf\n- **One** houseplant, alive\n\n> “Call me when the trains stop.”`,
  gallery: characters.slice(1, 4).map(({ portrait }) => portrait),
  conversations: 1204,
  createTime: Date.UTC(2026, 2, 9),
  hasConversation: false,
  isOwn: false,
  visibility: 'public',
  isGone: false,
  isBlocked: false,
};

const resting = { shown: { pictures: 'small', address: 'resting' } } as const;

const profile = (
  value: StateValueFrom<typeof profileMachine>,
  shown: Partial<CharacterProfile> | null = {},
  context: Partial<ProfileContext> = {},
  report = reportOf('closed'),
) => (
  <DefaultLayout session={session('signedIn')} onSignIn={() => undefined}>
    <ProfileScreen
      report={report}
      profile={flowAt(profileMachine, value, {
        characterId: profileSample.characterId,
        profile: shown === null ? null : { ...profileSample, ...shown },
        picture: 0,
        failure: null,
        ...context,
      })}
    />
  </DefaultLayout>
);

/** The profile of a character. */
export const profileScenes: Readonly<Record<string, () => ReactNode>> = {
  profile: () => profile(resting),
  'profile-known': () => profile({ shown: { pictures: 'small', address: 'copied' } }, { hasConversation: true }),
  'profile-own': () =>
    profile(
      { shown: { pictures: 'small', address: 'notShared' } },
      { isOwn: true, origin: 'ugc', visibility: 'unlisted', gallery: [], conversations: 0 },
    ),
  'profile-gone': () => profile(resting, { isGone: true, hasConversation: true, origin: 'ugc' }),
  'profile-blocked': () => profile(resting, { isGone: true, isBlocked: true, hasConversation: true, origin: 'ugc' }),
  'profile-reporting': () => profile(resting, { origin: 'ugc' }, {}, reportOf('choosing')),
  'profile-long': () =>
    profile(resting, {
      name: 'A'.repeat(60),
      tagline: '<script>alert(1)</script> \u202Eeslewhere',
      description: `${'x'.repeat(300)}\n\n${'A long story. '.repeat(200)}`,
      tags: Array.from({ length: 20 }, (_, index) => `a rather long tag ${String(index)}`),
    }),
  'profile-picture': () => profile({ shown: { pictures: 'large', address: 'resting' } }, {}, { picture: 1 }),
  'profile-loading': () => profile('loading', null),
  'profile-missing': () => profile('missing', null),
  'profile-failed': () => profile('failed', null, { failure: offline }),
};
