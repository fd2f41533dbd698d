import type { SnapshotFrom } from 'xstate';
import type { confirmMachine, Question } from './confirmMachine.ts';

export type ConfirmSnapshot = SnapshotFrom<typeof confirmMachine>;

/** What the person is asked; `null` when it is nothing. */
export const questionOf = (snapshot: ConfirmSnapshot): Question | null =>
  snapshot.matches('asking') ? (snapshot.context.questions[0] ?? null) : null;
