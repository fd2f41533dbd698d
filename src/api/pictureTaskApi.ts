import type { CharacterSummary } from '#contract/character.ts';
import {
  pictaskCancel,
  pictaskCharacterRecommend,
  pictaskCreate,
  pictaskDetail,
  pictaskDismiss,
  pictaskList,
  pictaskOptions,
  pictaskRetry,
  type PictureOptions,
  type PictureTask,
  type PictureWish,
} from '#contract/picture.ts';
import type { ApiClient, CallOptions } from './client.ts';

/** Asking for pictures. */
export const createPictureTaskApi = (client: ApiClient) => ({
  options: (options?: CallOptions): Promise<PictureOptions> => client.call(pictaskOptions, {}, options),
  async recommended(options?: CallOptions): Promise<readonly CharacterSummary[]> {
    return (await client.call(pictaskCharacterRecommend, {}, options)).characters;
  },
  async list(options?: CallOptions): Promise<readonly PictureTask[]> {
    return (await client.call(pictaskList, {}, options)).tasks;
  },

  create: (wish: PictureWish, options?: CallOptions): Promise<PictureTask> => client.call(pictaskCreate, wish, options),
  detail: (taskId: string, options?: CallOptions): Promise<PictureTask> =>
    client.call(pictaskDetail, { taskId }, options),
  /** Answers once the tasks do not stand any more as they were `seen`, or after a few seconds. */
  follow: (taskId: string, seen: string, options?: CallOptions): Promise<PictureTask> =>
    client.call(pictaskDetail, { taskId, seen }, options),
  cancel: (taskId: string, options?: CallOptions): Promise<PictureTask> =>
    client.call(pictaskCancel, { taskId }, options),
  retry: (taskId: string, options?: CallOptions): Promise<PictureTask> =>
    client.call(pictaskRetry, { taskId }, options),
  async dismiss(taskId: string, options?: CallOptions): Promise<void> {
    await client.call(pictaskDismiss, { taskId }, options);
  },
});
