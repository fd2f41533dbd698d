import type { CharacterSummary } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import { pictureActsDescription } from '#machines/pictureActs/pictureActsDescription.ts';
import { first, miraId, second, theoId } from '../gallery/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

/** Shows Mira. */
export const ofMira = { pictureId: first.pictureId, characterId: miraId };
export const ofNobody = { pictureId: second.pictureId, characterId: null };
export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';

const characterOf = (characterId: string, name: string): CharacterSummary => ({
  characterId,
  origin: 'pgc',
  name,
  age: 29,
  tagline: 'Keeps a lighthouse',
  tags: ['calm'],
  portrait: `portraits/${name}.webp`,
});
export const recommended = { characters: [characterOf(miraId, 'Mira'), characterOf(theoId, 'Theo')] };

const broken = { broken: { errNo: errNo.internal } };
const gone = { gone: { errNo: errNo.notFound } };

const fixtures = {
  events: {
    'deletion.requested': { picture: ofMira },
    'deletion.confirmed': { press: { intentId } },
    'use.requested': {
      'of Mira': { ...ofMira, intentId },
      'of nobody': { ...ofNobody, intentId },
    },
    'character.chosen': { Theo: { characterId: theoId, intentId } },
    'load.retried': bare,
    'dialog.closed': bare,
    'failure.dismissed': bare,
  },
  done: {
    deletePicture: { ok: undefined },
    usePicture: { ok: undefined },
    loadCharacters: { two: recommended },
  },
  failed: {
    deletePicture: { ...broken, ...gone },
    usePicture: { ...broken, ...gone },
    loadCharacters: { refused: { errNo: errNo.forbidden } },
  },
} satisfies Fixtures<typeof pictureActsMachine>;

/** Ways through everything that one does with a picture of one's own. */
export const pictureActsModel = {
  machine: pictureActsMachine,
  description: pictureActsDescription,
  fixtures,
  key: ({ failure }) => [failure !== null],
} satisfies Model<typeof pictureActsMachine>;
