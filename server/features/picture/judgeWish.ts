import type { Content } from '#contract/care.ts';
import type { Refusal } from '#contract/characterDraft.ts';
import { isDecided } from '#server/features/care/content.ts';
import type { Judge } from '#server/features/care/judge.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';

/** Milliseconds in which the content rules have to say something. */
const JUDGED_WITHIN = 15_000;

const within = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(JUDGED_WITHIN)]);

/** What a wish holds: what is `known` of it, where that decides, else what is judged now. Throws `ModerationError` and `TimeoutError`. */
export const judgeWish = (
  judge: Pick<Judge, 'strictly'>,
  { wish, known }: { readonly wish: string; readonly known: Content | null },
  signal: AbortSignal,
): Promise<Content> => (isDecided(known) ? Promise.resolve(known) : judge.strictly(wish, within(signal)));

/** Why a picture that was made may not be shown; undefined when it may, or nobody can look at it. Throws as `judgeWish` does. */
export const judgePicture = async (
  moderation: ModerationProvider,
  picture: Uint8Array,
  signal: AbortSignal,
): Promise<Refusal | undefined> => (await moderation.judgePicture?.(picture, within(signal))) ?? undefined;
