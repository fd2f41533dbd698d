import { errNo } from '#contract/errNo.ts';
import type { OwnCharacter } from '#contract/ownCharacter.ts';
import { type ListedCharacter, ownCharactersMachine } from '#machines/ownCharacters/ownCharactersMachine.ts';
import { ownCharactersDescription } from '#machines/ownCharacters/ownCharactersDescription.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const characterId = '00000000-0000-7000-8000-0000000000a1';
/** As the server tells of it. */
export const own: OwnCharacter = {
  characterId,
  origin: 'ugc',
  name: 'Vesper',
  age: 31,
  tagline: 'Keeps bees on a roof.',
  tags: ['calm'],
  portrait: 'characters/vesper.webp',
  status: 'ready',
  refusal: null,
  visibility: 'private',
  review: 'none',
  createTime: 1_760_000_000_000,
};
const nothingUnderWay = { progress: null, place: null } as const;
export const ready: ListedCharacter = { ...own, ...nothingUnderWay };
export const painting: ListedCharacter = { ...own, status: 'painting', progress: 40, place: 0 };
export const further: ListedCharacter = { ...painting, progress: 60 };
export const otherId = '00000000-0000-7000-8000-0000000000a2';
export const other: ListedCharacter = { ...ready, characterId: otherId, name: 'Tomas' };
/** Of `own`, once everybody may find it. */
export const published: OwnCharacter = { ...own, visibility: 'public', review: 'pending' };

const fixtures = {
  events: {
    'load.retried': bare,
    'list.refreshRequested': bare,
    'character.changed': { published: { character: published } },
    'character.removed': { vesper: { characterId } },
    'page.shown': bare,
    'page.hidden': bare,
  },
  done: {
    loadOwnCharacters: {
      one: { characters: [ready] },
      painting: { characters: [painting] },
      none: { characters: [] },
    },
  },
  failed: { loadOwnCharacters: { refused: { errNo: errNo.invalidInput } } },
} satisfies Fixtures<typeof ownCharactersMachine>;

/** Ways to the list of one's own characters. */
export const ownCharactersModel = {
  machine: ownCharactersMachine,
  description: ownCharactersDescription,
  fixtures,
  key: ({ characters, isShown }) => [characters.map(({ status }) => status), isShown],
} satisfies Model<typeof ownCharactersMachine>;
