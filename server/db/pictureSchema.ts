import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Content } from '#contract/care.ts';
import type { PictureWish } from '#contract/picture.ts';
import { time } from './columns.ts';
import { accounts, characters } from './schema.ts';
import { messages } from './conversationSchema.ts';

/** What was asked of whoever makes pictures, and how far it is. */
export const pictureTasks = pgTable(
  'picture_tasks',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    wish: jsonb().$type<PictureWish>().notNull(),
    /** What it was judged to hold, by what was said where it came with an answer; null where nobody has judged it. */
    content: jsonb().$type<Content>(),
    /** It came with an answer, which paid for it. */
    isFromChat: boolean('is_from_chat').notNull().default(false),
    /** The answer that it comes with, and which of its alternatives. */
    messageId: uuid('message_id').references(() => messages.id, { onDelete: 'set null' }),
    ordinal: integer(),
    status: text({
      enum: ['queued', 'moderating', 'making', 'ready', 'refused', 'failed', 'cancelled'],
    }).notNull(),
    /** Whole per cent. */
    progress: integer().notNull().default(0),
    /** Why it is refused: a code of the contract's `refusal`. */
    refusal: text(),
    /** Why it failed: a code of the contract's `pictureFailure`. */
    failure: text(),
    /** In tokens, for all its pictures. */
    cost: integer().notNull(),
    /** How often the person asked for it; each time has a job and a hold of its own. */
    attempt: integer().notNull().default(1),
    /** How often a process began it; only the last one may say how far it is. */
    runs: integer().notNull().default(0),
    /** Sign of life of the process that makes it. */
    beatTime: time('beat_time').notNull().default(0),
    /** When it is its turn: who has many under way comes later with each. Milliseconds, for order only. */
    turnTime: time('turn_time').notNull(),
    /** The person has seen how it ended. */
    isPutAway: boolean('is_put_away').notNull().default(false),
    createTime: time('create_time').notNull(),
    /** When it ended otherwise than under way. */
    endTime: time('end_time'),
  },
  (table) => [
    index('picture_tasks_by_account').on(table.accountId, table.createTime),
    index('picture_tasks_queued')
      .on(table.turnTime)
      .where(sql`${table.status} = 'queued'`),
    uniqueIndex('picture_tasks_by_message').on(table.messageId, table.ordinal),
  ],
);

/** Pictures of tasks that are ready. */
export const pictures = pgTable(
  'pictures',
  {
    id: uuid().primaryKey(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => pictureTasks.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    characterId: uuid('character_id').references(() => characters.id),
    /** When it was made; empty without a character. */
    characterName: text('character_name').notNull(),
    /** Key of its file. */
    image: text().notNull().unique(),
    /** A `data:` address. */
    placeholder: text().notNull(),
    /** Rising within a task. */
    createTime: time('create_time').notNull(),
    /** When it was blocked after a report: nobody sees it. */
    blockTime: time('block_time'),
  },
  (table) => [
    index('pictures_by_task').on(table.taskId),
    index('pictures_by_image').on(table.image),
    // Descending values are negated: so a page begins with one comparison of rows.
    index('pictures_by_time').on(table.accountId, sql`(-${table.createTime})`, table.id),
    index('pictures_by_character').on(table.accountId, table.characterId, sql`(-${table.createTime})`, table.id),
  ],
);

/** Files that belong to nothing, or not yet: written down before the file is, and taken out with what it belongs to. */
export const pictureOrphanedFiles = pgTable(
  'picture_leftovers',
  {
    key: text().primaryKey(),
    /** What it is made for; null when it lost its picture. */
    taskId: uuid('task_id'),
    /** From then on nobody can want it any more. */
    dueTime: time('due_time').notNull(),
  },
  (table) => [index('picture_leftovers_due').on(table.dueTime), index('picture_leftovers_by_task').on(table.taskId)],
);
