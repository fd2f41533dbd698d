import * as z from 'zod/mini';
import type { Unsent } from '#machines/chat/chatTypes.ts';
import { UNSENT_PREFIX } from './forgetUnsent.ts';
import { readStored, writeStored } from './sessionStore.ts';

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
    kind: z.literal('continue'),
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
    return kept.parse(JSON.parse(readStored(UNSENT_PREFIX + characterId) ?? 'null'));
  } catch {
    return null;
  }
};

/** Without storage the flow remembers it as long as the page lasts. */
export const writeUnsent = (characterId: string, unsent: Unsent): void => {
  const isNothing = unsent.draft === '' && unsent.editing === null && unsent.request === null;
  writeStored(UNSENT_PREFIX + characterId, isNothing ? null : JSON.stringify(unsent));
};
