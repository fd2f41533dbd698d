import type { CareReminder, CareStanding } from '#contract/careReminder.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Use after which people are reminded: New York, GBL article 47; California, SB 243. */
export const CARE_INTERVAL = 180 * MINUTE;
/** The most that one beat counts. */
export const BEAT_MAX = MINUTE;
/** After a longer silence nothing is counted, and a conversation begins anew. */
export const SILENCE_MAX = 2 * BEAT_MAX;
/** After which the next beat is wanted: with its way to the server it stays below `BEAT_MAX`, so that no use is lost. */
export const BEAT_INTERVAL = 50 * SECOND;

/** What is kept of somebody's use. Times in milliseconds. */
export interface CareUse {
  /** Since the last reminder of it was acknowledged, at most `CARE_INTERVAL`. */
  readonly used: number;
  readonly beatTime: number | null;
  /** The last day of which the reminder at the start was acknowledged, in days since 1970-01-01 UTC. */
  readonly startDay: number | null;
  readonly isStartDue: boolean;
  /** How many reminders were acknowledged. */
  readonly acknowledged: number;
}

export const NO_USE: CareUse = { used: 0, beatTime: null, startDay: null, isStartDue: false, acknowledged: 0 };

const dayOf = (now: number): number => Math.floor(now / DAY);

/** Clocks of several servers differ: what seems to come before the last beat counts nothing. */
const counted = (silence: number): number => (silence > SILENCE_MAX ? 0 : Math.max(0, Math.min(silence, BEAT_MAX)));

/** A conversation is on view. While the reminder of use is due, and so in sight, nothing is counted. */
export const withBeat = (use: CareUse, now: number, isOpening: boolean): CareUse => {
  const silence = use.beatTime === null ? Infinity : now - use.beatTime;
  const isStart = (isOpening || silence > SILENCE_MAX) && use.startDay !== dayOf(now);
  return {
    ...use,
    used: Math.min(use.used + counted(silence), CARE_INTERVAL),
    beatTime: now,
    isStartDue: use.isStartDue || isStart,
  };
};

/** The reminder of use comes first: it says all that the one at the start says. */
export const dueReminder = ({ used, isStartDue, acknowledged }: CareUse): CareReminder | null => {
  if (used >= CARE_INTERVAL) return { kind: 'use', number: acknowledged };
  return isStartDue ? { kind: 'start', number: acknowledged } : null;
};

/** That reminder was seen, if it is the one that is due. */
export const withAcknowledged = (use: CareUse, { kind, number }: CareReminder, now: number): CareUse => {
  const due = dueReminder(use);
  if (due?.kind !== kind || due.number !== number) return use;
  return {
    ...use,
    used: kind === 'use' ? 0 : use.used,
    startDay: dayOf(now),
    isStartDue: false,
    acknowledged: use.acknowledged + 1,
  };
};

export const standingOf = (use: CareUse): CareStanding => ({
  reminder: dueReminder(use),
  nextIn:
    use.used >= CARE_INTERVAL ? BEAT_INTERVAL : Math.max(SECOND, Math.min(BEAT_INTERVAL, CARE_INTERVAL - use.used)),
});
