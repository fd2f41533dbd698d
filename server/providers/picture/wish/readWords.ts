import type { Appearance } from '#contract/appearance.ts';
import type { Weather } from '@liora/painter/weather.ts';
import type { Occasion } from '../../image/clothesAt.ts';
import type { PictureStyle } from '#contract/picture.ts';
import { AND, BUT, DETERMINERS, ENDS, LINKS, NEGATIONS, negations, NEUTRAL, OR } from './grammar.ts';
import { putOn } from './putOn.ts';
import type { Look, Noun, Term } from './term.ts';
import { tokensOf, type Token } from './tokens.ts';
import { clothesWords } from './words/clothes.ts';
import { colours } from './words/colours.ts';
import { faceWords } from './words/face.ts';
import { hairWords } from './words/hair.ts';
import { heldWords } from './words/held.ts';
import { placeWords } from './words/places.ts';

const TERMS: ReadonlyMap<string, Term> = new Map([
  ...negations,
  ...colours,
  ...faceWords,
  ...hairWords,
  ...clothesWords,
  ...heldWords,
  ...placeWords,
]);

/** Words after "no" among which its noun is looked for. */
const REACH = 5;

export interface Words {
  readonly look: Appearance;
  /** What the words spoke of. */
  readonly touched: ReadonlySet<string>;
  readonly weather: Weather | null;
  readonly occasion: Occasion | null;
  readonly style: PictureStyle | null;
}

const isAdjective = (term: Term): boolean => term.of !== undefined || term.alone !== undefined;
const isNounNext = (token: Token | undefined): boolean =>
  token?.kind === 'term' && !isAdjective(token.term) && token.term.without !== undefined;

/**
 * Lets the words of a wish change a look, in their order. Adjectives wait for their noun ("long, red hair") or belong to the one before
 * ("her eyes are green"); a word that is unknown takes the adjectives before it along. `isKnown`: the wish is about somebody whose looks
 * are given, so that "a man" is somebody else.
 */
export const readWords = (text: string, given: Appearance, isKnown: boolean): Words => {
  let look = given;
  let weather: Weather | null = null;
  let occasion: Occasion | null = null;
  let style: PictureStyle | null = null;
  const touched = new Set<string>();
  let waiting: readonly Term[] = [];
  /** The noun that further adjectives may belong to. */
  let open: Noun | undefined;
  let wasAdjective = false;
  /** Words for which "no" still holds. */
  let negated = 0;
  let wasNegated = false;

  const apply = (change: Look | undefined): void => {
    if (change === undefined) return;
    look = { ...look, ...change };
    for (const key of Object.keys(change)) touched.add(key);
  };
  /** Applies the adjectives that need no further noun; the others go on waiting. */
  const settle = (): void => {
    const meant = waiting.map((term) => ({ term, look: (open && term.of?.[open]) ?? term.alone }));
    for (const { look } of meant) apply(look);
    waiting = meant.flatMap(({ term, look }) => (look === undefined ? [term] : []));
  };
  const flush = (): void => {
    settle();
    waiting = [];
  };
  const say = (term: Term): void => {
    apply(term.look);
    if (!isKnown) apply(term.person);
    if (term.wear !== undefined) apply({ accessories: putOn(look.accessories, term.wear) });
    weather = term.weather ?? weather;
    occasion = term.occasion ?? occasion;
    style = term.style ?? style;
  };

  const negate = (): void => {
    flush();
    [negated, wasNegated, wasAdjective] = [REACH, false, false];
  };

  const takeTerm = (term: Term): void => {
    if (term.negates) return negate();
    if (isAdjective(term)) {
      wasAdjective = negated === 0;
      if (negated === 0) waiting = [...waiting, term];
      return;
    }
    wasAdjective = false;
    if (negated > 0) {
      apply(term.without?.(look));
      [waiting, negated, wasNegated] = [[], 0, term.without !== undefined];
      return;
    }
    say(term);
    // "Young" and "woman" stand among the adjectives of others.
    if (term.person !== undefined) return;
    const { noun } = term;
    for (const { of } of waiting) {
      if (noun === undefined) continue;
      apply(of?.[noun] ?? (open === undefined ? undefined : of?.[open]));
    }
    [waiting, open] = [[], noun];
  };

  const takeWord = (word: string, next: Token | undefined): void => {
    if (NEUTRAL.has(word)) return;
    if (AND.has(word) || OR.has(word)) {
      const goesOn = wasNegated && (OR.has(word) || isNounNext(next));
      negated = goesOn ? REACH : 0;
      if (!wasAdjective) flush();
      wasNegated = false;
      return;
    }
    wasNegated = false;
    wasAdjective = false;
    if (NEGATIONS.has(word)) {
      negate();
    } else if (LINKS.has(word)) {
      flush();
      // "A woman in red" is dressed in red.
      if (word === 'in') open ??= 'outfit';
    } else if (DETERMINERS.has(word)) {
      flush();
    } else if (ENDS.has(word) || BUT.has(word)) {
      flush();
      open = undefined;
      if (BUT.has(word) || (word === 'with' && negated < REACH)) negated = 0;
    } else {
      waiting = [];
      open = undefined;
      negated = Math.max(0, negated - 1);
    }
  };

  const tokens = tokensOf(text, TERMS);
  for (const [index, token] of tokens.entries()) {
    switch (token.kind) {
      case 'term':
        takeTerm(token.term);
        break;
      case 'word':
        takeWord(token.word, tokens[index + 1]);
        break;
      case 'colon':
        flush();
        break;
      case 'comma':
        if (!wasAdjective) [waiting, open] = [[], undefined];
        settle();
        [negated, wasNegated] = [0, false];
        break;
      case 'stop':
        flush();
        [open, negated, wasNegated, wasAdjective] = [undefined, 0, false, false];
    }
  }
  flush();
  return { look, touched, weather, occasion, style };
};
