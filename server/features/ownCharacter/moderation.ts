import { errNo } from '#contract/errNo.ts';
import { ApiError } from '#server/http/apiError.ts';
import {
  ModerationError,
  type ModeratedText,
  type ModerationProvider,
  type Verdict,
} from '#server/providers/moderation/moderationProvider.ts';
import { lorebook } from '#server/providers/chat/lorebook/lorebook.ts';
import type { CharacterRow } from './ownCharacterRepository.ts';

/** What a character is judged by. */
export type JudgedTexts = Pick<
  CharacterRow,
  | 'name'
  | 'tagline'
  | 'description'
  | 'personality'
  | 'scenario'
  | 'greeting'
  | 'alternateGreetings'
  | 'exampleDialogue'
  | 'tags'
> &
  Partial<Pick<CharacterRow, 'systemPrompt' | 'postHistoryInstructions' | 'creatorNotes' | 'lorebook'>>;

/** All texts of a character, with the field that each is in. */
export const textsOf = (character: JudgedTexts): ModeratedText[] => {
  const { name, tagline, description, personality, scenario, greeting, exampleDialogue } = character;
  const { systemPrompt = '', postHistoryInstructions = '', creatorNotes = '' } = character;
  const fields = {
    name,
    tagline,
    description,
    personality,
    scenario,
    greeting,
    exampleDialogue,
    systemPrompt,
    postHistoryInstructions,
    creatorNotes,
  };
  const book = lorebook.safeParse(character.lorebook).data;
  return [
    ...Object.entries(fields).map(([field, text]) => ({ field, text })),
    ...character.alternateGreetings.map((text) => ({ field: 'alternateGreetings', text })),
    ...character.tags.map((text) => ({ field: 'tags', text })),
    ...(book?.entries ?? []).map(({ keys, content }) => ({
      field: 'lorebook',
      text: `${keys.join(', ')}\n${content}`,
    })),
  ].filter(({ text }) => text.trim() !== '');
};

/** 1008 that names the field, under `prefix`, with the refusal as its reason. */
export const contentRefused = ({ field, refusal }: Verdict, prefix = ''): ApiError =>
  new ApiError(errNo.contentRefused, `The content rules refuse ${field}: ${refusal}`, {
    fields: [{ path: `${prefix}${field}`, reason: refusal }],
  });

/** Judges within a call. Throws 1007 when nobody can say. */
export const judgeNow = async (
  moderation: ModerationProvider,
  texts: readonly ModeratedText[],
): Promise<Verdict | null> => {
  try {
    return await moderation.judge(texts, AbortSignal.timeout(JUDGED_WITHIN));
  } catch (error) {
    if (error instanceof ModerationError || (error instanceof Error && error.name === 'TimeoutError'))
      throw new ApiError(errNo.providerFailed, 'The texts could not be checked');
    throw error;
  }
};
/** Milliseconds. */
const JUDGED_WITHIN = 15_000;
