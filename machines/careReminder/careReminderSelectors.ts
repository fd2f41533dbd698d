import type { SnapshotFrom } from 'xstate';
import type { CareReminderKind } from '#contract/careReminder.ts';
import type { careReminderMachine } from './careReminderMachine.ts';

export type CareReminderSnapshot = SnapshotFrom<typeof careReminderMachine>;

/** The reminder to show: the one that is due, until the person has acknowledged it. */
export const reminderShown = ({ context }: CareReminderSnapshot): CareReminderKind | null =>
  context.isAcknowledged ? null : (context.reminder?.kind ?? null);
