import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { UserExport } from '#contract/userExport.ts';
import type { Queries } from '#server/db/database.ts';
import { inPages } from '#server/db/pages.ts';
import { accounts, characters } from '#server/db/schema.ts';
import { identities, sessions } from '#server/db/signInSchema.ts';

/** Each can take 2 MB. */
const CHARACTERS = 10;

const characterColumns = {
  characterId: characters.id,
  createTime: characters.createTime,
  status: characters.status,
  visibility: characters.visibility,
  review: characters.review,
  name: characters.name,
  age: characters.age,
  tagline: characters.tagline,
  description: characters.description,
  personality: characters.personality,
  scenario: characters.scenario,
  greeting: characters.greeting,
  alternateGreetings: characters.alternateGreetings,
  exampleDialogue: characters.exampleDialogue,
  systemPrompt: characters.systemPrompt,
  postHistoryInstructions: characters.postHistoryInstructions,
  creatorNotes: characters.creatorNotes,
  tags: characters.tags,
  lorebook: characters.lorebook,
  appearance: characters.appearance,
  voice: characters.voice,
  portrait: characters.portrait,
  card: characters.card,
};

export const accountOf = async (db: Queries, accountId: string): Promise<typeof accounts.$inferSelect | undefined> =>
  (await db.select().from(accounts).where(eq(accounts.id, accountId)))[0];

/** Other services that sign somebody in, the first one first. */
export const identitiesOf = (db: Queries, accountId: string): Promise<UserExport['identities']> =>
  db
    .select({
      issuer: identities.issuer,
      subject: identities.subject,
      email: identities.email,
      createTime: identities.createTime,
    })
    .from(identities)
    .where(eq(identities.accountId, accountId))
    .orderBy(asc(identities.createTime));

/** Sessions that live then, the first one first. */
export const sessionsOf = (db: Queries, accountId: string, now: number): Promise<UserExport['sessions']> =>
  db
    .select({
      browser: sessions.browser,
      system: sessions.system,
      createTime: sessions.createTime,
      lastUseTime: sessions.lastUseTime,
      expireTime: sessions.expireTime,
    })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expireTime, now)))
    .orderBy(asc(sessions.createTime));

/** Characters of somebody, the first one first. */
export const exportCharacters = (db: Queries, accountId: string): AsyncIterable<UserExport['characters'][number]> =>
  inPages(
    (last: UserExport['characters'][number] | undefined, size) =>
      db
        .select(characterColumns)
        .from(characters)
        .where(
          and(
            eq(characters.accountId, accountId),
            isNull(characters.deleteTime),
            last &&
              sql`(${characters.createTime}, ${characters.id}) > (${last.createTime}::bigint, ${last.characterId}::uuid)`,
          ),
        )
        .orderBy(asc(characters.createTime), asc(characters.id))
        .limit(size),
    CHARACTERS,
  );
