import type { Picture, PictureStatus, PictureTask } from '#contract/picture.ts';

const UNDER_WAY = new Set<PictureStatus>(['queued', 'moderating', 'making']);

/** Whether a task goes on by itself. */
export const isUnderWay = ({ status }: PictureTask): boolean => UNDER_WAY.has(status);

/** Pictures that are there, the ones made last first, each once. */
export const withPicturesOf = (pictures: readonly Picture[], tasks: readonly PictureTask[]): readonly Picture[] => {
  const made = tasks.flatMap((task) => task.pictures);
  const madeIds = new Set(made.map(({ pictureId }) => pictureId));
  return [...made, ...pictures.filter(({ pictureId }) => !madeIds.has(pictureId))];
};

/** Tasks that are worth a line beside the followed one: what went well shows as pictures, and what was called off as nothing. */
export const listedBeside = (tasks: readonly PictureTask[], followed: PictureTask | null): readonly PictureTask[] =>
  tasks.filter(
    (task) =>
      task.taskId !== followed?.taskId && (isUnderWay(task) || task.status === 'refused' || task.status === 'failed'),
  );
