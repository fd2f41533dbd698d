import { and, desc, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { ChatHit } from '#contract/chatActs.ts';
import type { Database } from '#server/db/database.ts';
import { characters } from '#server/db/schema.ts';
import { alternatives, conversations, messages } from '#server/db/conversationSchema.ts';
import { seenColumns, summaryFor } from '#server/features/character/characterRepository.ts';
import { malformed } from '#server/http/apiError.ts';
import { withChosen } from './chatRepository.ts';
import { searchPatterns } from './searchPattern.ts';

/** In UTF-16 code units. */
const EXCERPT_LENGTH = 200;
/** How much of them comes before the match. */
const LEAD = 60;

export interface Search {
  readonly query: string;
  readonly characterId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize: number;
}

const cursorShape = z.tuple([z.int(), z.uuid()]);

const writeCursor = ({ createTime, msgId }: Pick<ChatHit, 'createTime' | 'msgId'>): string =>
  Buffer.from(JSON.stringify([createTime, msgId])).toString('base64url');

const readCursor = (cursor: string): readonly [createTime: number, msgId: string] => {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw malformed('cursor', 'notACursor');
  }
};

/** The place of a text where the pattern is found, without half a surrogate pair at either end. */
export const excerptOf = (text: string, pattern: RegExp): string => {
  const match = pattern.exec(text);
  const index = match?.index ?? 0;
  let start = Math.max(0, Math.min(index - LEAD, text.length - EXCERPT_LENGTH));
  let end = Math.min(text.length, Math.max(start + EXCERPT_LENGTH, index + (match?.[0].length ?? 0)));
  if (!text.slice(start).isWellFormed()) start -= 1;
  if (!text.slice(start, end).isWellFormed()) end += 1;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
};

/** What a person and their companions said, the latest first. Throws 1001 for a cursor that is none. */
export const searchMessages = async (
  db: Database,
  accountId: string,
  { query, characterId, cursor, pageSize }: Search,
): Promise<{ hits: ChatHit[]; nextCursor: string | null }> => {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const patterns = searchPatterns(query);
  const rows = await db
    .select({
      character: seenColumns,
      msgId: messages.id,
      role: messages.role,
      createTime: messages.createTime,
      text: alternatives.text,
    })
    .from(conversations)
    .innerJoin(characters, eq(characters.id, conversations.characterId))
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .innerJoin(alternatives, withChosen)
    .where(
      and(
        eq(conversations.accountId, accountId),
        characterId === undefined ? undefined : eq(conversations.characterId, characterId),
        after && sql`(${messages.createTime}, ${messages.id}) < (${after[0]}::bigint, ${after[1]}::uuid)`,
        ne(alternatives.status, 'generating'),
        sql`${alternatives.text} ~ ${patterns.sql}`,
      ),
    )
    .orderBy(desc(messages.createTime), desc(messages.id))
    .limit(pageSize + 1);
  const hits = rows.slice(0, pageSize).map(({ text, character, ...hit }) => ({
    ...hit,
    character: summaryFor(character, accountId),
    excerpt: excerptOf(text, patterns.js),
  }));
  const last = hits.at(-1);
  return { hits, nextCursor: rows.length > pageSize && last ? writeCursor(last) : null };
};
