import * as z from 'zod';
import { plainLine, plainText } from '#contract/plainText.ts';
import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import { DEPTH_PROMPT_DEPTH, type DepthPrompt } from '@liora/companion/depthPrompt.ts';
import { dataOf } from './cardFields.ts';
import { someNumber, someText } from './lenient.ts';

const shape = z.object({
  nickname: someText,
  extensions: z
    .object({ depth_prompt: z.object({ prompt: someText, depth: someNumber, role: z.unknown().optional() }) })
    .optional()
    .catch(undefined),
});
const role = z.enum(['system', 'user', 'assistant']).catch('system');

/** What a card tells models alone: what `{{char}}` is called (empty for its name), and the character's note. */
export interface PromptFields {
  readonly nickname: string;
  readonly depthPrompt: DepthPrompt | null;
}

/** Reads them from a card, as `JSON.parse` gives it. A nickname that is no name is none. */
export const promptFieldsOf = (card: unknown): PromptFields => {
  const said = shape.safeParse(dataOf(card) ?? card).data;
  const note = said?.extensions?.depth_prompt;
  const prompt = plainText(note?.prompt ?? '').trim();
  const nickname = plainLine(said?.nickname ?? '');
  return {
    nickname: nickname.length > CHARACTER_LIMITS.name ? '' : nickname,
    depthPrompt:
      prompt === ''
        ? null
        : {
            prompt,
            depth: Math.max(0, Math.floor(note?.depth ?? DEPTH_PROMPT_DEPTH)),
            role: role.parse(note?.role),
          },
  };
};
