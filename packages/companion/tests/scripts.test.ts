import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { interpreterOf } from '../interpreter.ts';
import { questionIn, questions } from '../questions.ts';

const folder = new URL('../scripts/', import.meta.url);
const lines = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .map((line) => ({ file, line: line.trim() })),
);
const topics = new Set(lines.flatMap(({ line }) => /^> topic (\S+)/.exec(line)?.[1] ?? []));
const kinds = new Set(questions.map(({ kind }) => kind));

const words = new Set(
  `user char age tagline answer Answer act near next generic more tell rather riddle twenty joke limerick haiku poem song thought story day work scene self traits facts
  echo repeat count thing hint job home from pet petname like dislike book film music food drink season place colour hobby study family
  mood plan wish years`.split(/\s+/),
);
const withArgument = /^(?:you|You|out|self|fav|favourite|always|unknown|ask) \S.*$/;

describe('the scripts', () => {
  it('load without an error', async () => {
    expect(await interpreterOf(folder).linesFor('strong', 'good night')).toContain(
      'Good night, {user}. May your pillow be cool on both sides.',
    );
  });

  it('have a topic for the answer to every question', () => {
    expect([...kinds].filter((kind) => !topics.has(`asked_${kind}`))).toEqual([]);
  });

  it('ask only for kinds of questions that there are', () => {
    const asked = lines.flatMap(({ line }) => [...line.matchAll(/\{ask (\w+)\}/g)].map(([, kind = '']) => kind));
    expect(asked.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  it('hold only braces that are filled', () => {
    const braces = lines
      .filter(({ line }) => /^[-^]/.test(line))
      .flatMap(({ line }) => [...line.matchAll(/\{([^{}]*)\}/g)].map(([, content = '']) => content));
    expect(braces.filter((content) => !words.has(content) && !withArgument.test(content))).toEqual([]);
  });

  it('hold no trigger that only fits one case: RiveScript compares those letter by letter', () => {
    const triggers = lines.filter(({ line }) => line.startsWith('+'));
    expect(triggers.filter(({ line }) => !/[*(_[]/.test(line) || /[A-Z]/.test(line))).toEqual([]);
  });

  it('choose nothing at random', () => {
    expect(lines.filter(({ line }) => /\{random\}|\{weight=\d+\}.*\{weight/.test(line))).toEqual([]);
  });
});

describe('a question', () => {
  it('is found in the text that asks it', () => {
    const lost = questions.filter((question) => questionIn(`*Smiles.* Good. ${question.text}`)?.text !== question.text);
    expect(lost).toEqual([]);
  });

  it('is found with curly quotes and in any case', () => {
    expect(questionIn('WHAT’S SOMETHING ABOUT YOU THAT SURPRISES PEOPLE?')?.kind).toBe('guess');
  });

  it('is the last one of the text', () => {
    expect(questionIn('Which season is yours? And: where do you live?')?.kind).toBe('home');
  });
});
