import { describe, expect, it } from 'vitest';
import { type Evidence, evidenceOf, needIn } from '#server/features/care/hearing/hear.ts';

const LONG = 'one two three four five six seven eight';
const guess = (chance: number, said = 'I hide food and count each bite and hate my body') => ({
  chance,
  features: evidenceOf(said)?.alone?.features ?? new Set<number>(),
});
const evidence = (change: Partial<Evidence>): Evidence => ({ language: 'en', text: LONG, earlier: '', ...change });
const isHeard = (change: Partial<Evidence>): boolean => needIn(evidence(change), 0.5) !== null;
const together = (after: number, joined: number, isToldBefore = false): Partial<Evidence> => ({
  earlier: LONG,
  together: { after: guess(after), joined: guess(joined), isToldBefore: () => isToldBefore },
});

describe('how much tells of a need', () => {
  const pattern = { kind: 'eating', urgency: 'near', about: 'other' } as const;

  it('is a pattern, in a few words whatever the model says', () => {
    const text = 'she eats nothing but ice cubes';
    expect(needIn(evidence({ text, sure: pattern, alone: guess(0, text) }), 0.5)).toEqual(pattern);
  });

  it.each([
    [0.099, null],
    [0.1, pattern],
  ])('is a pattern in more words where the model gives it a chance: %s', (chance, need) => {
    const text = 'she eats nothing but ice cubes now';
    expect(needIn(evidence({ text, sure: pattern, alone: guess(chance, text) }), 0.5)).toEqual(need);
  });

  it('is the threshold of the language, and what the model tells then', () => {
    expect(needIn(evidence({ alone: guess(0.5) }), 0.5)).toEqual({ kind: 'eating', urgency: 'near', about: 'self' });
    const fell = evidence({ alone: guess(1, 'grandma fell and she is not answering me') });
    expect(needIn(fell, 0.5)).toMatchObject({ urgency: 'now', about: 'other' });
    expect([isHeard({ alone: guess(0.49) }), isHeard({})]).toEqual([false, false]);
  });

  it.each([
    ['a single word', 'pills', [0.99, 1], [false, true]],
    ['two words', 'the pills', [0.84, 0.85], [false, true]],
    ['three words', 'all the pills', [0.84, 0.85], [false, true]],
    ['four words', 'all of the pills', [0.71, 0.72], [false, true]],
    ['seven words', 'all of the pills that there were', [0.71, 0.72], [false, true]],
    ['eight words', 'all of the pills that there were left', [0.49, 0.5], [false, true]],
    ['a script without spaces', '死', [0.49, 0.5], [false, true]],
  ])('is more in %s', (_what, text, chances, heard) => {
    expect(chances.map((chance) => isHeard({ text, alone: guess(chance) }))).toEqual(heard);
  });

  it('is the greater one of a language whose threshold is above that of few words', () => {
    const short = evidence({ text: 'the pills', alone: guess(0.9) });
    expect([needIn(short, 0.95), needIn(short, 0.9)]).toEqual([null, expect.anything()]);
  });

  it.each([
    ['after it, where both as one hint at it', together(0.5, 0.31), true],
    ['not quite so much', together(0.49, 0.31), false],
    ['after it, where both as one do not', together(0.89, 0.3), false],
    ['after it, very surely', together(0.9, 0.3), true],
    ['both as one, where the answer hints at it', together(0.31, 0.5), true],
    ['both as one, where the answer does not', together(0.3, 0.5), false],
    ['both as one, not quite so much', together(0.31, 0.49), false],
    ['both as one, however surely, where the first told of it already', together(0.69, 0.99, true), false],
    ['after it, not quite surely, where the first told of it already', together(0.69, 0.31, true), false],
    ['after it, surely, where the first told of it already', together(0.7, 0.31, true), true],
  ])('of two turns, %s', (_what, change, heard) => {
    expect([isHeard(change), isHeard({ ...change, alone: guess(0.1) })]).toEqual([heard, heard]);
  });

  it.each([
    ['neither way with it finds anything', together(0.3, 0.3), [0.69, 0.7], [false, true]],
    ['an answer to it hints at something', together(0.31, 0.3), [0.49, 0.5], [false, true]],
    ['both as one hint at something', together(0.3, 0.31), [0.49, 0.5], [false, true]],
  ])('of what is said by itself after something else, where %s', (_what, change, chances, heard) => {
    expect(chances.map((chance) => isHeard({ ...change, alone: guess(chance) }))).toEqual(heard);
  });

  it('of two turns is that of few words where both are few', () => {
    const few = (after: number): Partial<Evidence> => ({ ...together(after, 0.31), text: 'now', earlier: 'my pills' });
    expect([isHeard(few(0.84)), isHeard(few(0.85))]).toEqual([false, true]);
  });
});

describe('what speaks for a need', () => {
  it('is nothing where nothing is said', () => {
    expect([evidenceOf(''), evidenceOf(' \u200b', 'I want to die')]).toEqual([null, null]);
  });

  const judged = { chance: expect.any(Number), features: expect.any(Set) };

  it('is a pattern, with the words as they were read, and how urgent the rest of them makes it', () => {
    expect([evidenceOf('I want to DIE', 'Héy'), evidenceOf('I took all my pills')]).toEqual([
      {
        language: 'en',
        text: 'i want to die',
        earlier: 'hey',
        sure: { kind: 'selfHarm', urgency: 'near', about: 'self' },
        alone: judged,
      },
      {
        language: 'en',
        text: 'i took all my pills',
        earlier: '',
        sure: { kind: 'injury', urgency: 'now', about: 'self' },
        alone: judged,
      },
    ]);
  });

  it('is else what the model makes of it, alone and after what was said before', () => {
    const alone = { language: 'en', text: 'the soup was warm today', alone: judged };
    expect([evidenceOf('The soup was warm today'), evidenceOf('The soup was warm today', 'Hi!')]).toEqual([
      { ...alone, earlier: '' },
      {
        ...alone,
        earlier: 'hi!',
        together: { after: judged, joined: judged, isToldBefore: expect.any(Function) },
      },
    ]);
  });

  const ROPE = 'there is a rope in my garage and I keep looking at it and nobody would find me';
  const MARKET =
    'we went to the market and bought bread and cheese and then the bus was late so we walked home along the river'.split(
      ' ',
    );
  const chanceOf = (said: string): number => evidenceOf(said)?.alone?.chance ?? 0;

  it('is the likeliest sentence of several, which has to say it more clearly', () => {
    const market = MARKET.join(' ');
    expect(chanceOf(`${market}. ${ROPE}. ${market}.`)).toBeCloseTo(chanceOf(ROPE) ** 3, 9);
  });

  it('is the likeliest stretch of twenty-four words where a long text has no sentences', () => {
    const words = [...MARKET, 'home', 'again', ...ROPE.split(' '), ...MARKET];
    const stretches = [0, 12, 24, 36, 48].map((start) => words.slice(start, start + 24).join(' '));
    const likeliest = Math.max(...stretches.map(chanceOf));
    expect(words.length).toBeGreaterThan(48);
    expect(chanceOf(words.join(' '))).toBeCloseTo(likeliest ** 3, 9);
  });

  it('tells of what was said before whether that told of a need by itself: surely, or by the model', () => {
    const told = (before: string, threshold: number) =>
      evidenceOf('The soup was warm today', before)?.together?.isToldBefore(threshold);
    expect([told('I want to die', 2), told('The bus was late', 0.9), told('The bus was late', 0)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
