import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { randomUUID } from 'node:crypto';
import { PICTURE_PROMPT_MAX, type PictureWish } from '#contract/picture.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import { deletePictures, picturesOfTasks, takeFromMessages } from './galleryRepository.ts';
import type { TaskJobs } from './taskJobs.ts';
import { answerPictureOf, nextTurn } from './taskView.ts';
import { changeTask, endAttempt, findTaskOf, insertTask, isOn, lockTaskOf } from './taskRepository.ts';

export interface ChatPicturesDeps {
  readonly jobs: TaskJobs;
  readonly orphanedFiles: OrphanedFiles;
}

const PLAIN = { style: 'natural', mood: null, setting: null, aspect: '2:3', count: 1 } as const;

/** As much of what was said as a wish may be long, and no half of a letter. */
const promptOf = (said: string): string => {
  const start = said.slice(0, PICTURE_PROMPT_MAX);
  return start.isWellFormed() ? start : start.slice(0, -1);
};

/** Pictures that come with answers are tasks as others are: they wait for their turn, and are in the gallery. */
export const createChatPictures = ({ jobs, orphanedFiles }: ChatPicturesDeps): Illustrator => ({
  async ask(tx, { msgId, ordinal }, { accountId, character, said, content }) {
    const wish: PictureWish = { ...PLAIN, characterId: character.id, prompt: promptOf(said) };
    const task = await insertTask(tx, {
      id: randomUUID(),
      accountId,
      wish,
      content,
      isFromChat: true,
      messageId: msgId,
      ordinal,
      status: 'queued',
      cost: 0,
      turnTime: await nextTurn(tx, accountId),
      createTime: Date.now(),
    });
    await jobs.send(tx, task);
  },

  wake: () => jobs.wake(),

  async look(db, answer) {
    const row = await findTaskOf(db, answer);
    if (row === undefined) return undefined;
    const [made] = row.status === 'ready' ? await picturesOfTasks(db, [row.id]) : [];
    const picture = await answerPictureOf(db, row);
    if (made === undefined) return { picture, image: null };
    const { image, aspect, placeholder } = made;
    return { picture, image, frame: { aspect, placeholder } };
  },

  async giveUp(tx, answer) {
    const row = await lockTaskOf(tx, answer);
    if (row === undefined) return;
    const { id: taskId, attempt, accountId } = row;
    const ended = { status: 'cancelled', endTime: Date.now() } as const;
    if (isOn(row)) return void (await endAttempt(tx, { taskId, attempt }, ended));
    if (row.status !== 'ready') return;
    const images = (await picturesOfTasks(tx, [taskId])).map(({ image }) => image);
    for (const image of images) await takeFromMessages(tx, accountId, image);
    await deletePictures(tx, images);
    await orphanedFiles.lose(tx, images);
    await changeTask(tx, taskId, ended);
  },

  async forget() {
    jobs.look();
    await orphanedFiles.sweep();
  },
});
