import { eq } from 'drizzle-orm';
import type { Conversation } from '#contract/conversation.ts';
import type { ConversationFile } from '#contract/conversationFile.ts';
import { errNo } from '#contract/errNo.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { messages } from '#server/db/conversationSchema.ts';
import { asSeenBy } from '#server/features/character/characterAccess.ts';
import { findCharacter } from '#server/features/character/characterRepository.ts';
import { holdBeingWritten } from './alternativeRepository.ts';
import { findConversation } from './chatRepository.ts';
import type { ChatService } from './chatService.ts';
import { forgetKeys } from './forgottenKeys.ts';
import { type Search, searchMessages } from './search.ts';
import { deleteUntold } from '#server/features/picture/galleryRepository.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Caller } from '#server/http/endpoint.ts';
import { isChatPicture } from '#server/features/media/pictureKeys.ts';
import type { OrphanedFiles } from '#server/features/media/orphanedFiles.ts';
import { everyPictureOf } from '#server/features/media/expressions.ts';
import { readMessages } from './conversationFile.ts';
import * as repository from './conversationRepository.ts';

export interface ConversationDeps {
  readonly db: Database;
  readonly chat: Pick<ChatService, 'endIn' | 'giveUp'>;
  readonly orphanedFiles: OrphanedFiles;
}

export const createConversationService = ({ db, chat, orphanedFiles }: ConversationDeps) => {
  /** Deletes all messages, within the transaction that holds the conversation. */
  const deleteMessages = async (tx: Transaction, caller: Caller, conversationId: string): Promise<void> => {
    // What began after `endWriting` is lost here; whoever writes it finds no message any more.
    for (const alternative of await holdBeingWritten(tx, conversationId)) await chat.giveUp(tx, alternative);
    await forgetKeys(tx, caller.id, eq(messages.conversationId, conversationId), Date.now());
    const images = await repository.picturesOfConversation(tx, conversationId);
    await repository.deleteMessages(tx, conversationId);
    await deleteUntold(tx, images);
    await orphanedFiles.lose(tx, images.filter(isChatPicture));
  };

  return {
    async list(caller: Caller): Promise<Conversation[]> {
      const rows = await repository.listConversations(db, caller.id);
      return rows.map(({ last, ...row }) => ({
        ...row,
        lastText: last?.text ?? '',
        lastRole: last?.role ?? null,
        isWriting: last?.status === 'generating',
      }));
    },

    /** Throws 1004 without a conversation. */
    async read(caller: Caller, characterId: string, readTime: number): Promise<number> {
      const noted = await repository.raiseReadTime(db, caller.id, characterId, readTime);
      if (noted === undefined) throw new ApiError(errNo.notFound, 'No such conversation');
      return noted;
    },

    /** Before `clear` or `remove`, outside of its transaction: ends what is being written, unless the intent took effect already. */
    async endWriting(caller: Caller, characterId: string, idempotencyKey: string): Promise<void> {
      if ((await findCharacter(db, characterId)) === undefined) throw new ApiError(errNo.notFound, 'No such character');
      const conversation = await findConversation(db, caller.id, characterId);
      if (conversation === undefined || (await repository.wasAnswered(db, caller.id, idempotencyKey))) return;
      await chat.endIn(conversation.id);
    },

    /** Throws 1004 without a conversation. */
    async exportFile(caller: Caller, characterId: string): Promise<ConversationFile> {
      const character = await findCharacter(db, characterId);
      const conversation = await findConversation(db, caller.id, characterId);
      if (character === undefined || conversation === undefined)
        throw new ApiError(errNo.notFound, 'No such conversation');
      return {
        format: 'liora.conversation.v1',
        character: { characterId: character.id, name: asSeenBy(character, caller).name },
        messages: await readMessages(db, conversation.id),
      };
    },

    search: (caller: Caller, search: Search) => searchMessages(db, caller.id, search),

    /** Does nothing without a conversation. */
    async clear(tx: Transaction, caller: Caller, characterId: string): Promise<void> {
      const conversation = await repository.holdConversation(tx, caller.id, characterId);
      if (conversation === undefined) return;
      await deleteMessages(tx, caller, conversation.id);
      const lastTime = Math.max(Date.now(), conversation.lastTime);
      await repository.setTimes(tx, conversation.id, { lastTime, readTime: 0 });
    },

    /** Does nothing without a conversation. */
    async remove(tx: Transaction, caller: Caller, characterId: string): Promise<void> {
      const conversation = await repository.holdConversation(tx, caller.id, characterId);
      if (conversation === undefined) return;
      await deleteMessages(tx, caller, conversation.id);
      await repository.deleteConversation(tx, conversation.id);
      // The character can have been deleted, and its pictures kept for this conversation.
      const character = await findCharacter(tx, characterId);
      if (character !== undefined) await orphanedFiles.look(tx, everyPictureOf(character));
    },

    /** After `clear` or `remove`. */
    forgetPictures: () => void orphanedFiles.sweep(),
  };
};
export type ConversationService = ReturnType<typeof createConversationService>;
