import { chatDelete, chatFeedback, chatImageDetail, chatLiked, chatSelect } from '#contract/chatActs.ts';
import { pictaskPictureShow } from '#contract/picture.ts';
import type { WordsBeside } from '#server/features/care/wordsBeside.ts';
import type { GalleryService } from '#server/features/picture/galleryService.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { localeOf } from '#server/http/pageLocale.ts';
import { limits } from '#server/rateLimit/limits.ts';
import type { RateLimiter } from '#server/rateLimit/rateLimiter.ts';
import type { ChatActs } from './chatActs.ts';
import { showPicture } from './showPicture.ts';

export interface ChatActRouteDeps {
  readonly acts: ChatActs;
  readonly gallery: Pick<GalleryService, 'toShow'>;
  readonly words: WordsBeside;
  readonly limiter: RateLimiter;
}

export const chatActRoutes = (endpoints: Endpoints, { acts, gallery, words, limiter }: ChatActRouteDeps): void => {
  endpoints.once(chatSelect, ({ msgId, ordinal }, caller, tx) => acts.select(tx, caller, msgId, ordinal));
  endpoints.once(
    chatDelete,
    async ({ msgId }, caller, tx) => {
      await acts.remove(tx, caller, msgId);
      return {};
    },
    undefined,
    acts.forgetPictures,
  );
  endpoints.once(chatLiked, ({ msgId, liked }, caller, tx) => acts.like(tx, caller, msgId, liked));
  endpoints.once(
    chatFeedback,
    async (said, caller, tx) => {
      const { msgId, tags, content } = said;
      const given = await acts.giveFeedback(tx, caller, msgId, { tags, content });
      return { ...given, ...(await words.helpFor(tx, said)) };
    },
    async (said, caller, c) => {
      await limiter.pass(limits.reportByAccount, caller.id);
      await words.judge(said, caller, c);
    },
  );
  endpoints.once(pictaskPictureShow, async ({ pictureId, characterId }, caller, tx, c) => ({
    msgId: await showPicture(tx, caller, characterId, {
      ...(await gallery.toShow(tx, caller, pictureId)),
      locale: localeOf(c),
    }),
  }));
  endpoints.member(chatImageDetail, ({ msgId }, caller) => acts.imageDetail(caller, msgId));
};
