import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { chatHistory, type Message, message } from '#contract/chat.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import type { OpenAiServer } from './openaiServer.ts';
import type { Answer, Visitor } from './visitor.ts';

const exchange = z.object({ messages: z.array(message) });
const sent = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

const [first] = seedCharacters;
if (first === undefined) throw new Error('The seed has characters');
/** The character that talkers talk to. */
export const character = first;
const { characterId } = character;

export const notFound = { status: 404, errNo: 1004, data: null };
export const conflict = { status: 409, errNo: 1005, data: null };
export const wrong = (path: string, reason: string) => ({
  status: 400,
  errNo: 1001,
  data: { fields: [{ path, reason }] },
});
export const success = (data: unknown) => ({ status: 200, errNo: 0, data });

/** The messages that an answer tells of. */
export const messagesOf = (answer: Answer): Message[] => exchange.parse(answer.data).messages;

/** What the provider was given of the conversation in its request of that number. */
export const turnsGiven = async (provider: OpenAiServer, index: number): Promise<[string, string][]> =>
  sent
    .parse((await provider.request(index)).body)
    .messages.filter(({ role }) => role !== 'system')
    .map(({ role, content }) => [role, content]);

/** A member in a conversation. Each call is an intent of its own, unless it is given a key. */
export class Talker {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  post(path: string, body: unknown, key: string = randomUUID()): Promise<Answer> {
    return this.visitor.post(path, body, { 'idempotency-key': key });
  }

  /** The request of a call that streams, as a stream. */
  stream(path: string, body: unknown, key: string = randomUUID()): Promise<Response> {
    return this.visitor.fetch(path, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    });
  }

  /** Says something and gives the person's message and the answer. */
  async say(text: string): Promise<[said: Message, answer: Message]> {
    const messages = messagesOf(await this.visitor.say(characterId, text));
    const [said, answer] = messages.slice(-2);
    if (said === undefined || answer === undefined) throw new Error(`No answer to ${text}`);
    return [said, answer];
  }

  regenerate({ msgId, createTime }: Message, key?: string): Promise<Answer> {
    return this.post('/api/chat/regenerate', { characterId, msgId, createTime }, key);
  }

  edit({ msgId, createTime }: Message, speechText: string, key?: string): Promise<Answer> {
    return this.post('/api/chat/edit', { characterId, msgId, createTime, speechText }, key);
  }

  async history(): Promise<z.infer<typeof chatHistory.response>> {
    const { data } = await this.visitor.get('/api/chat/history', { characterId });
    return chatHistory.response.parse(data);
  }
}
