import type { CharacterDraft, QuickDraft } from '#contract/characterDraft.ts';
import { malformed } from '#server/http/apiError.ts';
import { compose } from './writing/compose.ts';
import { looks } from './writing/looks.ts';

/** The whole draft of a handful of choices; the same seed gives the same. Throws 1001 for unknown looks. */
export const draftOf = (
  { lookId, name, age, temperament, part, visibility }: QuickDraft,
  seed: string,
): CharacterDraft => {
  const appearance = looks.find((look) => look.lookId === lookId)?.appearance;
  if (appearance === undefined) throw malformed('draft.lookId', 'notOffered');
  const { presentation, setting } = appearance;
  const texts = compose({ name, presentation, setting, temperament, part }, seed);
  return { ...texts, name, age, alternateGreetings: [], appearance, voice: null, visibility };
};
