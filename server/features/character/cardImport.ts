import { createHash } from 'node:crypto';
import * as z from 'zod';
import { ADULT_AGE } from '#contract/account.ts';
import type { Appearance } from '#contract/appearance.ts';
import type { CardImport } from '#contract/cardImport.ts';
import { errNo } from '#contract/errNo.ts';
import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import { plainLine } from '#contract/plainText.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import type { Database } from '#server/db/database.ts';
import { transact } from '#server/db/transact.ts';
import { CardError } from '#server/features/card/cardError.ts';
import { jsonTextOf } from '#server/features/card/cardJson.ts';
import { type CardCharacter, dataOf } from '#server/features/card/cardFields.ts';
import { otherTextsOf } from '#server/features/card/cardTexts.ts';
import { lorebookFileOf, type ReadLorebook } from '#server/features/card/worldInfo.ts';
import { promptFieldsOf } from '#server/features/card/promptFields.ts';
import { fileToKeep, readCard, type ReadCard } from '#server/features/card/readCard.ts';
import type { PortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { ModerationProvider, Verdict } from '#server/providers/moderation/moderationProvider.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { keepFile } from './characterFileRepository.ts';
import { contentRefused, judgedOf, judgeNow, judgePortraitNow, textsOf } from './moderation.ts';
import { insertImported, OWN_RANK } from './ownCharacterRepository.ts';
import { isSamePicture, ownPortraitKey, portraitOf } from '#server/features/media/portraits.ts';
import { seedOf } from '#server/features/media/seedOf.ts';
import { cutInPrompt } from './told.ts';
import { appearanceFrom } from './writing/appearanceFrom.ts';
import { factsFrom } from './writing/factsFrom.ts';

export interface CardImportDeps {
  readonly db: Database;
  readonly library: Pick<PortraitLibrary, 'storage' | 'painter'>;
  readonly moderation: ModerationProvider;
  readonly limiter: RateLimiter;
}

/** Cards that are read at a time, and that wait for it: each holds its file. */
const AT_ONCE = 2;
const WAITING_MAX = 12;
/** What a card without a first message begins with: there must be one. */
export const PLAIN_GREETING = 'Hello, {{user}}.';

/** The same intent makes the same character. */
const idOf = (accountId: string, key: string): string => {
  const hash = createHash('sha256').update(`card\n${accountId}\n${key}`).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ].join('-');
};

const spare = z.object({
  name: z.string().catch(''),
  tags: z.array(z.unknown()).catch([]),
  alternate_greetings: z.array(z.unknown()).catch([]),
  assets: z.array(z.object({ type: z.string() })).catch([]),
  extensions: z.record(z.string(), z.unknown()).catch({}),
});

/** What of a card's extensions a character has. */
const HELD_EXTENSIONS: ReadonlySet<string> = new Set(['liora', 'depth_prompt']);
const isSaid = (value: unknown): boolean => typeof value !== 'string' || value.trim() !== '';

/** What of a card the character does not have, or not whole. */
const leftOutOf = ({ character, card, otherFiles }: ReadCard, hasLostPicture: boolean): string[] => {
  const parsed: unknown = JSON.parse(card);
  const raw = spare.safeParse(dataOf(parsed) ?? parsed).data;
  const isLeftOut = {
    name: plainLine(raw?.name ?? '').length > CHARACTER_LIMITS.name,
    picture: hasLostPicture,
    tags: (raw?.tags.filter(isSaid).length ?? 0) > character.tags.length,
    alternateGreetings: (raw?.alternate_greetings.filter(isSaid).length ?? 0) > character.alternateGreetings.length,
    assets: otherFiles > 0 || (raw?.assets.some(({ type }) => type !== 'icon') ?? false),
    extensions: Object.keys(raw?.extensions ?? {}).some((program) => !HELD_EXTENSIONS.has(program)),
  };
  return Object.entries(isLeftOut).flatMap(([what, isIt]) => (isIt ? [what] : []));
};

/** Throws 1001 that names `file` for a file that is not taken. */
const readOrRefuse = async <Read>(read: () => Read | Promise<Read>): Promise<Read> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof CardError)
      throw malformed(error.field === undefined ? 'file' : `file.${error.field}`, error.reason);
    throw error;
  }
};

/** A tagline that the card does not say is of the description: that is where it is refused. */
const inCard = (verdict: Verdict, { tagline }: CardCharacter): Verdict =>
  verdict.field === 'tagline' && tagline === undefined ? { ...verdict, field: 'description' } : verdict;

/** What a character looks like. */
interface Sitting {
  readonly portrait: Uint8Array;
  /** Null where the portrait is a picture that somebody brought. */
  readonly appearance: Appearance | null;
  /** The card's picture cannot be read. */
  readonly isLost: boolean;
  readonly isCropped: boolean;
}

/**
 * The card's picture, or one that is painted of its looks. Looks that the card says count where its picture shows them: other programs let
 * people put another picture in.
 */
