import * as z from 'zod/mini';
import type { Unsent } from '#machines/chat/chatTypes.ts';
import { readStored, storedKeys, writeStored } from './sessionStore.ts';

/** Session storage keeps what was typed or asked for in each conversation, and is not with the server yet, under this and the character's id. */
const PREFIX = 'unsent:';

const request = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('send'),
    characterId: z.string(),
    text: z.string(),
    picture: z.boolean(),
    intentId: z.string(),
  }),
  z.strictObject({
    kind: z.literal('regenerate'),
    characterId: z.string(),
    msgId: z.string(),
    createTime: z.number(),
    intentId: z.string(),
  }),
  z.strictObject({
    kind: z.literal('edit'),
    characterId: z.string(),
    msgId: z.string(),
    createTime: z.number(),
    text: z.string(),
    intentId: z.string(),
  }),
]);

const kept: z.ZodMiniType<Unsent> = z.strictObject({
  draft: z.string(),
  editing: z.nullable(z.strictObject({ msgId: z.string(), createTime: z.number(), draft: z.string() })),
  request: z.nullable(request),
  wasSending: z.boolean(),
});

/** `null` when nothing is kept, or something that another version of the page has left. */
export const readUnsent = (characterId: string): Unsent | null => {
  try {
    return kept.parse(JSON.parse(readStored(PREFIX + characterId) ?? 'null'));
  } catch {
    return null;
  }
};

/** Without storage the flow remembers it as long as the page lasts. */
export const writeUnsent = (characterId: string, unsent: Unsent): void => {
  const isNothing = unsent.draft === '' && unsent.editing === null && unsent.request === null;
  writeStored(PREFIX + characterId, isNothing ? null : JSON.stringify(unsent));
};

/** Nothing that somebody typed stays for the next person. */
export const forgetUnsent = (): void => {
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) writeStored(key, null);
};
