import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { errNo } from '#contract/errNo.ts';
import type { UserExport } from '#contract/userExport.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { inPages } from '#server/db/pages.ts';
import { accounts, characters } from '#server/db/schema.ts';
import { identities, sessions } from '#server/db/signInSchema.ts';
import { findUse } from '#server/features/careReminder/careReminderRepository.ts';
import { exportEvents } from '#server/features/event/eventRepository.ts';
import { exportPictures } from '#server/features/picture/pictureExportRepository.ts';
import { exportReports } from '#server/features/report/exportReports.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Streamed } from '#server/http/jsonText.ts';
import { type EmailChange, findChange } from './emailChangeRepository.ts';
import { exportMoney } from './moneyExportRepository.ts';
import { exportTalks } from './talkExportRepository.ts';

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

const emailChangeOf = ({ accountId: _accountId, ...change }: EmailChange): UserExport['emailChange'] => change;

const exportCharacters = (db: Queries, accountId: string): AsyncIterable<UserExport['characters'][number]> =>
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

/**
 * Everything that is kept about an account, read at one moment, bit by bit: `take` reads it to its end, from the database, which it should not
 * keep waiting. An account that was deleted meanwhile: 1002.
 */
export const exportAccount = <Taken>(
  db: Database,
  accountId: string,
  take: (data: Streamed<UserExport>) => Promise<Taken>,
): Promise<Taken> =>
  db.transaction(
    async (tx) => {
      const exportTime = Date.now();
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
      if (account === undefined) throw new ApiError(errNo.notSignedIn, 'The account is gone');
      const { id: uid, email, name, pronoun, age, country, ref, pictureChoice, showsReasoning, createTime } = account;
      const linked = await tx
        .select({
          issuer: identities.issuer,
          subject: identities.subject,
          email: identities.email,
          createTime: identities.createTime,
        })
        .from(identities)
        .where(eq(identities.accountId, accountId))
        .orderBy(asc(identities.createTime));
      const live = await tx
        .select({
          browser: sessions.browser,
          system: sessions.system,
          createTime: sessions.createTime,
          lastUseTime: sessions.lastUseTime,
          expireTime: sessions.expireTime,
        })
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), gt(sessions.expireTime, exportTime)))
        .orderBy(asc(sessions.createTime));
      const change = await findChange(tx, accountId, exportTime);
      return take({
        format: 'liora.export.v1',
        exportTime,
        account: {
          uid,
          email,
          name,
          pronoun,
          age,
          country,
          ref,
          ...(pictureChoice !== null && { pictureChoice }),
          ...(showsReasoning && { showsReasoning }),
          createTime,
        },
        identities: linked,
        sessions: live,
        emailChange: change === undefined ? null : emailChangeOf(change),
        use: await findUse(tx, accountId),
        ...(await exportMoney(tx, accountId)),
        characters: exportCharacters(tx, accountId),
        pictureTasks: exportPictures(tx, accountId),
        ...(await exportReports(tx, accountId)),
        events: exportEvents(tx, accountId),
        conversations: exportTalks(tx, accountId),
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
