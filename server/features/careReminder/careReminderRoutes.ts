import { careAcknowledge, careUse } from '#contract/careReminder.ts';
import type { Database } from '#server/db/database.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { changeUse } from './careReminderRepository.ts';
import { standingOf, withAcknowledged, withBeat } from './careReminderRule.ts';

export const careReminderRoutes = (endpoints: Endpoints, db: Database): void => {
  endpoints.member(careUse, async ({ isOpening }, caller) =>
    standingOf(await changeUse(db, caller.id, (use) => withBeat(use, Date.now(), isOpening))),
  );

  endpoints.member(careAcknowledge, async (reminder, caller) =>
    standingOf(
      await changeUse(db, caller.id, (use) => {
        const now = Date.now();
        return withAcknowledged(withBeat(use, now, false), reminder, now);
      }),
    ),
  );
};
