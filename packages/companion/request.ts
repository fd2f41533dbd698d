import type { Chance } from './macros.ts';

/** A turn of a conversation. */
export interface Turn {
  readonly role: 'user' | 'companion';
  readonly text: string;
}

/** What a character says of itself in a language that its card is not written in: sentences that need none before them. */
export interface OwnWords {
  readonly who: string;
  readonly work: string;
  readonly place: string;
  readonly more: readonly string[];
}

/** A character, as its card tells of it. */
export interface Persona {
  readonly name: string;
  readonly age: number;
  readonly tagline: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly greeting: string;
  /** Lines that begin with `{{user}}:` and `{{char}}:`. */
  readonly exampleDialogue: string;
  readonly tags: readonly string[];
  /** What `{{char}}` is called where it is not the name. */
  readonly nickname?: string;
  /** By language; the companion answers less of its story where it has none. */
  readonly ownWords?: Readonly<Partial<Record<'de' | 'es', OwnWords>>>;
  /** A `Lorebook`, as it comes out of a database: what is none counts as none. */
  readonly lorebook?: unknown;
}

/** How far a whole conversation is, of which a provider may be given the end. */
export interface SoFar {
  /** Messages of the companion. */
  readonly answers: number;
  /** With which of the card's greetings it began, from 0; null where that is not known. */
  readonly greeting: number | null;
}

/** All that an answer is made from. */
export interface CompanionRequest {
  readonly persona: Persona;
  /** What the person wants to be called. */
  readonly user: { readonly name: string };
  /** What decides about dice and clocks in the texts of the card. */
  readonly chance: Chance;
  /** Oldest first; the last turn is the person's. The greeting is among them. */
  readonly turns: readonly Turn[];
  /** Left out where `turns` are the whole conversation. */
  readonly soFar?: SoFar;
  /** Answers to the last turn that there are already, when another one is wanted. */
  readonly alternatives?: readonly string[];
  /** Said instead of an answer, where the person is a minor by their own words, or draws minors into sex. */
  readonly refusal?: string;
  /** Said first, where the person asks whether they talk with a human being; what comes after must not contradict it. */
  readonly truth?: string;
  /** Said where the companion has no words of its own, for somebody was in need lately: until then it is gentle and jokes about nothing. */
  readonly staying?: string;
  /** Ends the answer when it fires; `answer` then throws its reason. */
  readonly signal: AbortSignal;
}

/** Whoever answers. */
export interface Companion {
  readonly name: 'scripted';
  /** No model stands behind it. */
  readonly isDemo: true;
  /** Pieces of the answer in order. */
  answer(request: CompanionRequest): AsyncIterable<string>;
}
