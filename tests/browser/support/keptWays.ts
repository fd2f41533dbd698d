import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type Stimulus, stimuliOf } from '@liora/flow-kit/model/stimuli.ts';
import type { AnyModel } from '@liora/flow-kit/model/model.ts';
import type { Way } from '@liora/flow-kit/model/paths.ts';

const stepsSchema = z.array(z.string());
/** Ways as they are kept: with the words of their steps. */
const keptSchema = z.array(
  z.object({ title: z.string(), steps: stepsSchema, glances: z.optional(z.array(z.tuple([z.int(), stepsSchema]))) }),
);
type Kept = z.infer<typeof keptSchema>;

const wordsIn = (steps: readonly Stimulus[]): string[] => steps.map(({ words }) => words);

const keptOf = (ways: readonly Way[]): Kept =>
  ways.map(({ title, steps, glances }) => ({
    title,
    steps: wordsIn(steps),
    ...(glances && { glances: [...glances].map(([at, steps]) => [at, wordsIn(steps)]) }),
  }));

const waysOf = (model: AnyModel, kept: Kept): Way[] => {
  const byWords = new Map(stimuliOf(model).map((stimulus) => [stimulus.words, stimulus]));
  const stepOf = (words: string): Stimulus => {
    const step = byWords.get(words);
    if (step === undefined) throw new Error(`${model.machine.id} has no step "${words}"`);
    return step;
  };
  const stepsOf = (words: readonly string[]): Stimulus[] => words.map(stepOf);
  return kept.map(({ title, steps, glances }) => ({
    title,
    steps: stepsOf(steps),
    ...(glances && { glances: new Map(glances.map(([at, words]) => [at, stepsOf(words)])) }),
  }));
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/**
 * Ways that take long to find: the process that reads all test files to know their tests finds them, and workers read them from the folder
 * `LIORA_WAYS` of the run. `name` tells them apart from others of the model.
 */
export const keptWays = (model: AnyModel, name: string, find: () => readonly Way[]): readonly Way[] => {
  const folder = process.env['LIORA_WAYS'];
  if (folder === undefined) return find();
  const key = createHash('sha256').update(`${model.machine.id} ${name}`).digest('hex');
  const file = path.join(folder, `${key}.json`);
  const known = read(file);
  if (known !== undefined) return waysOf(model, keptSchema.parse(JSON.parse(known)));
  const ways = find();
  writeFileSync(file, JSON.stringify(keptOf(ways)));
  return ways;
};
