import { CARD_FILE_MAX } from '#contract/card.ts';
import { errNo } from '#contract/errNo.ts';
import { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import { cardImportDescription } from '#machines/cardImport/cardImportDescription.ts';
import type { CardFile, CardItem, CardStatus, ImportedCard } from '#machines/cardImport/cardImportSetup.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

const idOf = (digit: string) => `00000000-0000-7000-8000-00000000000${digit}`;
const file = (digit: string, name: string): CardFile => ({ id: idOf(digit), name, size: 1000 });

export const vesper = file('1', 'vesper.png');
export const tomas = file('2', 'tomas.json');
export const ines = file('3', 'ines.charx');
export const huge: CardFile = { ...file('4', 'huge.png'), size: CARD_FILE_MAX + 1 };
export const imported: ImportedCard = {
  characterId: '00000000-0000-7000-8000-0000000000a1',
  name: 'Vesper',
  leftOut: ['assets'],
  isCropped: true,
};
export const ageless = { errNo: errNo.invalidInput, fields: [{ path: 'age', reason: 'missing' }] };
export const notACard = { errNo: errNo.invalidInput, fields: [{ path: 'file', reason: 'notACard' }] };

const answers = { card: imported };
export const full = { errNo: errNo.tooManyRequests, retryAfter: 60 };
const failures = { full, ageless, broken: { errNo: errNo.internal }, refused: notACard };
const has = (items: readonly CardItem[], ...statuses: readonly CardStatus[]): boolean =>
  items.some(({ status }) => statuses.includes(status));

const fixtures = {
  events: {
    'files.added': { three: { files: [vesper, tomas, ines] }, huge: { files: [huge] } },
    'file.cancelled': { vesper: { id: vesper.id }, ines: { id: ines.id } },
    'file.retried': { vesper: { id: vesper.id } },
    'age.given': { adult: { id: vesper.id, age: 45 }, young: { id: vesper.id, age: 17 } },
    'age.changed': { adult: { id: vesper.id, age: 45 } },
    'batch.cancelled': bare,
    'batch.retried': bare,
    'batch.cleared': bare,
  },
  done: { sendFirst: answers, sendSecond: answers },
  failed: { sendFirst: failures, sendSecond: failures },
} satisfies Fixtures<typeof cardImportMachine>;

/** Ways to bring a batch of three cards, and one that is too large. */
export const cardImportModel = {
  machine: cardImportMachine,
  description: cardImportDescription,
  fixtures,
  // What a lane takes next, and what is left to do once all is through.
  key: ({ items }) => [
    has(items, 'waiting'),
    ...[has(items, 'failed', 'cancelled'), has(items, 'asking')].map(
      (isLeft) => isLeft && !has(items, 'waiting', 'sending'),
    ),
  ],
} satisfies Model<typeof cardImportMachine>;
