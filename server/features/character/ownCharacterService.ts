import { CARD_TEXT_MAX } from '#contract/card.ts';
import { errNo } from '#contract/errNo.ts';
import { lorebook } from '#contract/lorebook.ts';
import { type CharacterChange, type Creation, type OwnCharacter, type UgcDetail } from '#contract/ownCharacter.ts';
import { voice } from '#contract/characterDraft.ts';
import type { Database, Queries, Transaction } from '#server/db/database.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { isToBeReviewed } from './ageUnsure.ts';
import { cardBytesOf } from './cardExport.ts';
import { shownAfter } from './characterAccess.ts';
import type { CreationService } from './creation.ts';
import { contentRefused, judgeNow, textsOf } from './moderation.ts';
import { mustOwn } from './mustOwn.ts';
import * as repository from './ownCharacterRepository.ts';
import type { CharacterRow } from './ownCharacterRepository.ts';
import { everyPictureOf } from '#server/features/media/expressions.ts';
import { mustPublish } from './publishing.ts';
import type { Reviews } from './reviews.ts';

export interface OwnCharacterDeps {
  readonly db: Database;
  readonly moderation: ModerationProvider;
  readonly creation: CreationService;
  readonly reviews: Reviews;
  readonly orphanedFiles: OrphanedFiles;
}

type Changed = { [Field in keyof CharacterChange]?: Exclude<CharacterChange[Field], undefined> };

/** What of a change is given, and differs from what there is. */
const changed = (row: CharacterRow, change: CharacterChange): Changed =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) =>
        value !== undefined &&
        JSON.stringify(value) !== JSON.stringify(Object.entries(row).find(([name]) => name === field)?.[1]),
    ),
  );

const longestOf = (change: Changed): string => {
  const sizes = Object.entries(change).map(([field, value]) => ({ field, size: JSON.stringify(value).length }));
  return sizes.toSorted((one, other) => other.size - one.size)[0]?.field ?? '';
};

/** Fields that no review looks at. */
const UNSEEN: ReadonlySet<string> = new Set(['visibility', 'voice']);

/** What becomes of the review of a character that is changed; nothing when it stays. */
const reviewAfter = (row: CharacterRow, change: Changed & { readonly portrait?: string }): Partial<CharacterRow> => {
  if (row.status !== 'ready') return {};
  const after = { ...row, ...change };
  if (!isToBeReviewed(after)) return { review: 'none', reviewReason: null, refusal: null };
  const isNew =
    row.review === 'none' || !isToBeReviewed(row) || Object.keys(change).some((field) => !UNSEEN.has(field));
  return isNew ? { review: 'pending', reviewReason: null, refusal: null } : {};
};

const detailOf = (row: CharacterRow): UgcDetail => {
  const { name, age, tagline, description, personality, scenario, greeting, alternateGreetings } = row;
  const { exampleDialogue, tags, appearance, visibility, creatorNotes } = row;
  return {
    characterId: row.id,
    draft: {
      name,
      age,
      tagline,
      description,
      personality,
      scenario,
      greeting,
      alternateGreetings,
      exampleDialogue,
      tags,
      appearance,
      voice: voice.safeParse(row.voice).data ?? null,
      visibility,
      systemPrompt: row.systemPrompt,
      postHistoryInstructions: row.postHistoryInstructions,
      lorebook: lorebook.safeParse(row.lorebook).data ?? null,
    },
    creatorNotes,
  };
};

export const createOwnCharacterService = ({ db, moderation, creation, reviews, orphanedFiles }: OwnCharacterDeps) => {
  const own = async (queries: Queries, caller: Caller, characterId: string): Promise<CharacterRow> =>
    mustOwn(caller, await repository.findOwn(queries, characterId));
  const shown = (row: CharacterRow): OwnCharacter => ({
    ...repository.ownCharacterOf(row),
    ...(reviews.isUnseen(row) && { isPictureUnseen: true }),
    ...(reviews.isAgeUnsure(row) && { isAgeUnsure: true }),
  });
  const lock = async (tx: Transaction, caller: Caller, characterId: string): Promise<CharacterRow> =>
    mustOwn(caller, await repository.lockOwn(tx, characterId));

  return {
    async status(caller: Caller, characterId: string): Promise<Creation> {
      return repository.creationOf(db, await own(db, caller, characterId));
    },

    async retry(tx: Transaction, caller: Caller, characterId: string): Promise<Creation> {
      return creation.retry(tx, caller, await lock(tx, caller, characterId));
    },

    async detail(caller: Caller, characterId: string): Promise<UgcDetail> {
      return detailOf(await own(db, caller, characterId));
    },

    /** Before `update`, outside of its transaction. Throws 1001 where its card would be too large, and 1008 that names the field. */
    async check(caller: Caller, characterId: string, given: CharacterChange): Promise<void> {
      const row = await own(db, caller, characterId);
      const change = changed(row, given);
      if (cardBytesOf({ ...row, ...change }) > CARD_TEXT_MAX)
        throw malformed(`change.${longestOf(change)}`, 'textTooLarge');
      const verdict = await judgeNow(moderation, textsOf({ ...row, ...change }));
      if (verdict !== null) throw contentRefused(verdict, 'change.');
    },

    async update(tx: Transaction, caller: Caller, characterId: string, given: CharacterChange): Promise<OwnCharacter> {
      const row = await lock(tx, caller, characterId);
      if (row.status !== 'ready' && row.status !== 'failed')
        throw new ApiError(errNo.conflict, 'Only what is ready or failed can be changed');
      const change = changed(row, given);
      if (change.visibility !== undefined && change.visibility !== 'private') await mustPublish(tx, caller.id);
      const values = {
        ...change,
        ...(change.name !== undefined && { nickname: '' }),
        ...reviewAfter(row, change),
      };
      if (Object.keys(values).length === 0) return shown(row);
      const after = await repository.changeOwn(tx, characterId, { ...values, ...shownAfter(row, values) });
      if (values.review === 'pending') await reviews.send(tx, after);
      return shown(after);
    },

    /** Puts another portrait there, which nobody painted. */
    async replacePortrait(
      tx: Transaction,
      row: CharacterRow,
      change: { readonly portrait: string },
    ): Promise<OwnCharacter> {
      const values = { ...change, appearance: null, gallery: [], ...reviewAfter(row, change) };
      const after = await repository.changeOwn(tx, row.id, { ...values, ...shownAfter(row, values) });
      if (values.review === 'pending') await reviews.send(tx, after);
      return shown(after);
    },

    async remove(tx: Transaction, caller: Caller, characterId: string): Promise<void> {
      const row = await lock(tx, caller, characterId);
      await repository.markDeleted(tx, characterId, Date.now());
      await creation.voidHold(tx, row);
      await orphanedFiles.lose(tx, everyPictureOf(row));
    },

    /** After `remove`. */
    forgetPortraits: (): void => void orphanedFiles.sweep(),

    async list(caller: Caller | undefined, origin: 'pgc' | 'ugc'): Promise<OwnCharacter[]> {
      if (origin === 'pgc') return (await repository.listOf(db, 'liora')).map(repository.ownCharacterOf);
      if (caller === undefined) throw new ApiError(errNo.notSignedIn, 'Sign in first');
      return (await repository.listOf(db, { accountId: caller.id })).map(shown);
    },
  };
};
export type OwnCharacterService = ReturnType<typeof createOwnCharacterService>;
