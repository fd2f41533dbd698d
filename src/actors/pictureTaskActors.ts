import { fromPromise } from 'xstate';
import { type CharacterSummary, characterSummary } from '#contract/character.ts';
import { errNo } from '#contract/errNo.ts';
import type { PictureTask } from '#contract/picture.ts';
import type { Act, Create, LoadStudio, LoadTask, Progress, Studio } from '#machines/pictureTask/pictureTaskTypes.ts';
import type { Api } from '#src/api/api.ts';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { createPictureTaskApi } from '#src/api/pictureTaskApi.ts';
import { createProfileApi } from '#src/api/profileApi.ts';

const isPresent = <T>(value: T | null): value is T => value !== null;

/** `null` for what is not there, or no more, or not the person's to see. */
const ifThere = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiFailure && (error.errNo === errNo.notFound || error.errNo === errNo.forbidden)) return null;
    throw error;
  }
};

export const pictureTaskActors = ({ client }: Api) => {
  const pictures = createPictureTaskApi(client);
  const characterOf = async (characterId: string, signal: AbortSignal): Promise<CharacterSummary | null> => {
    const found = await ifThere(createProfileApi(client).detail(characterId, { signal, duplicates: 'keep' }));
    return found === null || found.isGone ? null : characterSummary.parse(found);
  };
  return {
    loadStudio: fromPromise<Studio, LoadStudio>(async ({ input: { characterId, taskId }, signal }) => {
      const [options, recommended, tasks, task] = await Promise.all([
        pictures.options({ signal }),
        pictures.recommended({ signal }),
        pictures.list({ signal }),
        taskId === null ? null : ifThere(pictures.detail(taskId, { signal })),
      ]);
      const wanted = [characterId, ...[...tasks, task].map((one) => one?.wish.characterId ?? null)].filter(isPresent);
      const missing = [...new Set(wanted)].filter((id) => recommended.every((known) => known.characterId !== id));
      const others = await Promise.all(missing.map((id) => characterOf(id, signal)));
      return { options, characters: [...others.filter(isPresent), ...recommended], task, tasks };
    }),
    createTask: fromPromise<PictureTask, Create>(({ input: { wish, intentId }, signal }) =>
      pictures.create(wish, { signal, idempotencyKey: intentId }),
    ),
    loadTask: fromPromise<Progress, LoadTask>(async ({ input: { taskId, underWay, seen }, signal }) => {
      const task = await (seen === null
        ? pictures.detail(taskId, { signal })
        : pictures.follow(taskId, seen, { signal }));
      // After it: it may have been held for a while.
      const listed = await pictures.list({ signal });
      // What is ready is listed no more.
      const ended = underWay.filter((id) => listed.every((other) => other.taskId !== id));
      const told = await Promise.all(ended.map((id) => ifThere(pictures.detail(id, { signal }))));
      return { task, others: [...listed, ...told.filter(isPresent)] };
    }),
    actOnTask: fromPromise<PictureTask | null, Act>(async ({ input: { kind, taskId, intentId }, signal }) => {
      const options = { signal, idempotencyKey: intentId };
      switch (kind) {
        case 'cancel':
          return pictures.cancel(taskId, options);
        case 'retry':
          return pictures.retry(taskId, options);
        case 'dismiss':
          await pictures.dismiss(taskId, options);
          return null;
      }
    }),
  };
};
