import { setImmediate as otherWork } from 'node:timers/promises';
import { CONCEPTS, type Concept } from './concepts.ts';
import { alternativesOf } from './conceptsIn.ts';
import type { Lexicon, SurePattern } from './lexicon.ts';
import { legible } from './legible.ts';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters, their marks and digits, as the ranges where these are: `\p{L}` and the like would make each of hundreds of expressions many times larger. */
const LETTERS = String.raw`0-9a-zªµºß-öø-\u060b\u060d-\u061a\u0620-\u0963\u0966-\u1fff\u2c00-\u2dff\u3005-\ud7ff\uf900-\uffdc`;
/** At most three words between two others. */
const GAP = `(?:(?:[^${LETTERS}.!?\n]+[${LETTERS}]+){0,3}?[^${LETTERS}.!?\n]+)`;
const DENSE_GAP = String.raw`[^。！？.!?\n]{0,6}?`;

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
const isConcept = (name: string): name is Concept => CONCEPTS.some((concept) => concept === name);

const madeGroup = (entry: string): string => {
  const alternatives = alternativesOf(entry).map(
    ({ word, isStem }) => `${escaped(word).replaceAll(' ', String.raw`\s+`)}${isStem ? `[${LETTERS}]*` : ''}`,
  );
  return `(?:${alternatives.length === 0 ? '(?!)' : alternatives.toSorted((a, b) => b.length - a.length).join('|')})`;
};

const groups = new Map<string, string>();

const groupOf = (entry: string): string => {
  const made = groups.get(entry) ?? madeGroup(entry);
  groups.set(entry, made);
  return made;
};

/** Letters of a pattern as legible text has them; its signs stay. */
const legibleLetters = (pattern: string): string =>
  pattern.replace(/[\p{L}\p{M}]+/gu, (letters) => (/^[a-z]+$/iu.test(letters) ? letters : legible(letters)));

/** A pattern as a regular expression. Throws where it names no concept. */
export const compile = (pattern: string, words: Lexicon['words']): RegExp => {
  const isDense = DENSE.test(pattern) || DENSE.test(words.die ?? '');
  const source = legibleLetters(pattern)
    .replaceAll('~', isDense ? DENSE_GAP : GAP)
    .replace(/(?<!\\[pP])\{([a-zA-Z]+)\}/gu, (_, name: string) => {
      if (!isConcept(name)) throw new Error(`{${name}} is no concept`);
      return groupOf(words[name] ?? '');
    });
  const flags = source.includes(String.raw`\p{`) ? 'u' : '';
  return new RegExp(isDense ? source : `(?<![${LETTERS}])(?:${source})(?![${LETTERS}])`, flags);
};

type Found = Pick<SurePattern, 'kind' | 'urgency' | 'about'>;

interface Compiled {
  readonly expression: RegExp;
  readonly exception: RegExp | undefined;
}

/** So often V8 makes an expression anew: as bytecode when it is first used, then as machine code; for texts beyond Latin-1 once more. */
const MAKINGS = 2;
const WIDE = /[\u0100-\uffff]/;
const warmers = { narrow: 'Hello', wide: 'Hello…' } as const;
type Width = keyof typeof warmers;

export interface SurePatterns {
  /** The first pattern of the lexicon that a legible text shows. */
  find(text: string): Found | undefined;
  /** Makes the expressions ready for texts such as this one, with room for other work: at once it would hold up everybody for a second. */
  warm(text: string): Promise<void>;
}

export const surePatterns = ({ words, patterns }: Lexicon): SurePatterns => {
  const compiled = new Map<SurePattern, Compiled>();
  const compiledOf = (pattern: SurePattern): Compiled => {
    const made = compiled.get(pattern) ?? {
      expression: compile(pattern.pattern, words),
      exception: pattern.unless === undefined ? undefined : compile(pattern.unless, words),
    };
    compiled.set(pattern, made);
    return made;
  };
  const warmed = new Map<Width, Promise<void>>();
  const warmWith = async (text: string): Promise<void> => {
    for (const pattern of patterns) {
      const { expression, exception } = compiledOf(pattern);
      for (let making = 0; making < MAKINGS; making += 1) {
        await otherWork();
        expression.test(text);
        exception?.test(text);
      }
    }
  };
  return {
    find(text) {
      const found = patterns.find((pattern) => {
        const { expression, exception } = compiledOf(pattern);
        return expression.test(text) && exception?.test(text) !== true;
      });
      return found && { kind: found.kind, urgency: found.urgency, about: found.about };
    },
    warm(text) {
      const width = WIDE.test(text) ? 'wide' : 'narrow';
      const made = warmed.get(width) ?? warmWith(warmers[width]);
      warmed.set(width, made);
      return made;
    },
  };
};
