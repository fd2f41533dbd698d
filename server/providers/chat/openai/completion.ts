import * as z from 'zod/mini';
import { ChatProviderError } from '../chatProvider.ts';

const text = z.nullish(z.string());

const providerError = z.union([
  z.string(),
  z.object({ code: z.nullish(z.union([z.string(), z.number()])), type: text, message: text }),
]);

const choice = z.object({
  delta: z.nullish(z.object({ content: text, refusal: text, reasoning_content: text, reasoning: text })),
  message: z.nullish(z.object({ content: text, refusal: text, reasoning_content: text, reasoning: text })),
  finish_reason: text,
});

const completion = z.union([
  z.object({ error: providerError }),
  z.object({ choices: z.array(choice), error: z.optional(z.null()) }),
]);

/** What one chunk of a stream, or a whole JSON answer, adds. */
export interface CompletionPart {
  readonly text: string;
  readonly finished: boolean;
  /** It ends at the length that the server allows. */
  readonly isCut: boolean;
  /** What the model thinks, in a field of its own: vLLM, llama.cpp and DeepSeek `reasoning_content`, Ollama and OpenRouter `reasoning`. */
  readonly reasoning: string;
}

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const reasonOf = (error: z.infer<typeof providerError>): ChatProviderError['reason'] | undefined => {
  const words = typeof error === 'string' ? error : [error.code, error.type].join(' ');
  if (/content_?(filter|policy)|moderation/i.test(words)) return 'refused';
  if (/rate_?limit|429|quota|overloaded/i.test(words)) return 'rateLimited';
  return undefined;
};

/** Whether an error object says that content rules refused. */
export const isRefusal = (body: string): boolean => {
  const parsed = completion.safeParse(parseJson(body));
  if (!parsed.success || !('error' in parsed.data) || parsed.data.error == null) return false;
  return reasonOf(parsed.data.error) === 'refused';
};

/** Reads a chunk of a stream or a JSON answer. `begun`: pieces were given before. Throws `ChatProviderError`. */
export const readCompletion = (json: string, begun: boolean): CompletionPart => {
  const parsed = completion.safeParse(parseJson(json));
  if (!parsed.success) throw new ChatProviderError('badAnswer', 'not a chat completion');
  if (!('choices' in parsed.data)) {
    const reason = reasonOf(parsed.data.error) ?? (begun ? 'brokenOff' : 'badAnswer');
    throw new ChatProviderError(reason, 'the provider answered with an error');
  }
  const [first] = parsed.data.choices;
  const said = first?.delta ?? first?.message;
  // Some say the same in both.
  const reasoning = said?.reasoning_content ?? said?.reasoning ?? '';
  if (first?.finish_reason === 'content_filter' || (said?.refusal ?? '') !== '') {
    throw new ChatProviderError('refused', 'refused by the provider');
  }
  const finish = first?.finish_reason ?? '';
  return {
    text: said?.content ?? '',
    finished: finish !== '',
    isCut: finish === 'length',
    reasoning: reasoning.replaceAll('\0', ''),
  };
};
