import { errNo } from '#contract/errNo.ts';
import type { UserExport } from '#contract/userExport.ts';
import type { Database } from '#server/db/database.ts';
import { findUse } from '#server/features/careReminder/careReminderRepository.ts';
import { exportEvents } from '#server/features/event/eventRepository.ts';
import { exportPictures } from '#server/features/picture/pictureExportRepository.ts';
import { exportReports } from '#server/features/report/exportReports.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Streamed } from '#server/http/jsonText.ts';
import { accountOf, exportCharacters, identitiesOf, sessionsOf } from './accountExportRepository.ts';
import { type EmailChange, findChange } from './emailChangeRepository.ts';
import { exportMoney } from './moneyExportRepository.ts';
import { exportTalks } from './talkExportRepository.ts';

const emailChangeOf = ({ accountId: _accountId, ...change }: EmailChange): UserExport['emailChange'] => change;

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
      const account = await accountOf(tx, accountId);
      if (account === undefined) throw new ApiError(errNo.notSignedIn, 'The account is gone');
      const { id: uid, email, name, pronoun, age, country, ref, pictureChoice, showsReasoning, createTime } = account;
      const linked = await identitiesOf(tx, accountId);
      const live = await sessionsOf(tx, accountId, exportTime);
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
