import * as z from 'zod/mini';
import { appearance } from '#contract/appearance.ts';
import { visibility } from '#contract/character.ts';
import { ugcCreate } from '#contract/ownCharacter.ts';
import { part, temperament, voice } from '#contract/characterDraft.ts';
import type { KeptCreation } from '#machines/characterCreation/characterCreationSetup.ts';
import type { KeptDraft } from '#machines/characterDraft/characterDraftSetup.ts';
import { STEPS } from '#machines/characterDraft/draftValues.ts';
import { readKept, writeKept } from './keptStore.ts';
import { CREATION_KEY, DRAFT_KEY } from './persistentStore.ts';

const draft: z.ZodMiniType<KeptDraft> = z.strictObject({
  step: z.enum(STEPS),
  values: z.strictObject({
    name: z.string(),
    age: z.string(),
    tagline: z.string(),
    description: z.string(),
    personality: z.string(),
    scenario: z.string(),
    greeting: z.string(),
    alternateGreetings: z.array(z.string()),
    exampleDialogue: z.string(),
    tags: z.array(z.string()),
    appearance,
    voice: z.nullable(voice),
    visibility,
    lookId: z.nullable(z.string()),
    temperament: z.nullable(temperament),
    part: z.nullable(part),
    suggestion: z.string(),
  }),
});

const creation: z.ZodMiniType<KeptCreation> = z
  .strictObject({
    subject: z.strictObject({ name: z.string(), looks: appearance }),
    request: z.nullable(z.strictObject({ request: ugcCreate.request, intentId: z.string() })),
    characterId: z.nullable(z.string()),
    needsTokens: z.boolean(),
  })
  .check(z.refine(({ request, characterId }) => request !== null || characterId !== null));

/**
 * What is kept, for every tab of this browser and for another day, with whose it is: the uid of who was signed in, and `null` before anybody
 * was, so that signing in keeps what was entered.
 */
const owned = z.object({ owner: z.nullable(z.string()), kept: z.unknown() });

const read = <Kept>(key: string, shape: z.ZodMiniType<Kept>, uid: string | null): Kept | null => {
  try {
    const { owner, kept } = owned.parse(JSON.parse(readKept(key) ?? 'null'));
    return owner === null || owner === uid ? shape.parse(kept) : null;
  } catch {
    return null;
  }
};

const write = (key: string, kept: unknown, owner: string | null): void =>
  writeKept(key, kept === null ? null : JSON.stringify({ owner, kept }));

/** `null` when nothing is kept for that person, or something that another version of the page has left. */
export const readDraft = (uid: string | null): KeptDraft | null => read(DRAFT_KEY, draft, uid);
export const readCreation = (uid: string | null): KeptCreation | null => read(CREATION_KEY, creation, uid);

/** `null` removes it. */
export const writeDraft = (kept: KeptDraft | null, owner: string | null): void => write(DRAFT_KEY, kept, owner);
export const writeCreation = (kept: KeptCreation | null, owner: string | null): void =>
  write(CREATION_KEY, kept, owner);
