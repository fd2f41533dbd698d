import { describe, expect, it } from 'vitest';
import { FIND_A_HELP_LINE, type Need } from '#contract/care.ts';
import { helpOf, helpText, stayingText, takenBackText } from '#server/features/care/help.ts';
import { takeBack } from '#server/features/care/takeBack.ts';
import { careTexts } from '#server/features/care/texts/byLanguage.ts';

const { en } = careTexts;
const need: Need = { kind: 'selfHarm', urgency: 'near', about: 'self', language: 'en', country: 'US' };
const LINES = [
  'You can reach them now:',
  '- 988 Suicide & Crisis Lifeline: call 988 · text 988',
  '- Crisis Text Line: text 741741 (HOME) · crisistextline.org',
].join('\n');
const ELSEWHERE = 'In another country: findahelpline.com has a line near you.';
const textOf = (opening: string, lines: readonly string[], closing: string | undefined): string =>
  [opening, ...lines, `${ELSEWHERE} ${closing}`].join('\n\n');

describe('help that is shown', () => {
  it('has the emergency number and the lines of a country, and where there are others', () => {
    expect(helpOf(need)).toEqual({
      kind: 'selfHarm',
      urgency: 'near',
      emergency: '911',
      lines: [
        { name: '988 Suicide & Crisis Lifeline', call: '988', text: '988', address: 'https://988lifeline.org' },
        { name: 'Crisis Text Line', text: '741741 (HOME)', address: 'https://www.crisistextline.org' },
      ],
      elsewhere: FIND_A_HELP_LINE,
    });
    expect(helpOf({ ...need, country: null })).toMatchObject({ emergency: null, lines: [] });
  });
});

describe('help that is told', () => {
  it('opens for the need, and names the lines', () => {
    expect(helpText(need, 0)).toBe(textOf(en.opening.selfHarm[0], [LINES], en.closing[0]));
  });

  it('is told in other words each time', () => {
    expect([1, 2, 3, 4, 5].map((earlier) => helpText(need, earlier))).toEqual([
      textOf(en.opening.selfHarm[1] ?? '', [LINES], en.closing[1]),
      textOf(en.again[0], [LINES], en.closing[0]),
      textOf(en.again[1] ?? '', [LINES], en.closing[1]),
      textOf(en.again[2] ?? '', [LINES], en.closing[0]),
      textOf(en.again[2] ?? '', [LINES], en.closing[1]),
    ]);
  });

  it.each([
    ['a life may be in danger', { ...need, urgency: 'now' }, en.opening.selfHarm[0], en.now.selfHarm, '911'],
    [
      'a life of somebody else may be',
      { ...need, urgency: 'now', about: 'other' },
      en.openingOther.selfHarm[0],
      en.nowOther,
      '911',
    ],
    [
      'there is a wound',
      { ...need, kind: 'injury', country: null },
      en.opening.injury[0],
      en.now.injury,
      en.anyEmergency,
    ],
    [
      'there is an illness',
      { ...need, kind: 'medical', country: null },
      en.opening.medical[0],
      en.now.medical,
      en.anyEmergency,
    ],
  ] as const)('says first what to do where %s', (_when, urgent, opening, now, number) => {
    const lines = urgent.country === null ? [] : [LINES];
    expect(helpText(urgent, 0)).toBe(textOf(`${opening} ${now.replace('{emergency}', number)}`, lines, en.closing[0]));
  });

  const livingIn = (country: string) => ({ country, acceptLanguage: 'es-AR' });
  it('stands in place of words that could hurt, with the lines of where the person lives', () => {
    const text = textOf(en.takenBack, [LINES], en.closing[0]);
    expect(takenBackText('en', 'US')).toBe(text);
    expect(takeBack('Hello', livingIn('US'))('Then just kill yourself.')).toBe(text);
    expect(takeBack('Hello', livingIn('DE'))('Then just kill yourself.')).toBe(takenBackText('en', 'DE'));
    expect(takenBackText('en', 'DE')).not.toContain('988');
    expect(takeBack('Hello', livingIn('US'))('The soup is warm.')).toBe(undefined);
  });

  it('stays in turn with whoever goes on', () => {
    expect([0, 1, 2, 3].map((turn) => stayingText('en', turn))).toEqual([...en.staying, en.staying[0]]);
  });
});
