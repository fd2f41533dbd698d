import { describe, expect, it } from 'vitest';
import { CARE_LANGUAGES } from '#contract/care.ts';
import { hear } from '#server/features/care/hearing/hear.ts';
import { lexicons } from '#server/features/care/hearing/lexicons/byLanguage.ts';
import { compile, surePatterns } from '#server/features/care/hearing/surePatterns.ts';

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

describe('sure patterns', () => {
  const words = { die: 'die | pass away', pills: 'pill* | a.b', not: '' } as const;
  const found = (pattern: string, texts: readonly string[], known: Parameters<typeof compile>[1] = words) =>
    texts.filter((text) => compile(pattern, known).test(text));

  it('find any word of a concept, whole, and stems with what follows', () => {
    expect([
      found('i {die}', ['i die', 'we, i pass  away.', 'i dies', 'hi die', 'i diet', 'i élan']),
      found('{pills}', ['pill', 'pillen', 'a.b', 'axb', 'apill', 'apill pills']),
      found('{not}', ['', 'not']),
      found('{want}', ['', 'want']),
    ]).toEqual([['i die', 'we, i pass  away.'], ['pill', 'pillen', 'a.b', 'apill pills'], [], []]);
  });

  it('take the longest of the words that begin alike', () => {
    expect(compile('{die}', { die: 'no | no more | not' }).source).toContain(String.raw`(?:no\s+more|not|no)`);
  });

  it('leave at most three words between within a sentence, or six signs in scripts without spaces', () => {
    const texts = ['a b', 'a, b', 'a 1 2 3 b', 'a 1 2 3 4 b', 'a. b', 'ab'];
    const dense = ['死ぬ', '死123456ぬ', '死1234567ぬ', '死。ぬ', '死\nぬ'];
    expect([found('a~b', texts), found('死~ぬ', dense)]).toEqual([
      ['a b', 'a, b', 'a 1 2 3 b'],
      ['死ぬ', '死123456ぬ'],
    ]);
  });

  it('are found within words in languages of scripts without spaces', () => {
    expect([found('ok', ['ok', 'notok'], { die: '死' }), found('ok', ['ok', 'notok'])]).toEqual([
      ['ok', 'notok'],
      ['ok'],
    ]);
  });

  it('are read as legible text is, but for the names of concepts', () => {
    expect([
      found('müde|Tod', ['mude', 'müde', 'Tod', 'tod']),
      found('heShe dies', ['heShe dies']),
      found('{heShe}', ['er', 'heshe'], { heShe: 'er' }),
      found(String.raw`a\p{L}c`, ['abc', 'a1c']),
    ]).toEqual([['mude', 'Tod'], ['heShe dies'], ['er'], ['abc']]);
    expect(() => compile('{nothing}', words)).toThrow(new Error('{nothing} is no concept'));
  });

  it('tell the first that a text shows and nothing excuses, which stays so once they are warm', async () => {
    const first = { kind: 'selfHarm', urgency: 'now', about: 'self' } as const;
    const second = { kind: 'eating', urgency: 'near', about: 'other' } as const;
    const ear = surePatterns({
      words,
      patterns: [
        { ...first, pattern: 'i {die}', unless: 'laughing|…' },
        { ...second, pattern: '{die}' },
      ],
    });
    const told = () => ['i die', 'i die laughing', 'they die', 'they live', 'i die …'].map((text) => ear.find(text));
    const wanted = [first, second, second, undefined, second];
    expect(told()).toEqual(wanted);
    await Promise.all([ear.warm('Hello'), ear.warm('Hello…')]);
    expect(told()).toEqual(wanted);
  });
});
