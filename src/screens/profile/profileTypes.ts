import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '#machines/profile/profileMachine.ts';
import type { ReportRef } from '../report/reportTypes.ts';

export type ProfileRef = ActorRefFrom<typeof profileMachine>;

/** What the screen of a character binds. */
export interface ProfileFlows {
  profile: ProfileRef;
  /** Null for visitors, who cannot report. */
  report: ReportRef | null;
}
