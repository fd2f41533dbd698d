import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type MachineRow, machineRow } from '@liora/flow-kit/mutation/machineRow.ts';
import { inRoot } from '../lib/root.ts';

/** Where the processes that run the tests leave what they found. */
export const RESULTS = inRoot('test-results/mutants');

/** What the mutants of one file, or of one configuration, came to. */
export interface Row {
  readonly name: string;
  readonly mutants: number;
  /** How many only what was recorded of the machine kills: generated paths, which no person wrote. */
  readonly killedByRecordings: number;
  readonly alive: readonly {
    readonly name: string;
    /** Whether some test comes by at all. */
    readonly isMet: boolean;
    /** Why it may live; empty if it may not. */
    readonly reason: string;
  }[];
}

/** Where `npm run mutants` writes its figures. */
export const MUTANTS_FILE = inRoot('test-results/mutants.json');

/** Reads the figures of all machines that `npm run mutants` left in a file; none where it was not run, or wrote none of them yet. */
export const readMachineRows = (file: string): readonly MachineRow[] => {
  if (!existsSync(file)) return [];
  const { machines } = z
    .object({ machines: z.optional(z.array(machineRow)) })
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return machines ?? [];
};

const testFile = z.object({
  tests: z.int(),
  again: z.int(),
  met: z.array(z.int()),
  killed: z.array(z.int()),
  recorded: z.array(z.int()),
  atLoading: z.array(z.int()),
});
const machine = z.object({
  machine: z.string(),
  total: z.int(),
  killedByRecordings: z.int(),
  survivors: z.array(z.object({ name: z.string(), reason: z.string() })),
});

const jsonIn = <Content>(folder: string, content: z.ZodType<Content>): Content[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => content.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));

/** What all test files together came by and killed, of the mutants of the code. */
export const codeResults = () => {
  const files = jsonIn(RESULTS, testFile);
  return {
    met: new Set(files.flatMap(({ met }) => met)),
    /** By a test that a person wrote. */
    killed: new Set(files.flatMap(({ killed }) => killed)),
    /** By what was recorded. */
    recorded: new Set(files.flatMap(({ recorded }) => recorded)),
    /** What runs when machines are made cannot be another afterwards. */
    atLoading: new Set(files.flatMap(({ atLoading }) => atLoading)),
    unproven: files.reduce((sum, { tests, again }) => sum + tests - again, 0),
  };
};

/** What the mutants of each machine's configuration came to. */
export const machineResults = () => jsonIn(path.join(RESULTS, 'machines'), machine);
