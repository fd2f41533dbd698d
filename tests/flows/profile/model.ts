import type { CharacterProfile } from '#contract/characterProfile.ts';
import { errNo } from '#contract/errNo.ts';
import { profileMachine } from '#machines/profile/profileMachine.ts';
import { profileDescription } from '#machines/profile/profileDescription.ts';
import { character } from '../explore/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const characterId = character(1).characterId;
export const profile: CharacterProfile = {
  ...character(1),
  description: 'Keeps a *lighthouse*.\n\n- tea\n- storms',
  scenario: 'An evening at the sea.',
  greeting: '*She looks up.* Come in, <b>Ada</b>.',
  greetings: ['*She looks up.* Come in, <b>Ada</b>.', 'You again.'],
  gallery: ['gallery/one.webp', 'gallery/two.webp'],
  conversations: 3,
  createTime: 0,
  hasConversation: false,
  isOwn: false,
  visibility: 'public',
  isGone: false,
  isBlocked: false,
};
/** One's own, which nobody has talked with and which has no picture but the portrait. */
export const own: CharacterProfile = {
  ...profile,
  origin: 'ugc',
  gallery: [],
  conversations: 0,
  createTime: 1_760_000_000_000,
  hasConversation: true,
  isOwn: true,
  visibility: 'unlisted',
};

const fixtures = {
  events: {
    'load.retried': bare,
    // Before pictures, which cover it once they are large.
    'share.requested': bare,
    'picture.opened': { portrait: { picture: 0 }, last: { picture: 2 } },
    'picture.next': bare,
    'picture.previous': bare,
    'picture.closed': bare,
  },
  done: {
    loadProfile: { another: profile, own },
    shareAddress: { copied: 'copied', 'handed over': 'handedOver', 'given up': 'givenUp' },
  },
  failed: {
    loadProfile: { refused: { errNo: errNo.forbidden }, nobody: { errNo: errNo.notFound } },
    shareAddress: { 'not allowed': new Error('not allowed') },
  },
} satisfies Fixtures<typeof profileMachine>;

/** Ways through a profile, its pictures and the sharing of its address. */
export const profileModel = {
  machine: profileMachine,
  description: profileDescription,
  input: { characterId },
  fixtures,
  key: ({ profile: shown, picture }) => [shown?.isOwn, picture],
} satisfies Model<typeof profileMachine>;
