import type { Refusal } from '#contract/characterDraft.ts';
import type { ModerationProvider } from '#server/providers/moderation/moderationProvider.ts';
import { namesSomebody } from '#server/providers/moderation/rules/realPersons.ts';
import { speaksOfMinors } from '#server/features/care/minors/speaksOfMinors.ts';

/** Milliseconds in which the content rules have to say something. */
const JUDGED_WITHIN = 15_000;

/** Why there can be no picture of what somebody wishes for, as far as its words alone tell. */
export const refusedByWords = (wish: string): Refusal | undefined => {
  if (speaksOfMinors(wish)) return 'underAge';
  return namesSomebody(wish) ? 'realPerson' : undefined;
};

/** Why there can be no picture of what somebody wishes for; undefined when there can. Throws `ModerationError` and `TimeoutError`. */
export const judgeWish = async (
  moderation: ModerationProvider,
  wish: string,
  signal: AbortSignal,
): Promise<Refusal | undefined> => {
  if (wish.trim() === '') return undefined;
  const refused = refusedByWords(wish);
  if (refused !== undefined) return refused;
  const within = AbortSignal.any([signal, AbortSignal.timeout(JUDGED_WITHIN)]);
  // Whoever is named in a wish is to be on the picture, as whoever a character is called after.
  const verdict = await moderation.judge([{ field: 'name', text: wish }], within);
  return verdict?.refusal;
};

/** Why a picture that was made may not be shown; undefined when it may, or nobody can look at it. Throws as `judgeWish` does. */
export const judgePicture = async (
  moderation: ModerationProvider,
  picture: Uint8Array,
  signal: AbortSignal,
): Promise<Refusal | undefined> => {
  const within = AbortSignal.any([signal, AbortSignal.timeout(JUDGED_WITHIN)]);
  return (await moderation.judgePicture?.(picture, within)) ?? undefined;
};
