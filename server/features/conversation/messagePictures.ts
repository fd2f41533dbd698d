import type { Message } from '#contract/chat.ts';
import type { Database } from '#server/db/database.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import { isToldOf } from './newMessages.ts';

/** Tells with a message how far the picture is that it waits for, or why none has come. */
export const createMessagePictures =
  (db: Database, illustrator: Pick<Illustrator, 'look'>) =>
  async (message: Message): Promise<Message> => {
    const { msgId, chosen: ordinal, role, status } = message;
    if (role === 'user' || (status !== 'generating' && status !== 'failed')) return message;
    const illustration = await illustrator.look(db, { msgId, ordinal });
    return illustration === undefined || !isToldOf(status, illustration.picture)
      ? message
      : { ...message, picture: illustration.picture };
  };
