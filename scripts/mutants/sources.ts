import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../lib/root.ts';
import { instrument, type Instrumented } from './instrument.ts';

/** What tells the mutants' turns, in the processes that run tests. */
export const SWITCH_FILE = inRoot('tests/flows/mutation/switch.ts');
const MACHINES = inRoot('machines');
/** Room for the mutants of a file among the ids. */
const IDS_PER_FILE = 10_000;

/** Types, words for people, and what reads machines for tests and diagrams: nothing of it decides what the product does. */
const isMutated = (file: string): boolean =>
  file.endsWith('.ts') &&
  !file.endsWith('Meaning.ts') &&
  !['meaning.ts', 'flows.ts', 'states.ts', 'transitions.ts', 'machineTypes.ts'].includes(file);

const files = (): string[] =>
  readdirSync(MACHINES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(isMutated)
    .toSorted();

/** Every mutated file of `machines/`, by its path below it. */
export const instrumentedFiles = (): ReadonlyMap<string, Instrumented> =>
  new Map(
    files().map((file, index) => {
      const source = readFileSync(path.join(MACHINES, file), 'utf8');
      return [file, instrument(file, source, (index + 1) * IDS_PER_FILE, SWITCH_FILE)];
    }),
  );

/** The path of a module below `machines/`; nothing for those elsewhere. */
export const machineFile = (id: string): string | undefined => {
  const file = path.relative(MACHINES, id.split('?')[0] ?? id).replaceAll(path.sep, '/');
  return file.startsWith('..') ? undefined : file;
};