const sittingOf = async (
  painter: CardImportDeps['library']['painter'],
  { character, picture }: ReadCard,
  looksInTexts: () => Appearance,
): Promise<Sitting> => {
  const brought = picture === null ? undefined : await portraitOf(picture);
  if (brought !== undefined && character.appearance === undefined)
    return { ...brought, appearance: null, isLost: false };
  const appearance = character.appearance ?? looksInTexts();
  const portrait = await painter.paint(appearance, seedOf(appearance));
  if (brought !== undefined && !(await isSamePicture(portrait, brought.portrait)))
    return { ...brought, appearance: null, isLost: false };
  return { portrait, appearance, isLost: picture !== null && brought === undefined, isCropped: false };
};

/** What a character says and is, with what the card leaves out taken from what it tells. */
const textsIn = (character: CardCharacter, found: ReturnType<typeof factsFrom>) => ({
  name: character.name,
  description: character.description,
  personality: character.personality,
  scenario: character.scenario,
  greeting: character.greeting.trim() === '' ? PLAIN_GREETING : character.greeting,
  alternateGreetings: [...character.alternateGreetings],
  exampleDialogue: character.exampleDialogue,
  tags: [...character.tags],
  systemPrompt: character.systemPrompt,
  postHistoryInstructions: character.postHistoryInstructions,
  creatorNotes: character.creatorNotes,
  lorebook: character.lorebook,
  tagline: character.tagline ?? found.tagline,
  voice: character.voice ?? null,
});

/** A file, and how old its character is if nothing in it tells. */
export interface BroughtCard {
  readonly bytes: Uint8Array;
  readonly age: number | undefined;
}

/** Makes private characters of cards. */
export const createCardImport = ({ db, library, moderation, limiter }: CardImportDeps) => {
  const turn = limitConcurrency(AT_ONCE);
  let waiting = 0;

  const bring = async ({ bytes, age: given }: BroughtCard, caller: Caller, key: string): Promise<CardImport> => {
    const read = await readOrRefuse(() => readCard(bytes));
    const { character, card } = read;
    const found = factsFrom(character);
    const id = idOf(caller.id, key);
    const toldAge = character.age ?? found.age;
    const age = toldAge ?? given;
    const texts = textsIn(character, found);
    if (age !== undefined && age < ADULT_AGE) throw contentRefused({ field: 'age', refusal: 'underAge' }, 'file.');
    const parsed: unknown = JSON.parse(card);
    const others = otherTextsOf(parsed, dataOf(parsed)).map(({ field, text }) => ({ field, text: judgedOf(text) }));
    const verdict = await judgeNow(moderation, [...textsOf(texts), ...others]);
    if (verdict !== null) throw contentRefused(inCard(verdict, character), 'file.');
    if (age === undefined) throw malformed('age', 'missing');

    const told = { ...texts, age };
    const { portrait, appearance, isLost, isCropped } = await sittingOf(library.painter, read, () =>
      appearanceFrom(told, id),
    );
    const refusal = appearance === null ? await judgePortraitNow(moderation, portrait) : null;
    if (refusal !== null) throw contentRefused({ field: 'picture', refusal }, 'file.');
    await library.storage.write(ownPortraitKey(id), portrait);
    const row = {
      ...told,
      ...promptFieldsOf(parsed),
      isAgeGiven: toldAge === undefined,
      id,
      appearance,
      card,
      origin: 'ugc',
      accountId: caller.id,
      visibility: 'private',
      review: 'none',
      portrait: ownPortraitKey(id),
      rank: OWN_RANK,
      createTime: Date.now(),
    } as const;
    await transact(db, async (tx) => {
      const isNew = await insertImported(tx, row);
      const file = fileToKeep(bytes, read);
      if (isNew && file !== null) await keepFile(tx, id, file);
    });
    const cut = cutInPrompt(told);
    return {
      characterId: id,
      name: told.name,
      leftOut: leftOutOf(read, isLost),
      ...(cut.length > 0 && { cutInPrompt: [...cut] }),
      isCropped,
    };
  };

  return {
    /** Keeps nothing. Throws 1001 that names `file`, or 1006. */
    async readLorebook(bytes: Uint8Array, caller: Caller): Promise<ReadLorebook> {
      await limiter.pass(limits.importByAccount, caller.id);
      return readOrRefuse(() => lorebookFileOf(JSON.parse(jsonTextOf(bytes))));
    },

    /** The same key makes the same character. Throws 1001 that names `file` or a missing `age`, 1006, 1007 or 1008. */
    async bring(brought: BroughtCard, caller: Caller, key: string): Promise<CardImport> {
      await limiter.pass(limits.importByAccount, caller.id);
      if (waiting >= WAITING_MAX) throw new ApiError(errNo.tooManyRequests, 'Too many cards at once', null, 5);
      waiting += 1;
      try {
        return await turn(() => bring(brought, caller, key));
      } finally {
        waiting -= 1;
      }
    },
  };
};
export type CardImporter = ReturnType<typeof createCardImport>;
