import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { careLanguage, type CareLanguage, needKind, urgency, type Need } from '#contract/care.ts';

/** A sentence that somebody may write, and what it is to be judged as; null is in no need. */
export interface Labelled {
  readonly text: string;
  /** What the person said before it; empty where that does not matter. */
  readonly earlier: string;
  readonly need: Omit<Need, 'language' | 'country'> | null;
  readonly isTricky: boolean;
  readonly language: CareLanguage;
  /** Paraphrases of each other have one. */
  readonly family: string;
}

const heading = z
  .tuple([needKind, urgency, z.enum(['self', 'other'])])
  .transform(([kind, urgency, about]) => ({ need: { kind, urgency, about }, isTricky: false }))
  .or(
    z
      .tuple([z.literal('none'), z.enum(['plain', 'tricky'])])
      .transform(([, manner]) => ({ need: null, isTricky: manner === 'tricky' })),
  );

/** Lines of a file: `@ kind urgency about | family`, or `@ none plain|tricky | family`, then its sentences; `earlier >> text` is two turns. */
export const parseSentences = (content: string, language: CareLanguage, file: string): Labelled[] => {
  const sentences: Labelled[] = [];
  let current: Pick<Labelled, 'need' | 'isTricky' | 'family'> | undefined;
  for (const [index, raw] of content.split('\n').entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const place = `${file}:${index + 1}`;
    if (line.startsWith('@')) {
      const [head = '', family = ''] = line.slice(1).split('|', 2);
      const parsed = heading.safeParse(head.trim().split(/\s+/u));
      if (!parsed.success || family.trim() === '') throw new Error(`${place} is no heading of a family: ${line}`);
      current = { ...parsed.data, family: `${language} ${head.trim()} ${family.trim()}` };
      continue;
    }
    if (current === undefined) throw new Error(`${place} stands before any heading`);
    const [first = '', second] = line.split('>>').map((turn) => turn.trim());
    sentences.push({ text: second ?? first, earlier: second === undefined ? '' : first, language, ...current });
  }
  return sentences;
};

const FOLDER = fileURLToPath(new URL('sentences/', import.meta.url));

/** All sentences of `folder`, whose files begin with their language: `en-1.txt`. */
export const readSentences = (folder: string = FOLDER): Labelled[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const language = careLanguage.parse(file.split(/[-.]/u, 1)[0]);
      return parseSentences(readFileSync(path.join(folder, file), 'utf8'), language, file);
    });
