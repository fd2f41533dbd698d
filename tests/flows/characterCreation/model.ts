import { errNo } from '#contract/errNo.ts';
import type { Creation, CreationStatus, OwnCharacter } from '#contract/ownCharacter.ts';
import { characterCreationMachine } from '#machines/characterCreation/characterCreationMachine.ts';
import { characterCreationDescription } from '#machines/characterCreation/characterCreationDescription.ts';
import type { KeptCreation } from '#machines/characterCreation/characterCreationSetup.ts';
import type { CreationWish } from '#machines/characterDraft/characterDraftSetup.ts';
import { blankValues } from '#machines/characterDraft/draftValues.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';
import { isRefusal } from '../support/isRefusal.ts';

export const characterId = '00000000-0000-7000-8000-00000000000c';
export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';

export const wish: CreationWish = {
  request: {
    kind: 'quick',
    draft: { lookId: 'look-1', name: 'Mira', age: 25, temperament: 'gentle', part: 'friend', visibility: 'private' },
  },
  name: 'Mira',
  looks: blankValues.appearance,
  intentId,
};
export const subject = { name: wish.name, looks: wish.looks };

export const at = (status: CreationStatus, more: Partial<Creation> = {}): Creation => ({
  characterId,
  status,
  place: 0,
  progress: status === 'ready' ? 100 : 0,
  refusal: null,
  ...more,
});
export const queued = at('queued', { place: 2 });
export const painting = at('painting', { progress: 60 });
export const ready = at('ready');
export const refused = at('refused', { refusal: 'realPerson' });
export const failed = at('failed', { progress: 60 });

export const mira: OwnCharacter = {
  characterId,
  origin: 'ugc',
  name: 'Mira',
  age: 25,
  tagline: 'Listens before she answers',
  tags: ['gentle'],
  portrait: 'characters/mira.webp',
  status: 'ready',
  refusal: null,
  visibility: 'private',
  review: 'none',
  createTime: 1,
};

export const accepted: KeptCreation = { subject, request: null, characterId, needsTokens: false };
/** Sent, but not answered before the page was left. */
export const unsent: KeptCreation = {
  subject,
  request: { request: wish.request, intentId },
  characterId: null,
  needsTokens: false,
};

const broken = { broken: { errNo: errNo.providerFailed } };
const ends = { ready, refused, failed };

const fixtures = {
  events: {
    'creation.requested': { mira: wish },
    'creation.found': {
      accepted: { kept: accepted },
      'too few tokens': { kept: { ...unsent, needsTokens: true } },
      unanswered: { kept: unsent },
    },
    'creation.retried': { press: { intentId: otherIntentId } },
    'creation.dismissed': bare,
    'follow.resumed': bare,
    'page.shown': bare,
    'page.hidden': bare,
    'network.restored': bare,
  },
  done: {
    createCharacter: { queued, ...ends },
    loadStatus: { painting, ...ends },
    retryCreation: { queued, ...ends },
    loadCharacter: { mira, none: null },
  },
  failed: {
    createCharacter: {
      ...broken,
      'too few tokens': { errNo: errNo.tokensNeeded },
      'wrong name': { errNo: errNo.invalidInput, fields: [{ path: 'draft.name', reason: 'badCharacters' }] },
    },
    loadStatus: { ...broken, gone: { errNo: errNo.notFound }, 'signed out': { errNo: errNo.notSignedIn } },
    retryCreation: { ...broken, 'under way': { errNo: errNo.conflict }, gone: { errNo: errNo.notFound } },
    loadCharacter: broken,
  },
} satisfies Fixtures<typeof characterCreationMachine>;

/** Ways from a finished draft to a character that can be talked to. */
export const characterCreationModel = {
  machine: characterCreationMachine,
  description: characterCreationDescription,
  isRefusal,
  fixtures,
  key: ({ isHidden, failure }) => [isHidden, failure?.errNo === -1],
} satisfies Model<typeof characterCreationMachine>;
