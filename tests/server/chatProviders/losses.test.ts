import { describe, expect, it } from 'vitest';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';
import { questions } from '@liora/companion/questions.ts';
import { comparable } from '@liora/companion/style.ts';
import { seedPersona } from '#tests/server/support/seedPersona.ts';
import { talk } from '#tests/server/support/talk.ts';

const companion = scriptedCompanion({ delayMs: 0 });
const slugs = ['mei-lin-zhao', 'bram-vandersteen', 'nadia-petrova', 'leila-haddad'];
const caring = /\b(?:sorry|hard|hurts|frightening|here|listening|with you)\b/i;
const helpLines = /988.*findahelpline\.com/s;

const gentle = new Set(['sad', 'lonely', 'tired', 'stress', 'comfort']);
const livelyQuestions = questions.filter(({ kind }) => !gentle.has(kind)).map(({ text }) => comparable(text));
const isLively = (answer: string): boolean =>
  /!|joke|riddle|grins|winks|\bfun\b|laugh|dance/iu.test(answer) ||
  livelyQuestions.some((question) => comparable(answer).includes(question));

describe.each(slugs)('%s hears a loss', (slug) => {
  it.each([
    'a patient died',
    'my grandmother passed away',
    'I lost my job',
    'I was diagnosed with cancer',
    'my dog is very ill',
    'we broke up',
    'Hi! My dad died last week. How are you?',
    'my girlfriend left me',
  ])('and stays with it: %s', async (text) => {
    for (const next of ['ok', 'she was 92', 'I like music', 'hm', '😢', 'thanks']) {
      const answers = await talk(companion, seedPersona(slug), [text, next]);
      expect({
        caring: caring.test(answers[0] ?? ''),
        lively: answers.filter(isLively),
        different: new Set(answers).size,
      }).toEqual({ caring: true, lively: [], different: 2 });
    }
  });
});

describe('a loss', () => {
  it('is heard in the middle of a game and of a question', async () => {
    const answers = await talk(companion, seedPersona('leila-haddad'), [
      'give me a riddle',
      'my grandmother passed away',
    ]);
    expect(answers[1]).toMatch(/sorry/);
  });

  it('names whom it is about', async () => {
    const answers = await talk(
      companion,
      seedPersona('idris-okonjo'),
      Array.from({ length: 8 }, () => 'my grandmother passed away'),
    );
    expect({
      named: answers.some((answer) => answer.includes('about your grandmother')),
      repeated: answers.filter((answer, index) => answer === answers[index - 1]),
    }).toEqual({ named: true, repeated: [] });
  });

  it('is not asked after cheerfully later on', async () => {
    const texts = [
      'my grandmother is a baker',
      'my grandmother passed away',
      ...Array.from({ length: 30 }, () => 'ok'),
    ];
    const answers = await talk(companion, seedPersona('idris-okonjo'), texts);
    expect(answers.slice(2).filter((answer) => answer.includes('grandmother'))).toEqual([]);
  });

  it('does not keep from answering what is asked', async () => {
    const answers = await talk(companion, seedPersona('idris-okonjo'), [
      'I lost my job',
      'what is 12 * 7?',
      'tell me a joke',
    ]);
    expect({ sum: answers[1]?.includes('84'), joke: answers[2] === answers[0] }).toEqual({ sum: true, joke: false });
  });

  it.each([
    'My grandmother passed away and I want to die',
    'I lost my job. I want to kill myself',
    'We broke up, there is no reason to live',
  ])('comes after the help lines, where there are words of suicide: %s', async (text) => {
    expect((await talk(companion, seedPersona('idris-okonjo'), [text]))[0]).toMatch(helpLines);
  });
});
