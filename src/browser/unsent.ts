import * as z from 'zod/mini';
import type { Unsent } from '#machines/chat/chatTypes.ts';
import { UNSENT_PREFIX } from './forgetUnsent.ts';
import { readKept, writeKept } from './keptStore.ts';
import { isOpenElsewhere, PAGE_ID, showOpen } from './openTabs.ts';
import { readStored, writeStored } from './sessionStore.ts';

const request = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('send'),
    characterId: z.string(),
    text: z.string(),
    picture: z.union([z.boolean(), z.literal('ifSaid')]),
    pictureChoice: z.optional(z.enum(['always', 'never'])),
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

/** What is kept of a conversation that is left. */
export interface Kept extends Unsent {
  /** The words for a picture that was not asked for yet, and what stood in the composer then. */
  readonly picture?: { readonly words: string; readonly typed: string } | undefined;
}

const kept: z.ZodMiniType<Kept> = z.strictObject({
  draft: z.string(),
  editing: z.nullable(z.strictObject({ msgId: z.string(), createTime: z.number(), draft: z.string() })),
  request: z.nullable(request),
  wasSending: z.boolean(),
  greeting: z.optional(z.number()),
  picture: z.optional(z.strictObject({ words: z.string(), typed: z.string() })),
});

/** In milliseconds: what is older is not thought of any more. */
const KEPT_FOR = 7 * 24 * 3600 * 1000;

const outliving = z.strictObject({
  unsent: kept,
  savedTime: z.number(),
  /** The page that keeps it; left out by earlier versions. */
  pageId: z.optional(z.string()),
});

const outlivingKey = (uid: string, characterId: string): string => `${UNSENT_PREFIX}${uid}:${characterId}`;
const isNothing = ({ draft, editing, request, picture }: Kept): boolean =>
  draft === '' && editing === null && request === null && picture === undefined;

/** `null` when nothing is kept, or something that another version of the page has left. */
export const readUnsent = (characterId: string): Kept | null => {
  try {
    return kept.parse(JSON.parse(readStored(UNSENT_PREFIX + characterId) ?? 'null'));
  } catch {
    return null;
  }
};

/** Without storage the flow remembers it as long as the page lasts. */
export const writeUnsent = (characterId: string, unsent: Kept): void =>
  writeStored(UNSENT_PREFIX + characterId, isNothing(unsent) ? null : JSON.stringify(unsent));

const readEntry = (uid: string, characterId: string): z.infer<typeof outliving> | null => {
  try {
    return outliving.parse(JSON.parse(readKept(outlivingKey(uid, characterId)) ?? 'null'));
  } catch {
    return null;
  }
};

/** What that person left in a tab that is closed: what stands in an open one is theirs to go on with there. */
export const takeOutliving = async (uid: string, characterId: string): Promise<Kept | null> => {
  const entry = readEntry(uid, characterId);
  if (entry === null || Date.now() - entry.savedTime >= KEPT_FOR) return null;
  return entry.pageId !== undefined && (await isOpenElsewhere(entry.pageId)) ? null : entry.unsent;
};

/** Keeps it for when the tab is closed. With nothing to keep, what another tab keeps stays. */
export const writeOutliving = (uid: string, characterId: string, unsent: Kept): void => {
  const key = outlivingKey(uid, characterId);
  if (!isNothing(unsent)) {
    writeKept(key, JSON.stringify({ unsent, savedTime: Date.now(), pageId: PAGE_ID }));
    showOpen(key, true);
    return;
  }
  const pageId = readEntry(uid, characterId)?.pageId ?? PAGE_ID;
  if (pageId === PAGE_ID) writeKept(key, null);
  showOpen(key, false);
};

/** Calls `save` when the page is left, whatever becomes of it; gives what ends that. */
export const whenLeft = (save: () => void): (() => void) => {
  window.addEventListener('pagehide', save);
  return () => window.removeEventListener('pagehide', save);
};
