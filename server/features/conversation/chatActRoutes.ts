import { chatDelete, chatFeedback, chatImageDetail, chatLiked, chatSelect } from '#contract/chatActs.ts';
import { pictaskPictureShow } from '#contract/picture.ts';
import type { GalleryService } from '#server/features/picture/galleryService.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { localeOf } from '#server/http/pageLocale.ts';
import type { ChatActs } from './chatActs.ts';
import { showPicture } from './showPicture.ts';

export const chatActRoutes = (endpoints: Endpoints, acts: ChatActs, gallery: Pick<GalleryService, 'toShow'>): void => {
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
  endpoints.once(chatFeedback, ({ msgId, tags, content }, caller, tx) =>
    acts.giveFeedback(tx, caller, msgId, { tags, content }),
  );
  endpoints.once(pictaskPictureShow, async ({ pictureId, characterId }, caller, tx, c) => ({
    msgId: await showPicture(tx, caller, characterId, {
      ...(await gallery.toShow(tx, caller, pictureId)),
      locale: localeOf(c),
    }),
  }));
  endpoints.member(chatImageDetail, ({ msgId }, caller) => acts.imageDetail(caller, msgId));
};
