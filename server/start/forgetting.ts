import type { AppDeps } from '#server/app/appDeps.ts';
import { startCleaning } from '#server/cleaning.ts';
import { readAgreedTime } from '#server/db/agreedTime.ts';
import { deleteExpiredFlows } from '#server/features/account/identityRepository.ts';
import { deleteExpired } from '#server/features/account/sessionRepository.ts';
import { deleteFinished } from '#server/features/billing/paymentEventRepository.ts';
import { deleteOldEvents } from '#server/features/event/eventRepository.ts';
import { deleteExpiredMeetings } from '#server/features/meeting/meetingRepository.ts';
import { deleteExpiredAnswers } from '#server/http/idempotency.ts';

const HOUR = 60 * 60 * 1000;

type ForgettingDeps = Pick<
  AppDeps,
  'database' | 'library' | 'limiter' | 'log' | 'mailBudget' | 'meetingBudget' | 'pictures' | 'speech'
> & {
  /** Days for which events are kept. */
  readonly eventDays: number;
};

/** Forgets what has expired, from now on. */
export const startForgetting = (deps: ForgettingDeps) => {
  const { library, limiter, log, mailBudget, meetingBudget, pictures, speech, eventDays } = deps;
  const { db } = deps.database;
  return startCleaning(
    {
      sessions: (now) => deleteExpired(db, now),
      limits: limiter.deleteExpired,
      answers: (now) => deleteExpiredAnswers(db, now),
      flows: (now) => deleteExpiredFlows(db, now),
      events: (now) => deleteOldEvents(db, eventDays, now),
      mails: mailBudget.deleteExpired,
      meetings: (now) => deleteExpiredMeetings(db, now),
      meetingHours: meetingBudget.deleteExpired,
      payments: (now) => deleteFinished(db, now),
    },
    {
      sounds: () => speech.sweep(),
      pictures: (now) => pictures.orphanedFiles.sweep(now),
      storage: (now) => library.storage.tidy(now - HOUR),
      sizes: (now) => library.tidySizes(now - HOUR),
    },
    log,
    () => readAgreedTime(db),
  );
};
