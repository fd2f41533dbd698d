import {
  type AnswerPiece,
  ChatProviderError,
  type ChatProvider,
  type ChatRequest,
} from '#server/providers/chat/chatProvider.ts';

/** A request in which the person has said hello to a character; `changes` replaces parts of it. */
export const chatRequest = (changes: Partial<ChatRequest> = {}): ChatRequest => ({
  persona: {
    name: 'Mara',
    age: 29,
    tagline: 'Bakes while the city sleeps',
    description: '{{char}} runs a night bakery.',
    personality: 'Warm and curious.',
    scenario: '{{user}} comes in from the rain.',
    greeting: 'Come in, {{user}}.',
    exampleDialogue: '{{user}}: Hi\n{{char}}: You look cold.',
    tags: ['baker'],
  },
  user: { name: 'Tom', pronoun: 'he/him' },
  turns: [
    { role: 'companion', text: 'Come in, {{user}}.' },
    { role: 'user', text: 'Hello' },
  ],
  chance: { lasting: '', passing: '', now: 0 },
  signal: new AbortController().signal,
  ...changes,
});

/** What came of an answer: its pieces, and the failure that ended it. */
export interface Outcome {
  readonly pieces: readonly AnswerPiece[];
  readonly failure: unknown;
}

/** Reads an answer to its end. A `ChatProviderError` becomes plain data, so that a test can compare it whole. */
export const outcomeOf = async (
  provider: ChatProvider,
  request: ChatRequest = chatRequest(),
  onPiece: (piece: AnswerPiece) => void = () => {},
): Promise<Outcome> => {
  const pieces: AnswerPiece[] = [];
  try {
    for await (const piece of provider.answer(request)) {
      pieces.push(piece);
      onPiece(piece);
    }
  } catch (error) {
    if (!(error instanceof ChatProviderError)) return { pieces, failure: error };
    const { reason, message, retryAfter } = error;
    return { pieces, failure: { reason, message, ...(retryAfter === undefined ? {} : { retryAfter }) } };
  }
  return { pieces, failure: undefined };
};
