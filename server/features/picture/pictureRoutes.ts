import { expression, setting } from '#contract/appearance.ts';
import type { Content, Need } from '#contract/care.ts';
import { errNo } from '#contract/errNo.ts';
import {
  pictaskCancel,
  pictaskCharacterRecommend,
  pictaskCreate,
  pictaskDetail,
  pictaskDismiss,
  pictaskGallery,
  pictaskGalleryCharacters,
  pictaskList,
  pictaskOptions,
  pictaskPictureDelete,
  pictaskPictureDownload,
  pictaskRetry,
  PICTURE_STYLES,
} from '#contract/picture.ts';
import { helpOf } from '#server/features/care/help.ts';
import { countNeed } from '#server/features/care/needCounts.ts';
import { transact } from '#server/db/transact.ts';
import { ApiError } from '#server/http/apiError.ts';
import { attachment } from '#server/http/attachment.ts';
import type { Caller, Endpoints } from '#server/http/endpoint.ts';
import { onceAnIntent } from '#server/http/idempotency.ts';
import { languageIn } from '#server/http/pageLocale.ts';
import { readIdempotencyKey } from '#server/http/readRequest.ts';
import type { Pictures } from './pictures.ts';
import { recommendedTo } from './recommendationRepository.ts';

/** What a file is called that shows nobody with a name, or one in a script that old programs do not know. */
const FILE_NAME = 'picture';

export const pictureRoutes = (endpoints: Endpoints, pictures: Pictures, isShuttingDown: () => boolean): void => {
  const { db, tasks, gallery, jobs, judge } = pictures;
  /** What wishes hold, judged before the transactions that store them. */
  const contents = new WeakMap<object, Content>();
  /** Counts a wish that help is given for, once an intent; of the wish itself nothing is kept, not even what would know it again. */
  const counted = (need: Need, { id: accountId }: Caller, key: string) =>
    transact(db, (tx) =>
      onceAnIntent(tx, { accountId, key, path: pictaskCreate.path, request: null }, async () => {
        await countNeed(tx, need, Date.now());
        return { errNo: errNo.helpFirst, data: null };
      }),
    );

  endpoints.open(pictaskOptions, () =>
    Promise.resolve({
      styles: [...PICTURE_STYLES],
      moods: [...expression.options],
      settings: [...setting.options],
      cost: pictures.cost,
      isDemo: pictures.isDemo,
    }),
  );

  endpoints.once(
    pictaskCreate,
    (wish, caller, tx) => tasks.create(tx, caller, wish, contents.get(wish) ?? null),
    async (wish, caller, c) => {
      const said = { text: wish.prompt, acceptLanguage: languageIn(c), country: caller.country };
      const { need, content } = await judge.judge(said);
      if (need !== null) {
        await counted(need, caller, readIdempotencyKey(c));
        throw new ApiError(errNo.helpFirst, 'The wish tells of a need', { help: helpOf(need) });
      }
      contents.set(wish, content);
    },
    jobs.wake,
  );
  endpoints.member(pictaskDetail, ({ taskId, seen }, caller, c) => {
    const isOver = (): boolean => c.req.raw.signal.aborted || isShuttingDown();
    return tasks.detail(caller, taskId, seen === undefined ? undefined : { seen, isOver });
  });
  endpoints.member(pictaskList, async (_request, caller) => ({ tasks: await tasks.list(caller) }));
  endpoints.once(pictaskCancel, ({ taskId }, caller, tx) => tasks.cancel(tx, caller, taskId), undefined, jobs.look);
  endpoints.once(pictaskRetry, ({ taskId }, caller, tx) => tasks.retry(tx, caller, taskId), undefined, jobs.wake);
  endpoints.once(pictaskDismiss, async ({ taskId }, caller, tx) => {
    await tasks.dismiss(tx, caller, taskId);
    return {};
  });

  endpoints.member(pictaskGallery, (request, caller) => gallery.page(caller, request));
  endpoints.member(pictaskGalleryCharacters, (_request, caller) => gallery.characters(caller));
  endpoints.member(pictaskCharacterRecommend, async (_request, caller) => ({
    characters: await recommendedTo(db, caller.id),
  }));

  endpoints.once(
    pictaskPictureDelete,
    async ({ pictureId }, caller, tx) => {
      await gallery.remove(tx, caller, pictureId);
      return {};
    },
    undefined,
    gallery.sweep,
  );
  endpoints.member(pictaskPictureDownload, async ({ pictureId }, caller, c) => {
    const { bytes, characterName } = await gallery.file(caller, pictureId);
    c.header('Cache-Control', 'private, no-store');
    c.header('Content-Type', 'image/webp');
    c.header('Content-Disposition', attachment(characterName || FILE_NAME, 'webp', FILE_NAME));
    c.header('X-Content-Type-Options', 'nosniff');
    return c.body(bytes);
  });
};
