import { randomUUID } from 'node:crypto';
import { chatHistory } from '#contract/chat.ts';
import type { ConversationFile } from '#contract/conversationFile.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import type { Answer, Visitor } from './visitor.ts';

export const START = 1_700_000_000_000;
const [first, second] = seedCharacters;
if (first === undefined || second === undefined) throw new Error('The seed has characters');
/** Whom conversations are with. */
export const { characterId, name } = first;
export const otherCharacterId = second.characterId;
export const greeting = first.greeting.replaceAll('{{user}}', 'Ada').replaceAll('{{char}}', name);
export const notThere = { status: 404, errNo: 1004, data: null };
export const conflict = { status: 409, errNo: 1005, data: null };

export type Said = ConversationFile['messages'][number];
export type Alternative = Said['alternatives'][number];

export const plain = { status: 'done', liked: false, feedback: null, image: null } as const;
export const said = (createTime: number, text: string): Said => ({
  role: 'user',
  createTime,
  chosen: 0,
  alternatives: [{ text, ...plain }],
});
export const answered = (createTime: number, text: string): Said => ({ ...said(createTime, text), role: 'companion' });
export const fileOf = (messages: readonly unknown[]) => ({
  format: 'liora.conversation.v1',
  character: { characterId, name },
  messages,
});
export const bytesOf = (file: unknown): string => `${JSON.stringify(file, null, 2)}\n`;

export const exportOf = async (visitor: Visitor, format: 'json' | 'text' = 'json'): Promise<string> =>
  (await visitor.fetch(`/api/chat/export?characterId=${characterId}&format=${format}`)).text();
export const take = (visitor: Visitor, file: unknown, key: string = randomUUID()): Promise<Answer> =>
  visitor.post('/api/chat/import', { conversation: file }, { 'idempotency-key': key });
export const clear = (visitor: Visitor): Promise<Answer> => visitor.post('/api/conversation/clear', { characterId });
export const taken = (messages: number) => ({ status: 200, errNo: 0, data: { characterId, messages } });
export const refusedAt = (path: string, reason: string) => ({
  status: 400,
  errNo: 1001,
  data: { fields: [{ path, reason }] },
});
export const historyOf = async (visitor: Visitor) =>
  chatHistory.response.parse((await visitor.get('/api/chat/history', { characterId, pageSize: 500 })).data);
