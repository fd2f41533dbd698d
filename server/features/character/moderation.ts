import { errNo } from '#contract/errNo.ts';
import type { Refusal } from '#contract/characterDraft.ts';
import { ApiError } from '#server/http/apiError.ts';
import {
  ModerationError,
  type ModeratedText,
  type ModerationProvider,
  type Verdict,
} from '#server/providers/moderation/moderationProvider.ts';
import { lorebook } from '#contract/lorebook.ts';
import { depthPrompt } from '@liora/companion/depthPrompt.ts';
import { withoutComments } from '@liora/companion/macros.ts';
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
  Partial<
    Pick<
      CharacterRow,
      'systemPrompt' | 'postHistoryInstructions' | 'creatorNotes' | 'lorebook' | 'nickname' | 'depthPrompt'
    >
  >;

/** As it is written, and as it is read. */
export const judgedOf = (text: string): string => {
  const read = withoutComments(text);
  return read === text ? text : `${text}\n${read}`;
};

/** All texts of a character, with the field that each is in. */
export const textsOf = (character: JudgedTexts): ModeratedText[] => {
  const { name, tagline, description, personality, scenario, greeting, exampleDialogue } = character;
  const { systemPrompt = '', postHistoryInstructions = '', creatorNotes = '', nickname = '' } = character;
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
    nickname,
    depthPrompt: depthPrompt.safeParse(character.depthPrompt).data?.prompt ?? '',
  };
  const book = lorebook.safeParse(character.lorebook).data;
  return [
    ...Object.entries(fields).map(([field, text]) => ({ field, text })),
    ...character.alternateGreetings.map((text) => ({ field: 'alternateGreetings', text })),
    ...character.tags.map((text) => ({ field: 'tags', text })),
    ...(book?.entries ?? []).map(({ comment = '', keys, secondaryKeys, content }) => ({
      field: 'lorebook',
      text: [comment, ...keys, ...secondaryKeys, content].join('\n'),
    })),
  ]
    .filter(({ text }) => text.trim() !== '')
    .map(({ field, text }) => ({ field, text: judgedOf(text) }));
};

/** 1008 that names the field, under `prefix`, with the refusal as its reason. */
export const contentRefused = ({ field, refusal }: Verdict, prefix = ''): ApiError =>
  new ApiError(errNo.contentRefused, `The content rules refuse ${field}: ${refusal}`, {
    fields: [{ path: `${prefix}${field}`, reason: refusal }],
  });

/** Milliseconds. */
const JUDGED_WITHIN = 15_000;

const within = async <Said>(ask: (signal: AbortSignal) => Promise<Said>): Promise<Said> => {
  try {
    return await ask(AbortSignal.timeout(JUDGED_WITHIN));
  } catch (error) {
    if (error instanceof ModerationError || (error instanceof Error && error.name === 'TimeoutError'))
      throw new ApiError(errNo.providerFailed, 'It could not be checked against the content rules');
    throw error;
  }
};

/** Judges within a call. Throws 1007 when nobody can say. */
export const judgeNow = (moderation: ModerationProvider, texts: readonly ModeratedText[]): Promise<Verdict | null> =>
  within((signal) => moderation.judge(texts, signal));

/** Judges a portrait that somebody brings, within a call; null as well where nobody can look at it. Throws 1007 when nobody can say. */
export const judgePortraitNow = (moderation: ModerationProvider, portrait: Uint8Array): Promise<Refusal | null> =>
  within(async (signal) => (await moderation.judgePicture?.(portrait, signal)) ?? null);
