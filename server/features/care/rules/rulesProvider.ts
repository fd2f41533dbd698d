import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import { judgingThread } from './judgingThread.ts';

/** By our own rules alone. One for all, since it takes its time to start. */
export const judgeByRules: ModerationProvider['judge'] = judgingThread();

/** Rules of our own: words and their surroundings, in English, those on age in other languages too. What they cannot see, a model behind `MODERATION_BASE_URL` may. */
export const rulesProvider = (): ModerationProvider => ({ name: 'rules', judge: judgeByRules });
