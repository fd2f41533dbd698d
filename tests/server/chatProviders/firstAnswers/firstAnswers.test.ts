import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hashOf } from '@liora/companion/seeded.ts';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { seedPersona } from '#tests/server/support/seedPersona.ts';
import { answerTo, talk } from '#tests/server/support/talk.ts';
import { furtherQuestions } from './furtherQuestions.ts';
import { type Asked, questions } from './questions.ts';
import { unseenQuestions } from './unseenQuestions.ts';

const companion = scriptedCompanion({ delayMs: 0 });

interface Answered extends Asked {
  readonly answer: string;
}

const answersTo = async (asked: readonly Asked[]): Promise<readonly Answered[]> => {
  const answered: Answered[] = [];
  for (const one of asked) {
    const answers = await talk(companion, seedPersona(one.slug), one.texts);
    answered.push({ ...one, answer: answers.at(-1) ?? '' });
  }
  return answered;
};

const persona = (slug: string) => {
  const found = seedCharacters.find((character) => character.slug === slug);
  if (found === undefined) throw new Error(`nobody is called ${slug}`);
  return found;
};

const titleOf = ({ slug, texts }: Asked): string => `${slug}: ${texts.join(' / ')}`;
const recorded = (answered: readonly Answered[]): string =>
  answered.map((one, index) => `${index + 1}. ${titleOf(one)}\n${one.answer}\n`).join('\n');

/** The judgements of a file: of which answer, by its hash, and which. */
const judgedIn = async (name: string) => {
  const lines = (await readFile(new URL(name, import.meta.url), 'utf8')).split('\n');
  return lines.flatMap((line) => {
    const [, question, hash, verdict] =
      /^\| \d+ +\| (.+?) +\| ([0-9a-f]{8}) \| (good|passable|bad) +\| \S/u.exec(line) ?? [];
    return question === undefined ? [] : [{ question, hash, verdict }];
  });
};

describe.each([
  ['sixty questions', questions, 'answers.txt', 'judged.md', 59],
  ['forty that the code had not seen', unseenQuestions, 'unseenAnswers.txt', 'unseenJudged.md', 40],
  ['ninety-two of all companions', furtherQuestions, 'furtherAnswers.txt', 'furtherJudged.md', 87],
] as const)('%s of a stranger', (_, asked, file, judgedFile, good) => {
  it('are answered as it is recorded', async () => {
    await expect(recorded(await answersTo(asked))).toMatchFileSnapshot(file);
  });

  it('are answered as it was judged, each answer by itself', async () => {
    const answered = await answersTo(asked);
    const judged = await judgedIn(judgedFile);
    expect(judged.map(({ question, hash }) => ({ question, hash }))).toEqual(
      answered.map((one) => ({ question: titleOf(one), hash: hashOf(one.answer).toString(16).padStart(8, '0') })),
    );
    expect(judged.filter(({ verdict }) => verdict === 'good').length).toBe(good);
  });
});

describe('another answer', () => {
  it.each(['priya-raghunathan', 'viktor-halasz', 'bram-vandersteen'])(
    'of %s is another one, five times over',
    async (slug) => {
      const persona = seedPersona(slug);
      for (const text of ['Tell me a story', 'What do you do all day?', 'Are you lonely?', 'What should I do first?']) {
        const alternatives: string[] = [];
        for (let count = 0; count < 6; count += 1)
          alternatives.push(
            await answerTo(companion, [{ role: 'user', text }], { persona, alternatives: [...alternatives] }),
          );
        expect({ text, different: new Set(alternatives).size }).toEqual({ text, different: 6 });
      }
    },
  );
});

describe('a story', () => {
  it.each(['Tell me a story', 'Could you read me a bedtime story?', 'I would love a story about your work'])(
    'has several sentences from everybody: %s',
    async (text) => {
      const slugs = [...new Set([...questions, ...unseenQuestions, ...furtherQuestions].map(({ slug }) => slug))];
      const short = [];
      for (const slug of slugs) {
        const answer = (await talk(companion, seedPersona(slug), [text])).at(-1) ?? '';
        if ((answer.match(/[.!?…]”?(?= |$)/gu) ?? []).length < 4) short.push({ slug, answer });
      }
      expect(short).toEqual([]);
    },
  );
});

describe('what may be a need', () => {
  it.each([
    ['tomas-arrieta', 'Why does everyone hate me?'],
    ['nadia-petrova', 'Should I leave my husband?'],
    ['amara-diallo', 'How do I tell my mother that I failed?'],
    ['zenzile-mbatha', 'How do I get over my family?'],
    ['kofi-mensah', 'Everything hurts and nobody comes.'],
    ['anouk-tremblay', 'I cried the whole night.'],
    ['kai-nakoa', 'I have never told anybody how lonely I am.'],
  ])('is not answered by the lighter words of a card: %s, %s', async (slug, text) => {
    const { exampleDialogue, lorebook } = persona(slug);
    const answer = (await talk(companion, persona(slug), [text])).at(-1) ?? '';
    const told = [exampleDialogue, ...(lorebook?.entries ?? []).map(({ content }) => content)].join('\n');
    expect({ answer, isOfCard: told.includes(answer.slice(0, 40)) }).toEqual({ answer, isOfCard: false });
  });
});
