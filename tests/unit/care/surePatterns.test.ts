import { describe, expect, it } from 'vitest';
import { CARE_LANGUAGES } from '#contract/care.ts';
import { hear } from '#server/features/care/hearing/hear.ts';
import { lexicons } from '#server/features/care/hearing/lexicons/byLanguage.ts';
import { compile } from '#server/features/care/hearing/surePatterns.ts';

const endOfClass = (source: string, start: number): number => {
  let index = start + 1;
  while (index < source.length && source[index] !== ']') index += source[index] === '\\' ? 2 : 1;
  return index;
};

const ANY_NUMBER = /^(?:[*+]|\{\d+,\})/;
/** Also a gap: one that is short may be filled in many ways when it is repeated. */
const VARIES = /[*+]|\{\d+,\d*\}/;
/** A word after a space or before one: there is only one way to read it. */
const WORD = /(?:\[\^ [^\]]*\]|\\S)\+/g;

/** The groups of an expression that are repeated at will, and that hold what is of any length itself: reading them may take for ever. */
const nestedRepeats = (source: string): string[] => {
  const found: string[] = [];
  const open: number[] = [];
  for (let index = 0; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === '[') index = endOfClass(source, index);
    else if (source[index] === '(') open.push(index);
    else if (source[index] === ')') {
      const body = source.slice((open.pop() ?? 0) + 1, index).replace(/^\?:/, '');
      const rest = body.startsWith(' ') || body.endsWith(' ') ? body.replaceAll(WORD, '') : body;
      if (ANY_NUMBER.test(source.slice(index + 1)) && VARIES.test(rest.replaceAll(/\\./g, ''))) found.push(body);
    }
  }
  return found;
};

describe('sure patterns', () => {
  it.each(CARE_LANGUAGES)('[CHAT-10] in %s are read in one way: no text keeps them busy', (language) => {
    const { words, patterns } = lexicons[language];
    const all = patterns.flatMap(({ pattern, unless }) => (unless === undefined ? [pattern] : [pattern, unless]));
    expect(all.flatMap((pattern) => nestedRepeats(compile(pattern, words).source))).toEqual([]);
  });

  it('hear who says in Japanese that they are at their limit, whatever comes between', () => {
    expect(hear('もう限界です、…本当に死にたい')?.kind).toBe('selfHarm');
    expect(hear(`もう限界、${'これから教室に戻って'.repeat(8)}、もう死にたい`)?.kind).toBe('selfHarm');
  });
});
