import { randomUUID } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chatHistory, type Message } from '#contract/chat.ts';
import { conversationList, type Conversation } from '#contract/conversation.ts';
import { portraitKey } from '#server/seed/seedCharacter.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { characterId } from './conversationFiles.ts';
import type { Visitor } from './visitor.ts';

const [one, other] = seedCharacters;
if (one === undefined || other === undefined) throw new Error('The seed has characters');
/** Whom conversations are with, unless told otherwise. */
export const first = one;
/** Whom another conversation is with. */
export const second = other;
/** The answer to what was done. */
export const done = { status: 200, errNo: 0, data: {} };

/** What the list shows of a character. */
export const summaryOf = ({
  characterId,
  name,
  age,
  tagline,
  tags,
  slug,
}: typeof first): Conversation['character'] => ({
  characterId,
  origin: 'pgc',
  name,
  age,
  tagline,
  tags: [...tags],
  portrait: portraitKey(slug),
});

/** The conversations, the latest first. */
export const listOf = async (visitor: Visitor): Promise<Conversation[]> =>
  conversationList.response.parse((await visitor.get('/api/conversation/list')).data).conversations;

/** The messages of a conversation, the oldest first. */
export const historyOf = async (visitor: Visitor, id = characterId): Promise<Message[]> =>
  chatHistory.response.parse((await visitor.get('/api/chat/history', { characterId: id })).data).messages;

/** Says something and takes the answer as a stream. */
export const sayStreaming = (visitor: Visitor, speechText = 'A story'): Promise<Response> =>
  visitor.fetch('/api/chat/completion', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ characterId, speechText }),
  });

/** Clears a conversation. Each call is an intent of its own, unless it is given a key. */
export const clear = (visitor: Visitor, key: string = randomUUID(), id = characterId) =>
  visitor.post('/api/conversation/clear', { characterId: id }, { 'idempotency-key': key });
/** Deletes a conversation. Each call is an intent of its own, unless it is given a key. */
export const remove = (visitor: Visitor, key: string = randomUUID(), id = characterId) =>
  visitor.post('/api/conversation/delete', { characterId: id }, { 'idempotency-key': key });
/** Says that everything up to `readTime` (milliseconds since 1970) was read. */
export const read = (visitor: Visitor, readTime: number, id = characterId) =>
  visitor.post('/api/conversation/read', { characterId: id, readTime });

/** Takes a conversation in whose answers show these pictures. */
export const importAnswers = (visitor: Visitor, images: readonly string[], id = characterId) =>
  visitor.post('/api/chat/import', {
    conversation: {
      format: 'liora.conversation.v1',
      character: { characterId: id, name: first.name },
      messages: images.map((image, index) => ({
        role: 'companion',
        createTime: index + 1,
        chosen: 0,
        alternatives: [{ text: 'Look', status: 'done', liked: false, feedback: null, image }],
      })),
    },
  });

/** Puts a picture where a server with this data keeps those of messages. Gives its key and whether it is there. */
export const keepPictureIn = async (dataDir: string): Promise<{ image: string; isThere: () => Promise<boolean> }> => {
  const image = `chat/${randomUUID()}.webp`;
  const file = join(dataDir, 'media', image);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, 'a picture');
  return {
    image,
    isThere: () =>
      access(file)
        .then(() => true)
        .catch(() => false),
  };
};
