import type { Content, Need } from '#contract/care.ts';
import type { AnswerFailure } from '#contract/chat.ts';
import type { CompanionRequest, Persona, Turn } from '@liora/companion/request.ts';
import { PlainError } from '#server/plainError.ts';

/** A turn of a conversation as a provider sees it. */
export interface ChatTurn extends Turn {
  /** What it was judged to need, where the person says it. */
  readonly need?: Need | null;
  /** What it was judged to hold, where the person says it. */
  readonly content?: Content | null;
}

/** What a provider knows of the character that it speaks for. */
export interface ChatPersona extends Persona {
  /** The tagline is how the description begins. */
  readonly isTaglineDerived?: boolean;
  /** Takes the place of the instructions of style, which `{{original}}` stands for in it; never that of the rules of care. */
  readonly systemPrompt?: string;
  /** Said to the model after the conversation, before each answer. */
  readonly postHistoryInstructions?: string;
  /** A `DepthPrompt`, as it comes out of the database. */
  readonly depthPrompt?: unknown;
}

/** What the character is called in its texts. */
export const charOf = ({ name, nickname = '' }: { readonly name: string; readonly nickname?: string }): string =>
  nickname === '' ? name : nickname;

/** What the scripted companion answers to, and what models are told besides. */
export interface ChatRequest extends CompanionRequest {
  readonly persona: ChatPersona;
  readonly user: CompanionRequest['user'] & { readonly pronoun: string };
  readonly turns: readonly ChatTurn[];
  /** How the answer begins that is to be gone on with. */
  readonly begun?: string;
  /** What is said instead of an answer, where the person is in need. Nothing of the conversation then leaves for a provider. */
  readonly help?: string;
}

/** Why a provider gave no whole answer. `retryAfter` is in seconds, where the provider said so. */
export class ChatProviderError extends PlainError {
  override readonly name = 'ChatProviderError';
  readonly reason: AnswerFailure['reason'];
  readonly retryAfter: number | undefined;

  constructor(reason: ChatProviderError['reason'], message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/**
 * Some more of an answer; or `instead` of all that was given before, which turned out to be none of it; or that it ends at its length, with
 * more to say; or some more of what the model thinks before it answers, which is no part of the answer.
 */
export type AnswerPiece =
  | string
  | { readonly instead: string }
  | { readonly isCut: true }
  | { readonly reasoning: string };

/** The answer with that piece. */
export const withPiece = (text: string, piece: AnswerPiece): string => {
  if (typeof piece === 'string') return text + piece;
  return 'instead' in piece ? piece.instead : text;
};

/** What a piece adds to what the model thinks; empty for nothing. */
export const thoughtIn = (piece: AnswerPiece): string =>
  typeof piece !== 'string' && 'reasoning' in piece ? piece.reasoning : '';

/** Whoever writes the companion's answers. */
export interface ChatProvider {
  readonly name: string;
  /** True for the scripted companion, which the interface names as such. */
  readonly isDemo: boolean;
  /** Pieces of the answer in order. Throws `ChatProviderError`; what was given before it stays valid. */
  answer(request: ChatRequest): AsyncIterable<AnswerPiece>;
}
