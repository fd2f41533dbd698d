import { describe, expect, it } from 'vitest';
import { interpreterOf } from '../interpreter.ts';
import { contracted, typeset } from '../style.ts';
import { blank, dragonKeeper } from './support/personas.ts';
import { answerTo, otherAnswersTo, talkOf } from './support/said.ts';

const interpreter = interpreterOf(new URL('../scripts/', import.meta.url));
const pool = async (name: string): Promise<readonly string[]> =>
  (await interpreter.linesFor('pool', name)).map((line) =>
    typeset(contracted(line.replace(/\{[^{}]*\}/gu, '').trim())),
  );

describe('verse that is asked for', () => {
  it.each([
    ['write me a limerick about cats', 'limerick'],
    ['limerick please', 'limerick'],
    ['write a haiku', 'haiku'],
    ['can you write a poem about my dog?', 'poem'],
    ['tell me a poem', 'poem'],
    ['sing me a song about the sea', 'song'],
    ['could you sing for me?', 'song'],
    ['tell me a joke about work', 'joke'],
  ])('is one that it has, another one each time: %s', async (text, name) => {
    const own = await pool(name);
    const answers = await otherAnswersTo(text, 3);
    const given = answers.map((answer) => own.find((line) => answer.includes(line)));
    expect(new Set(given.filter((line) => line !== undefined)).size).toBe(3);
  });

  it.each([
    ['write me a limerick about cats', /limerick/u],
    ['write me a haiku', /haiku/u],
    ['write me a poem', /poem/u],
    ['sing me a song', /song|sing/u],
  ])('is said to be all, with what else there is, once it is: %s', async (text, expected) => {
    const answers = await talkOf([text, 'another one', 'another one', 'another one']);
    expect(answers.at(-1)).toMatch(/joke|riddle|poem|story/u);
    expect(answers.at(-1)).toMatch(expected);
  });

  it('is not what somebody tells of', async () => {
    const songs = await pool('song');
    const answer = await answerTo([{ role: 'user', text: 'I like to sing in the shower' }]);
    expect(songs.filter((line) => answer.includes(line))).toEqual([]);
  });
});

const unsure = /I (?:do not|don’t|am not|’m not) (?:know|sure)/u;

describe('questions to somebody with a trade', () => {
  it('on how to begin are answered with its advice', async () => {
    const lines = await interpreter.linesFor('world', 'food advice');
    const own = new Set(lines.map((line) => typeset(contracted(line))));
    const answers = await otherAnswersTo('what would you recommend to somebody who has never done this?', 2);
    expect(answers.filter((answer) => !own.has(answer))).toEqual([]);
  });

  it('on how to begin are answered for anything, where no trade is known', async () => {
    const own = await interpreter.linesFor('found', 'advice any');
    const text = 'what would you recommend to somebody who has never done this?';
    const answer = await answerTo([{ role: 'user', text }], { persona: blank });
    expect(own.some((line) => answer.endsWith(typeset(contracted(line.replace('{act}', '')))))).toBe(true);
  });

  it.each([
    'what do you do in the evenings?',
    'what do you do in the mornings?',
    'What do you usually do on weekends?',
    'what do you do in your free time?',
    'what are your favourite things?',
    'what is your favourite thing to do?',
  ])('on its hours and its likings bring no shrug: %s', async (text) => {
    const answers = [
      ...(await otherAnswersTo(text, 3)),
      await answerTo([{ role: 'user', text }], { persona: dragonKeeper }),
      await answerTo([{ role: 'user', text }], { persona: blank }),
    ];
    expect(answers.filter((answer) => unsure.test(answer) || /Thursday/u.test(answer))).toEqual([]);
    expect(new Set(answers.slice(0, 3)).size).toBe(3);
  });

  it('on an hour that its card tells of are answered from it', async () => {
    const persona = { ...blank, description: 'Ann sells tickets in a small cinema every evening. Ann collects maps.' };
    const answer = await answerTo([{ role: 'user', text: 'What do you do in the evenings?' }], { persona });
    expect(answer).toMatch(/I sell tickets in a small cinema every evening\.$/u);
  });
});
