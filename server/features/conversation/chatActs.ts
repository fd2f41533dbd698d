import { eq } from 'drizzle-orm';
import type { Message } from '#contract/chat.ts';
import type { Feedback } from '#contract/chatActs.ts';
import { errNo } from '#contract/errNo.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { messages } from '#server/db/conversationSchema.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { deleteUntold } from '#server/features/picture/galleryRepository.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import * as alternatives from './alternativeRepository.ts';
import * as repository from './chatRepository.ts';
import { forgetKeys } from './forgottenKeys.ts';
import { tellReasoning } from './reasoning.ts';
import { isChatPicture } from '#server/features/media/pictureKeys.ts';

const noMessage = (): ApiError => new ApiError(errNo.notFound, 'No such message');

/** What people do with messages that there are. All acts are refused on an answer that is still being written. */
export const createChatActs = (db: Database, orphanedFiles: OrphanedFiles) => {
  const lock = async (tx: Transaction, caller: Caller, msgId: string) => {
    const locked = await repository.lockMessage(tx, caller.id, msgId);
    if (locked === undefined) throw noMessage();
    if (locked.message.status === 'generating') throw new ApiError(errNo.conflict, 'The answer is still being written');
    return locked;
  };

  const lockAnswer = async (tx: Transaction, caller: Caller, msgId: string): Promise<Message> => {
    const { message } = await lock(tx, caller, msgId);
    if (message.role !== 'companion') throw new ApiError(errNo.conflict, 'Only for what the companion said');
    return message;
  };

  const asStored = async (tx: Transaction, caller: Caller, msgId: string): Promise<{ message: Message }> => {
    const message = await repository.findOwnMessage(tx, caller.id, msgId);
    if (message === undefined) throw noMessage();
    const [told = message] = await tellReasoning(tx, caller, [message]);
    return { message: told };
  };

  return {
    async select(tx: Transaction, caller: Caller, msgId: string, ordinal: number): Promise<{ message: Message }> {
      const answer = await lockAnswer(tx, caller, msgId);
      if (ordinal >= answer.alternatives) throw malformed('ordinal', 'doesNotFit');
      await alternatives.choose(tx, { msgId, ordinal });
      return asStored(tx, caller, msgId);
    },

    async remove(tx: Transaction, caller: Caller, msgId: string): Promise<void> {
      const { conversation, message } = await lock(tx, caller, msgId);
      const images = await alternatives.imagesOf(tx, msgId);
      await forgetKeys(tx, caller.id, eq(messages.id, msgId), Date.now());
      await repository.deleteMessage(tx, conversation, message);
      await deleteUntold(tx, images);
      await orphanedFiles.lose(tx, images.filter(isChatPicture));
    },

    /** After `remove`. */
    forgetPictures: () => void orphanedFiles.sweep(),

    async like(tx: Transaction, caller: Caller, msgId: string, liked: boolean): Promise<{ message: Message }> {
      const { chosen: ordinal } = await lockAnswer(tx, caller, msgId);
      await alternatives.setLiked(tx, { msgId, ordinal }, liked);
      return asStored(tx, caller, msgId);
    },

    async giveFeedback(tx: Transaction, caller: Caller, msgId: string, given: Feedback): Promise<{ message: Message }> {
      const { content } = given;
      const tags = [...new Set(given.tags)];
      if (tags.length === 0 && content.trim() === '') throw malformed('content', 'tooShort');
      const { chosen: ordinal } = await lockAnswer(tx, caller, msgId);
      await alternatives.setFeedback(tx, { msgId, ordinal }, { tags, content });
      return asStored(tx, caller, msgId);
    },

    async imageDetail(caller: Caller, msgId: string) {
      const shown = await repository.findPicture(db, caller.id, msgId);
      if (shown === undefined || shown.image === null) throw noMessage();
      const { conversationId, character, role, text, image, createTime } = shown;
      if (role === 'user') return { msgId, character, image, prompt: text, createTime };
      const [before] = await repository.latestMessages(db, conversationId, 1, createTime);
      return { msgId, character, image, prompt: before?.role === 'user' ? before.text : '', createTime };
    },
  };
};
export type ChatActs = ReturnType<typeof createChatActs>;
