import type { Database } from '#server/db/database.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import type { PortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import type { Jobs } from '#server/features/jobs/jobs.ts';
import type { Log } from '#server/log.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import type { ClientAddress } from '#server/http/clientAddress.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import { createCardExport } from './cardExport.ts';
import { createCardImport } from './cardImport.ts';
import { createCreation } from './creation.ts';
import { createDescribe } from './describe.ts';
import { createExpressions } from './expressions.ts';
import { createOwnCharacterService } from './ownCharacterService.ts';
import { createPortraitChange } from './portraitChange.ts';
import { createPreview } from './preview.ts';
import { createReviews } from './reviews.ts';

export interface OwnCharactersDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly library: PortraitLibrary;
  readonly moderation: ModerationProvider;
  readonly orphanedFiles: OrphanedFiles;
  readonly chat: ChatProvider;
  readonly limiter: RateLimiter;
  readonly log: Log;
  /** Of making one, in tokens. */
  readonly cost: number;
  /** Undefined where the content rules review, and pictures that come with cards wait for a provider that sees them. */
  readonly operatorKey: string | undefined;
  readonly addressOf: ClientAddress;
}

/** Everything about characters that people make, put together. Before the jobs are started. */
export const openOwnCharacters = async (deps: OwnCharactersDeps) => {
  const { db, jobs, library, moderation, orphanedFiles, chat, limiter, log, cost, operatorKey, addressOf } = deps;
  const reviews = await createReviews({ db, jobs, library, moderation, hasOperator: operatorKey !== undefined });
  await reviews.takeUp();
  const creation = await createCreation({ db, jobs, library, moderation, reviews, orphanedFiles, cost });
  const service = createOwnCharacterService({ db, moderation, creation, reviews, orphanedFiles });
  return {
    db,
    limiter,
    addressOf,
    creation,
    reviews,
    service,
    changePortrait: createPortraitChange({
      db,
      library,
      moderation,
      limiter,
      orphanedFiles,
      change: (tx, row, change) => service.replacePortrait(tx, row, change),
    }),
    describe: createDescribe({ provider: chat, moderation, limiter, log }),
    cards: createCardImport({ db, library, moderation, limiter }),
    exportCard: createCardExport(db, library),
    preview: createPreview(library.painter),
    expressions: createExpressions({ db, library, orphanedFiles }),
    operator:
      operatorKey === undefined ? undefined : { db, storage: library.storage, key: operatorKey, limiter, addressOf },
  };
};
export type OwnCharacters = Awaited<ReturnType<typeof openOwnCharacters>>;
