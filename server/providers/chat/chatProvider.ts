import type { Need } from '#contract/care.ts';
import type { AnswerFailure } from '#contract/chat.ts';
import type { Chance } from './macros.ts';
import { PlainError } from '#server/plainError.ts';

/** A turn of a conversation as a provider sees it. */
export interface ChatTurn {
  readonly role: 'user' | 'companion';
  readonly text: string;
  /** What it was judged to need, where the person says it. */
  readonly need?: Need | null;
}

/** What a provider knows of the character that it speaks for. */
export interface ChatPersona {
  readonly name: string;
  readonly age: number;
  readonly tagline: string;
  /** The tagline is how the description begins. */
  readonly isTaglineDerived?: boolean;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly greeting: string;
  /** Lines that begin with `{{user}}:` and `{{char}}:`. */
  readonly exampleDialogue: string;
  readonly tags: readonly string[];
  /** Takes the place of the instructions of style, which `{{original}}` stands for in it; never that of the rules of care. */
  readonly systemPrompt?: string;
  /** Said to the model after the conversation, before each answer. */
  readonly postHistoryInstructions?: string;
  /** What `{{char}}` is called where it is not the name. */
  readonly nickname?: string;
  /** A `DepthPrompt`, as it comes out of the database. */
  readonly depthPrompt?: unknown;
  /** A `Lorebook`, as it comes out of the database: what is none counts as none. */
  readonly lorebook?: unknown;
}

/** How far a whole conversation is, of which a provider may be given the end. */
export interface SoFar {
  /** Messages of the companion. */
  readonly answers: number;
  /** With which of the card's greetings it began, from 0; null where that is not known. */
  readonly greeting: number | null;
}

/** What the character is called in its texts. */
export const charOf = ({ name, nickname = '' }: { readonly name: string; readonly nickname?: string }): string =>
  nickname === '' ? name : nickname;

export interface ChatRequest {
  readonly persona: ChatPersona;
  /** What the person wants to be called, and how. */
  readonly person: { readonly name: string; readonly pronoun: string };
  /** What decides about dice and clocks in the texts of the card. */
  readonly chance: Chance;
  /** Oldest first; the last turn is the person's. The greeting is among them. */
  readonly turns: readonly ChatTurn[];
  /** Left out where `turns` are the whole conversation. */
  readonly soFar?: SoFar;
  /** Answers to the last turn that there are already, when another one is wanted. */
  readonly alternatives?: readonly string[];
  /** How the answer begins that is to be gone on with. */
  readonly begun?: string;
  /** What is said instead of an answer, where the person is in need. Nothing of the conversation then leaves for a provider. */
  readonly help?: string;
  /** Said instead of an answer, where the person is a minor by their own words, or draws minors into sex. */
  readonly refusal?: string;
  /** Said first, where the person asks whether they talk with a human being; what comes after must not contradict it. */
  readonly truth?: string;
  /** Said where the companion has no words of its own, for somebody was in need lately: until then it is gentle and jokes about nothing. */
  readonly staying?: string;
  /** Ends the work at the provider when it fires; `answer` then throws its reason. */
  readonly signal: AbortSignal;
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
