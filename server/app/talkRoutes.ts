import type { AppDeps } from './appDeps.ts';
import { createJudge } from '#server/features/care/judge.ts';
import { createWordsBeside } from '#server/features/care/wordsBeside.ts';
import { careReminderRoutes } from '#server/features/careReminder/careReminderRoutes.ts';
import { chatActRoutes } from '#server/features/conversation/chatActRoutes.ts';
import { createChatActs } from '#server/features/conversation/chatActs.ts';
import { chatRoutes } from '#server/features/conversation/chatRoutes.ts';
import { conversationRoutes } from '#server/features/conversation/conversationRoutes.ts';
import { createConversationService } from '#server/features/conversation/conversationService.ts';
import { createJudgements } from '#server/features/conversation/judgements.ts';
import { meetingRoutes } from '#server/features/meeting/meetingRoutes.ts';
import { reportRoutes } from '#server/features/report/reportRoutes.ts';
import { createReportService } from '#server/features/report/reportService.ts';
import { speechRoutes } from '#server/features/speech/speechRoutes.ts';
import type { Endpoints } from '#server/http/endpoint.ts';

type TalkDeps = Pick<
  AppDeps,
  | 'chat'
  | 'clientAddress'
  | 'database'
  | 'limiter'
  | 'log'
  | 'meetingBudget'
  | 'meetings'
  | 'moderation'
  | 'pictures'
  | 'speech'
>;

/** What people say, whose words are judged, and what becomes of their conversations. */
export const talkRoutes = (endpoints: Endpoints, deps: TalkDeps): void => {
  const { chat, limiter, meetings } = deps;
  const { db } = deps.database;
  const { gallery, orphanedFiles } = deps.pictures;
  const judge = createJudge(deps);
  chatRoutes(endpoints, chat, createJudgements({ db, judge }), limiter);
  meetingRoutes(endpoints, {
    db,
    meetings,
    judge,
    limiter,
    budget: deps.meetingBudget,
    addressOf: deps.clientAddress,
  });
  const words = createWordsBeside(judge);
  chatActRoutes(endpoints, { acts: createChatActs(db, orphanedFiles), gallery, words, limiter });
  reportRoutes(endpoints, { service: createReportService(db), words, limiter });
  speechRoutes(endpoints, deps.speech);
  careReminderRoutes(endpoints, db);
  conversationRoutes(endpoints, createConversationService({ db, chat, orphanedFiles }));
};
