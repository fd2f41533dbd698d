import type { Content } from '#contract/care.ts';
import { errNo } from '#contract/errNo.ts';
import type { Report } from '#contract/report.ts';
import type { Queries } from '#server/db/database.ts';
import type { reports, Snapshot } from '#server/db/reportSchema.ts';
import { asSeenBy, isOwnOf, isShownTo } from '#server/features/character/characterAccess.ts';
import { findCharacter, talksWith } from '#server/features/character/characterRepository.ts';
import { textsOf } from '#server/features/character/moderation.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { madeBy, saidBefore, saidTo, shownPicture } from './targetRepository.ts';

/** What is reported, and whose it is. */
export type Target = Pick<typeof reports.$inferInsert, 'targetId' | 'makerId' | 'image' | 'snapshot'>;

const notThere = (what: string): ApiError => new ApiError(errNo.notFound, `No such ${what}`);

/** A text with what it was judged to hold, where it was. */
const judgedText = (field: string, { text, content }: { readonly text: string; readonly content: Content | null }) => ({
  field,
  text,
  ...(content !== null && { content }),
});

const messageTarget = async (db: Queries, caller: Caller, msgId: string): Promise<Target> => {
  const said = await saidTo(db, caller.id, msgId);
  if (said === undefined || said.alternative.isTakenBack) throw notThere('message');
  const { text, ordinal, image, status } = said.alternative;
  if (said.role !== 'companion') throw new ApiError(errNo.forbidden, 'Only what the companion said is reported');
  if (status === 'generating') throw new ApiError(errNo.conflict, 'The answer is still being written');
  const before = await saidBefore(db, said);
  const texts = [{ field: 'message', text }, ...(before === undefined ? [] : [judgedText('before', before)])];
  return {
    targetId: msgId,
    makerId: caller.id,
    image,
    snapshot: { name: asSeenBy(said.character, caller).name, texts, ordinal },
  };
};

const pictureTarget = async (db: Queries, caller: Caller, pictureId: string): Promise<Target> => {
  const made = await shownPicture(db, pictureId);
  if (made === undefined) throw notThere('picture');
  const { accountId, characterName: name, image } = made.picture;
  if (accountId !== caller.id) throw new ApiError(errNo.forbidden, 'The picture is not yours');
  const texts = [judgedText('prompt', { text: made.wish.prompt, content: made.content })];
  return { targetId: pictureId, makerId: accountId, image, snapshot: { name, texts } };
};

/** Somebody else's character that the caller sees, or talked with. */
const seenCharacter = async (db: Queries, caller: Caller, characterId: string) => {
  const found = await findCharacter(db, characterId);
  if (found !== undefined && isOwnOf(found, caller)) throw new ApiError(errNo.forbidden, 'The character is your own');
  const isSeen =
    found !== undefined &&
    found.status === 'ready' &&
    (isShownTo(found, caller) || (await talksWith(db, caller.id, characterId)));
  if (!isSeen) throw notThere('character');
  return found;
};

const characterTarget = async (db: Queries, caller: Caller, characterId: string): Promise<Target> => {
  const found = await seenCharacter(db, caller, characterId);
  const { accountId: makerId, portrait: image } = found;
  return {
    targetId: characterId,
    makerId,
    image,
    snapshot: { name: asSeenBy(found, caller).name, texts: textsOf(found) },
  };
};

/** Characters of a person that operators are shown. */
const SHOWN = 20;

const personTarget = async (db: Queries, caller: Caller, characterId: string): Promise<Target> => {
  const found = await seenCharacter(db, caller, characterId);
  const { accountId, portrait: image } = found;
  const { name } = asSeenBy(found, caller);
  if (accountId === null) throw notThere('person');
  const made = await madeBy(db, accountId, SHOWN);
  const texts: Snapshot['texts'] = [
    { field: 'account', text: made.name },
    ...made.characters.map((one) => ({ field: 'character', text: `${one.name}: ${one.tagline}` })),
  ];
  return { targetId: accountId, makerId: accountId, image, snapshot: { name, texts } };
};

/** What somebody reports as it stands now. Throws 1003, 1004 or 1005, see the contract's `reportCreate`. */
export const targetOf = (
  db: Queries,
  caller: Caller,
  { kind, targetId }: Pick<Report, 'kind' | 'targetId'>,
): Promise<Target> => {
  switch (kind) {
    case 'message':
      return messageTarget(db, caller, targetId);
    case 'character':
      return characterTarget(db, caller, targetId);
    case 'picture':
      return pictureTarget(db, caller, targetId);
    case 'person':
      return personTarget(db, caller, targetId);
  }
};
