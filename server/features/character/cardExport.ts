import { errNo } from '#contract/errNo.ts';
import type { Database } from '#server/db/database.ts';
import type { RequestOf } from '#contract/call.ts';
import { type characterExport } from '#contract/ownCharacter.ts';
import { voice } from '#contract/characterDraft.ts';
import { type CardCharacter, characterOf } from '#server/features/card/cardFields.ts';
import type { LioraFields } from '#server/features/card/lioraFields.ts';
import { writeCardJson, writeCardPng } from '#server/features/card/writeCard.ts';
import type { PortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { lorebook } from '#contract/lorebook.ts';
import { PLAIN_GREETING } from './cardImport.ts';
import { exportedCharx, exportedPng } from './cardPicture.ts';
import { findFile } from './characterFileRepository.ts';
import { type CharacterRow, findOwn } from './ownCharacterRepository.ts';
import { pngOf } from '#server/features/media/portraits.ts';
import { factsFrom } from './writing/factsFrom.ts';
import { isTaglineDerived } from './writing/taglineFrom.ts';

export interface ExportedCard {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: 'image/png' | 'application/json' | 'application/zip';
  readonly name: string;
  readonly ending: CardFormat;
}

type CardFormat = RequestOf<typeof characterExport>['format'];

/** What an import of the card would find out by itself is left as the card has it, so that a card that nobody changed comes out as it came in. */
const lioraFieldsOf = (row: CharacterRow, card: string | null): LioraFields => {
  const { tagline, age, appearance } = row;
  const spoken = voice.safeParse(row.voice).data;
  if (card === null) return { tagline, age, voice: spoken, appearance: appearance ?? undefined };
  const said = characterOf(JSON.parse(card));
  const found = factsFrom(row);
  return {
    tagline: (said.tagline === undefined ? isTaglineDerived(row) : tagline === said.tagline) ? said.tagline : tagline,
    age: age === (said.age ?? found.age) ? said.age : age,
    voice: spoken,
    appearance: said.appearance,
  };
};

/** Of another's character goes along what everybody may see. */
const cardCharacterOf = (row: CharacterRow, card: string | null, isOwn: boolean): CardCharacter => ({
  name: row.name,
  description: row.description,
  personality: row.personality,
  scenario: row.scenario,
  greeting: row.card !== null && row.greeting === PLAIN_GREETING ? '' : row.greeting,
  alternateGreetings: row.alternateGreetings,
  exampleDialogue: row.exampleDialogue,
  systemPrompt: isOwn ? row.systemPrompt : '',
  postHistoryInstructions: isOwn ? row.postHistoryInstructions : '',
  tags: row.tags,
  creatorNotes: isOwn ? row.creatorNotes : '',
  lorebook: isOwn ? (lorebook.safeParse(row.lorebook).data ?? null) : null,
  ...lioraFieldsOf(row, card),
});

/** Bytes of one's own character as a card, without its picture. */
export const cardBytesOf = (row: CharacterRow): number =>
  Buffer.byteLength(writeCardJson(cardCharacterOf(row, row.card, true), row.card, 3));

/** Writes characters as cards. Throws 1004 for what the caller may not have, 1005 for a picture that is not there yet. */
export const createCardExport =
  (db: Database, library: Pick<PortraitLibrary, 'storage' | 'ensure'>) =>
  async (characterId: string, format: CardFormat, caller: Caller): Promise<ExportedCard> => {
    const row = await findOwn(db, characterId);
    const isOwn = row?.accountId === caller.id;
    if (row === undefined || (!isOwn && !row.isListed)) throw new ApiError(errNo.notFound, 'No such character');
    const card = isOwn ? row.card : null;
    const character = cardCharacterOf(row, card, isOwn);
    const { name } = row;
    if (format === 'json') {
      const json = writeCardJson(character, card, 3);
      return { bytes: new TextEncoder().encode(json), type: 'application/json', name, ending: 'json' };
    }
    const portrait = async (): Promise<Uint8Array> => {
      await library.ensure(row.portrait);
      const kept = await library.storage.read(row.portrait);
      if (kept === undefined) throw new ApiError(errNo.conflict, 'The portrait is not there yet');
      return pngOf(kept, row.portrait);
    };
    const parts = { row, file: isOwn ? await findFile(db, characterId) : undefined, portrait };
    if (format === 'charx') {
      const charx = await exportedCharx(parts, writeCardJson(character, card, 3));
      return { bytes: new Uint8Array(charx), type: 'application/zip', name, ending: 'charx' };
    }
    const png = writeCardPng(character, card, await exportedPng(parts));
    return { bytes: new Uint8Array(png), type: 'image/png', name, ending: 'png' };
  };
export type CardExport = ReturnType<typeof createCardExport>;
