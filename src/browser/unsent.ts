import * as z from 'zod/mini';
import type { Unsent } from '#machines/chat/chatTypes.ts';
import { UNSENT_PREFIX } from './forgetUnsent.ts';
import { readKept, writeKept } from './keptStore.ts';
import { readStored, writeStored } from './sessionStore.ts';

const request = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('send'),
    characterId: z.string(),
    text: z.string(),
    picture: z.boolean(),
    greeting: z.optional(z.number()),
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
  greeting: z.optional(z.number()),
});

/** In milliseconds: what is older is not thought of any more. */
const KEPT_FOR = 7 * 24 * 3600 * 1000;

const outliving = z.strictObject({ unsent: kept, savedTime: z.number() });

const outlivingKey = (uid: string, characterId: string): string => `${UNSENT_PREFIX}${uid}:${characterId}`;
const isNothing = ({ draft, editing, request }: Unsent): boolean =>
  draft === '' && editing === null && request === null;

/** `null` when nothing is kept, or something that another version of the page has left. */
export const readUnsent = (characterId: string): Unsent | null => {
  try {
    return kept.parse(JSON.parse(readStored(UNSENT_PREFIX + characterId) ?? 'null'));
  } catch {
    return null;
  }
};

/** Without storage the flow remembers it as long as the page lasts. */
export const writeUnsent = (characterId: string, unsent: Unsent): void =>
  writeStored(UNSENT_PREFIX + characterId, isNothing(unsent) ? null : JSON.stringify(unsent));

/** What that person left in a tab that is closed, or is open beside this one. */
export const readOutliving = (uid: string, characterId: string): Unsent | null => {
  try {
    const { unsent, savedTime } = outliving.parse(JSON.parse(readKept(outlivingKey(uid, characterId)) ?? 'null'));
    return Date.now() - savedTime < KEPT_FOR ? unsent : null;
  } catch {
    return null;
  }
};

/** Keeps it for when the tab is closed. */
export const writeOutliving = (uid: string, characterId: string, unsent: Unsent): void => {
  const value = isNothing(unsent) ? null : JSON.stringify({ unsent, savedTime: Date.now() });
  writeKept(outlivingKey(uid, characterId), value);
};
