import type { Message } from '#contract/chat.ts';
import type { Database } from '#server/db/database.ts';
import { openCharacter } from '#server/features/character/openCharacter.ts';
import type { Illustrator } from '#server/features/media/illustrator.ts';
import type { Caller } from '#server/http/endpoint.ts';
import type { ChatProvider } from '#server/providers/chat/chatProvider.ts';
import * as repository from './chatRepository.ts';
import { noMessage } from './exchange.ts';
import { createMessagePictures } from './messagePictures.ts';
import { tellReasoning } from './reasoning.ts';

export interface ChatReaderDeps {
  readonly db: Database;
  readonly provider: Pick<ChatProvider, 'isDemo'>;
  readonly illustrator: Pick<Illustrator, 'look'>;
}

/** What was said, as the caller is told of it. */
export const createChatReader = ({ db, provider, illustrator }: ChatReaderDeps) => {
  const { isDemo } = provider;
  const withPicture = createMessagePictures(db, illustrator);

  return {
    /** Throws 1004 for a message that is not the caller's own. */
    message: async (caller: Caller, msgId: string): Promise<Message> => {
      const found = await repository.findOwnMessage(db, caller.id, msgId);
      if (found === undefined) throw noMessage();
      const [message = found] = await tellReasoning(db, caller, [found]);
      return withPicture(message);
    },

    /** The latest messages before `endTime`. */
    history: async (caller: Caller, characterId: string, endTime: number | undefined, pageSize: number) => {
      const conversation = await repository.findConversation(db, caller.id, characterId);
      // What was said stays to be read, whatever became of the character.
      if (conversation === undefined) await openCharacter(db, caller, characterId);
      if (conversation === undefined) return { messages: [], hasMore: false, readTime: 0, isDemo };
      const latest = await repository.latestMessages(db, conversation.id, pageSize + 1, endTime);
      const shown = latest.slice(0, pageSize).toReversed();
      const told = await tellReasoning(db, caller, shown);
      const hasMore = latest.length > pageSize;
      const oldest = endTime === undefined && hasMore ? shown[0]?.createTime : undefined;
      const help = oldest === undefined ? undefined : await repository.latestHelp(db, conversation.id, oldest);
      return {
        messages: await Promise.all(told.map(withPicture)),
        hasMore,
        readTime: conversation.readTime,
        isDemo,
        ...(help !== undefined && { help }),
      };
    },
  };
};
