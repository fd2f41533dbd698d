import { AND, BUT, DETERMINERS, ENDS, LINKS, NEGATIONS, NEUTRAL, OR } from './grammar.ts';
import type { Sketch } from './sketch.ts';
import type { Noun, Term } from './term.ts';
import type { Token } from './tokens.ts';

/** Words after "no" among which its noun is looked for. */
const REACH = 5;

const isAdjective = (term: Term): boolean => term.of !== undefined || term.alone !== undefined;
const isNounNext = (token: Token | undefined): boolean =>
  token?.kind === 'term' && !isAdjective(token.term) && token.term.without !== undefined;

/**
 * Reads the words of a wish into a sketch, in their order. Adjectives wait for their noun ("long, red hair") or belong to the one before
 * ("her eyes are green"); a word that is unknown takes the adjectives before it along.
 */
export class WordReader {
  readonly #sketch: Sketch;
  #waiting: readonly Term[] = [];
  /** The noun that further adjectives may belong to. */
  #open: Noun | undefined;
  #wasAdjective = false;
  /** Words for which "no" still holds. */
  #negated = 0;
  #wasNegated = false;

  constructor(sketch: Sketch) {
    this.#sketch = sketch;
  }

  /** `next` is what comes after it. */
  take(token: Token, next: Token | undefined): void {
    switch (token.kind) {
      case 'term':
        this.#takeTerm(token.term);
        break;
      case 'word':
        this.#takeWord(token.word, next);
        break;
      case 'colon':
        this.#flush();
        break;
      case 'comma':
        this.#takeComma();
        break;
      case 'stop':
        this.end();
    }
  }

  /** A sentence ends. */
  end(): void {
    this.#flush();
    this.#open = undefined;
    this.#negated = 0;
    this.#wasNegated = false;
    this.#wasAdjective = false;
  }

  /** Applies the adjectives that need no further noun; the others go on waiting. */
  #settle(): void {
    const open = this.#open;
    const meant = this.#waiting.map((term) => ({ term, look: (open && term.of?.[open]) ?? term.alone }));
    for (const { look } of meant) this.#sketch.change(look);
    this.#waiting = meant.flatMap(({ term, look }) => (look === undefined ? [term] : []));
  }

  #flush(): void {
    this.#settle();
    this.#waiting = [];
  }

  #negate(): void {
    this.#flush();
    this.#negated = REACH;
    this.#wasNegated = false;
    this.#wasAdjective = false;
  }

  #takeTerm(term: Term): void {
    if (term.negates) this.#negate();
    else if (isAdjective(term)) this.#takeAdjective(term);
    else this.#takeNoun(term);
  }

  #takeAdjective(term: Term): void {
    this.#wasAdjective = this.#negated === 0;
    if (this.#negated === 0) this.#waiting = [...this.#waiting, term];
  }

  #takeNoun(term: Term): void {
    this.#wasAdjective = false;
    if (this.#negated > 0) {
      this.#sketch.deny(term);
      this.#waiting = [];
      this.#negated = 0;
      this.#wasNegated = term.without !== undefined;
      return;
    }
    this.#sketch.say(term);
    // "Young" and "woman" stand among the adjectives of others.
    if (term.person !== undefined) return;
    const { noun } = term;
    for (const { of } of this.#waiting) {
      if (noun === undefined) continue;
      this.#sketch.change(of?.[noun] ?? (this.#open === undefined ? undefined : of?.[this.#open]));
    }
    this.#waiting = [];
    this.#open = noun;
  }

  #takeWord(word: string, next: Token | undefined): void {
    if (NEUTRAL.has(word)) return;
    if (AND.has(word) || OR.has(word)) {
      const goesOn = this.#wasNegated && (OR.has(word) || isNounNext(next));
      this.#negated = goesOn ? REACH : 0;
      if (!this.#wasAdjective) this.#flush();
      this.#wasNegated = false;
      return;
    }
    this.#wasNegated = false;
    this.#wasAdjective = false;
    if (NEGATIONS.has(word)) {
      this.#negate();
    } else if (LINKS.has(word)) {
      this.#flush();
      // "A woman in red" is dressed in red.
      if (word === 'in') this.#open ??= 'outfit';
    } else if (DETERMINERS.has(word)) {
      this.#flush();
    } else if (ENDS.has(word) || BUT.has(word)) {
      this.#flush();
      this.#open = undefined;
      if (BUT.has(word) || (word === 'with' && this.#negated < REACH)) this.#negated = 0;
    } else {
      this.#waiting = [];
      this.#open = undefined;
      this.#negated = Math.max(0, this.#negated - 1);
    }
  }

  #takeComma(): void {
    if (!this.#wasAdjective) {
      this.#waiting = [];
      this.#open = undefined;
    }
    this.#settle();
    this.#negated = 0;
    this.#wasNegated = false;
  }
}
