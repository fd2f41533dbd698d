import { assign, emit, setup } from 'xstate';
import { CARD_FILE_MAX } from '#contract/card.ts';
import { characterDraft } from '#contract/characterDraft.ts';
import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { checkFields } from '#machines/checkFields.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** Milliseconds that the sending of one card may take: 20 MiB over a slow line. Longer than the API client's own. */
export const IMPORT_TIMEOUT = 190_000;

/** A file as the machine knows it; its bytes are held outside. */
export interface CardFile {
  /** UUID. */
  id: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** Output of the actors. */
export interface ImportedCard {
  characterId: string;
  name: string;
  /** What the card held and the character does not: names of fields. */
  leftOut: readonly string[];
  /** Fields that are kept whole, of which models are told only the beginning. */
  cutInPrompt?: readonly string[] | undefined;
  /** Its picture lost what did not fit the shape of portraits. */
  isCropped: boolean;
}

/** Input of the actors. A card that got no answer is sent again with the same intent. */
export interface CardSending extends CardFile {
  /** What was given of a card that tells none. */
  age: number | null;
  intentId: string;
}

/** `refused`: sending it again changes nothing; `failed` and `cancelled` can be sent again; `asking`: it tells no age, and waits for one. */
export type CardStatus = 'waiting' | 'sending' | 'asking' | 'done' | 'refused' | 'failed' | 'cancelled';
export interface CardItem extends CardFile {
  status: CardStatus;
  /** How often it was answered with a failure; each answer ends an intent. */
  attempt: number;
  /** What was given of a card that tells none. */
  age: number | null;
  /** What it became. */
  imported: ImportedCard | null;
  /** Why it was refused or failed, or what is wrong with the age that was given. */
  failure: Failure | null;
}

/** Two are on their way at once. */
export type Lane = 'first' | 'second';
export interface CardImportContext {
  /** In the order in which they came. */
  items: readonly CardItem[];
  /** Which one is on its way in each lane. */
  first: string | null;
  second: string | null;
  /** Milliseconds until the server takes more, as it said last. */
  pause: number;
}

interface Whose {
  id: string;
}
interface GivenAge extends Whose {
  age: number;
}
export type CardImportEvent =
  | { type: 'files.added'; files: readonly CardFile[] }
  | ({ type: 'file.cancelled' } & Whose)
  | ({ type: 'file.retried' } & Whose)
  /** Of a card that asks for it. */
  | ({ type: 'age.given' } & GivenAge)
  /** What is entered, before it is given. */
  | ({ type: 'age.changed' } & GivenAge)
  /** All that waits or is on its way. */
  | { type: 'batch.cancelled' }
  /** All that failed or was cancelled. */
  | { type: 'batch.retried' }
  /** What came of it was read. */
  | { type: 'batch.cleared' };

export type CardImportEmitted = { type: 'card.imported' } & ImportedCard;

const types: {
  context?: CardImportContext;
  events?: CardImportEvent;
  emitted?: CardImportEmitted;
  tags?: 'busy' | 'resting';
} = {};

export const nothingBrought: CardImportContext = { items: [], first: null, second: null, pause: 0 };

const REFUSALS: ReadonlySet<number> = new Set([errNo.invalidInput, errNo.contentRefused, errNo.tooLarge]);
const canRetry = ({ status }: CardItem): boolean => status === 'failed' || status === 'cancelled';
const isAsking = ({ items }: CardImportContext, id: string): boolean =>
  items.some((item) => item.id === id && item.status === 'asking');
const ageRule = { age: characterDraft.shape.age };
const canCancel = ({ status }: CardItem): boolean => status === 'waiting' || status === 'sending';

const newItem = ({ id, name, size }: CardFile): CardItem => ({
  id,
  name,
  size,
  attempt: 0,
  age: null,
  imported: null,
  ...(size > CARD_FILE_MAX
    ? { status: 'refused', failure: { errNo: errNo.tooLarge, fields: [] } }
    : { status: 'waiting', failure: null }),
});

const waitingIn = ({ items }: CardImportContext): readonly CardItem[] =>
  items.filter(({ status }) => status === 'waiting');
const withItem = (
  { items }: CardImportContext,
  id: string | null,
  change: (item: CardItem) => Partial<CardItem>,
): CardItem[] => items.map((item) => (item.id === id ? { ...item, ...change(item) } : item));
const anew = (item: CardItem): CardItem => ({ ...item, status: 'waiting', failure: null });
const cancelled = { status: 'cancelled' } as const;

/** The one that a lane is to send. */
export const sendingOf = (context: CardImportContext, lane: Lane): CardSending => {
  const { id, name, size, attempt, age } = assertPresent(context.items.find((item) => item.id === context[lane]));
  return { id, name, size, age, intentId: `${id}-${String(attempt)}` };
};

interface InLane {
  lane: Lane;
}

/** What bringing cards is made of; the flow itself is in cardImportMachine.ts. */
export const cardImportSetup = setup({
  types,
  actors: {
    sendFirst: promisePlaceholder<ImportedCard, CardSending>('sendFirst'),
    sendSecond: promisePlaceholder<ImportedCard, CardSending>('sendSecond'),
  },
  guards: {
    hasWaiting: ({ context }) => waitingIn(context).length > 0,
    // The first lane, when it is free too, takes one at the same moment.
    hasWaitingForSecond: ({ context }) => waitingIn(context).length > (context.first === null ? 1 : 0),
    isInLane: ({ context }, { lane, id }: InLane & Whose) => context[lane] === id,
    canCancel: ({ context }, { id }: Whose) => context.items.some((item) => item.id === id && canCancel(item)),
    canRetry: ({ context }, { id }: Whose) => context.items.some((item) => item.id === id && canRetry(item)),
    hasRetryable: ({ context }) => context.items.some(canRetry),
    isThrough: ({ context }) => context.items.length > 0 && !context.items.some(canCancel),
    hasNoneWaiting: ({ context }) => waitingIn(context).length === 0,
    isTooMany: (_, { errNo: code, retryAfter }: Failure) => code === errNo.tooManyRequests && retryAfter !== undefined,
    isAgeless: (_, { errNo: code, fields }: Failure) =>
      code === errNo.invalidInput && fields.some(({ path }) => path === 'age'),
    isAsking: ({ context }, { id }: GivenAge) => isAsking(context, id),
    isAskingForThat: ({ context }, { id, age }: GivenAge) =>
      isAsking(context, id) && checkFields(ageRule, { age }).length === 0,
    isRefusal: (_, failure: Failure) => REFUSALS.has(failure.errNo),
  },
  actions: {
    add: assign({
      items: ({ context }, { files }: { files: readonly CardFile[] }) => [
        ...context.items,
        ...files.filter(({ id }) => context.items.every((item) => item.id !== id)).map(newItem),
      ],
    }),
    takeFirst: assign({
      first: ({ context }) => assertPresent(waitingIn(context)[0]).id,
      items: ({ context }) => withItem(context, assertPresent(waitingIn(context)[0]).id, () => ({ status: 'sending' })),
    }),
    takeSecond: assign({
      second: ({ context }) => assertPresent(waitingIn(context)[0]).id,
      items: ({ context }) => withItem(context, assertPresent(waitingIn(context)[0]).id, () => ({ status: 'sending' })),
    }),
    freeFirst: assign({ first: null }),
    freeSecond: assign({ second: null }),
    setDone: assign({
      items: ({ context }, { lane, imported }: InLane & { imported: ImportedCard }) =>
        withItem(context, context[lane], () => ({ status: 'done', imported })),
    }),
    setRefused: assign({
      items: ({ context }, { lane, failure }: InLane & { failure: Failure }) =>
        withItem(context, context[lane], () => ({ status: 'refused', failure })),
    }),
    /** The answer ended its intent. */
    setAsking: assign({
      items: ({ context }, { lane }: InLane) =>
        withItem(context, context[lane], ({ attempt }) => ({ status: 'asking', attempt: attempt + 1 })),
    }),
    setAge: assign({
      items: ({ context }, { id, age }: GivenAge) => withItem(context, id, (item) => ({ ...anew(item), age })),
    }),
    setWrongAge: assign({
      items: ({ context }, { id, age }: GivenAge) =>
        withItem(context, id, () => ({
          failure: { errNo: errNo.invalidInput, fields: checkFields(ageRule, { age }) },
        })),
    }),
    dropCorrected: assign({
      items: ({ context }, { id, age }: GivenAge) =>
        withItem(context, id, ({ failure }) => ({
          failure: checkFields(ageRule, { age }).length === 0 ? null : failure,
        })),
    }),
    /** So did this one. */
    putBack: assign({
      pause: (_, { failure: { retryAfter = 0 } }: InLane & { failure: Failure }) => retryAfter * 1000,
      items: ({ context }, { lane }: InLane & { failure: Failure }) =>
        withItem(context, context[lane], (item) => ({ ...anew(item), attempt: item.attempt + 1 })),
    }),
    setFailed: assign({
      items: ({ context }, { lane, failure }: InLane & { failure: Failure }) =>
        withItem(context, context[lane], ({ attempt }) => ({
          status: 'failed',
          failure,
          attempt: failure.errNo === NO_ANSWER ? attempt : attempt + 1,
        })),
    }),
    cancel: assign({ items: ({ context }, { id }: Whose) => withItem(context, id, () => cancelled) }),
    cancelAll: assign({
      items: ({ context }) => context.items.map((item) => (canCancel(item) ? { ...item, ...cancelled } : item)),
    }),
    retry: assign({ items: ({ context }, { id }: Whose) => withItem(context, id, anew) }),
    retryAll: assign({
      items: ({ context }) => context.items.map((item) => (canRetry(item) ? anew(item) : item)),
    }),
    clear: assign({ items: [] }),
    tellImported: emit((_, { characterId, name, leftOut, isCropped }: ImportedCard) => ({
      type: 'card.imported' as const,
      characterId,
      name,
      leftOut,
      isCropped,
    })),
  },
  delays: { importTimeout: IMPORT_TIMEOUT, importPause: ({ context }) => context.pause },
});
