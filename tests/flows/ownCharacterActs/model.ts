import { errNo } from '#contract/errNo.ts';
import { ownCharacterActsMachine } from '#machines/ownCharacterActs/ownCharacterActsMachine.ts';
import { ownCharacterActsDescription } from '#machines/ownCharacterActs/ownCharacterActsDescription.ts';
import { characterId, other, own, published } from '../ownCharacters/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';
import { isRefusal } from '../support/isRefusal.ts';

export const vesper = { characterId, name: own.name, visibility: own.visibility };
/** Could not be made. */
export const tomas = { characterId: other.characterId, name: other.name, visibility: other.visibility };
export const intentId = '00000000-0000-7000-8000-00000000000f';
export const otherIntentId = '00000000-0000-7000-8000-0000000000ff';

const broken = { broken: { errNo: errNo.internal } };
const gone = { gone: { errNo: errNo.notFound } };

const fixtures = {
  events: {
    'deletion.requested': { vesper },
    'deletion.confirmed': { press: { intentId } },
    'visibility.requested': { vesper },
    'visibility.chosen': { public: { visibility: 'public', intentId }, same: { visibility: 'private', intentId } },
    'dialog.closed': bare,
    'creation.retried': { tomas: { ...tomas, intentId } },
    'failure.dismissed': bare,
  },
  done: {
    deleteCharacter: { ok: undefined },
    changeVisibility: { ok: published },
    retryCreation: { ok: undefined },
  },
  failed: {
    deleteCharacter: { ...broken, ...gone },
    changeVisibility: { ...broken, ...gone },
    retryCreation: { ...broken, ...gone, 'under way': { errNo: errNo.conflict } },
  },
} satisfies Fixtures<typeof ownCharacterActsMachine>;

/** Ways through everything that one does with a character of one's own in the list. */
export const ownCharacterActsModel = {
  machine: ownCharacterActsMachine,
  description: ownCharacterActsDescription,
  isRefusal,
  fixtures,
  key: ({ failure }) => failure !== null,
} satisfies Model<typeof ownCharacterActsMachine>;
