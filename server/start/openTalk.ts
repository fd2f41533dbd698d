import { join } from 'node:path';
import type { OpenDatabase } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import { createChatService } from '#server/features/conversation/chatService.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import { createMeetings } from '#server/features/meeting/meetingService.ts';
import { createSpeechService } from '#server/features/speech/speechService.ts';
import type { Log } from '#server/log.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import { speechProviderFrom } from '#server/providers/speech/speechProviderFrom.ts';

export interface TalkDeps {
  readonly env: Env;
  readonly database: OpenDatabase;
  readonly provider: ChatProvider;
  readonly illustrator: Illustrator;
  readonly log: Log;
}

/** Everything that answers people, written or spoken. On a database of its own, what a process before left unfinished is ended. */
export const openTalk = async ({ env, database, provider, illustrator, log }: TalkDeps) => {
  const { db } = database;
  const { serviceCosts } = env.prices;
  const chat = createChatService({ db, provider, illustrator, costs: serviceCosts, log });
  const meetings = createMeetings({ db, provider, log });
  if (database.kind === 'pglite') await chat.interruptAll();
  const speech = createSpeechService({
    db,
    provider: speechProviderFrom(env),
    voice: env.SPEECH_VOICE,
    cost: serviceCosts.speech,
    folder: join(env.DATA_DIR, 'speech'),
    log,
  });
  if (database.kind === 'pglite') await speech.reapAll();
  return { chat, meetings, speech };
};
