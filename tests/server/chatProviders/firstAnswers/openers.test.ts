import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { scriptedCompanion } from '@liora/companion/scriptedCompanion.ts';
import { lorebooks } from '#server/seed/lorebooks.ts';
import { seedPersona } from '#tests/server/support/seedPersona.ts';
import { talk } from '#tests/server/support/talk.ts';

const companion = scriptedCompanion({ delayMs: 0 });

/** The lines of a file, each with the companion whose heading it stands under. */
const openersIn = async (name: string) => {
  const sections = (await readFile(new URL(name, import.meta.url), 'utf8')).split(/^## /mu).slice(1);
  return sections.flatMap((section) => {
    const [slug = '', ...lines] = section.split('\n');
    return lines.filter((line) => line.startsWith('- ')).map((line) => ({ slug, text: line.slice(2) }));
  });
};

describe.each([
  ['ten lines to each companion', 'openers.md', 'openersAnswers.txt', 280],
  ['three more, which nothing was written for', 'laterOpeners.md', 'laterOpenersAnswers.txt', 84],
  ['two more, after forty exchanges were added', 'latestOpeners.md', 'latestOpenersAnswers.txt', 56],
] as const)('what a stranger says first: %s', (_, file, answersFile, count) => {
  it('is answered as it is recorded, and judged in openersJudged.md', async () => {
    const openers = await openersIn(file);
    const recorded: string[] = [];
    for (const { slug, text } of openers) {
      const answers = await talk(companion, seedPersona(slug), [text]);
      recorded.push(`${slug}: ${text}\n${answers.join('\n')}\n`);
    }
    expect(openers.length).toBe(count);
    await expect(recorded.join('\n')).toMatchFileSnapshot(answersFile);
  });
});

describe('what is asked of everybody', () => {
  it.each(Object.keys(lorebooks))('has answers of its own at %s', async (slug) => {
    const own = (lorebooks[slug]?.entries ?? []).map(({ content }) => content.split('{{char}}: ')[1]);
    const asked = ['How was your day?', 'What do you do for fun?', 'Tell me a joke', 'I’m bored', 'I’m so tired today'];
    const foreign = [];
    for (const text of asked) {
      const [answer] = await talk(companion, seedPersona(slug), [text]);
      if (!own.some((line) => line?.slice(0, 30) === answer?.slice(0, 30))) foreign.push({ text, answer });
    }
    expect(foreign).toEqual([]);
  });
});
