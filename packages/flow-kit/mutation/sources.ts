import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { instrument, type Instrumented } from './instrument.ts';

/** What tells the mutants' turns, in the processes that run tests. */
const SWITCH_FILE = path.join(import.meta.dirname, 'switch.ts');
/** Room for the mutants of a file among the ids. */
const IDS_PER_FILE = 10_000;

/** Files whose mutants are tried. */
export interface Mutated {
  /** Absolute. */
  readonly folder: string;
  /** Whether a file decides what the product does, by its path below the folder, with slashes. */
  readonly isMutated: (file: string) => boolean;
}

const filesIn = ({ folder, isMutated }: Mutated): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(isMutated)
    .toSorted();

/** Every mutated file, by its path below the folder. */
export const instrumentedFiles = (mutated: Mutated): ReadonlyMap<string, Instrumented> =>
  new Map(
    filesIn(mutated).map((file, index) => {
      const source = readFileSync(path.join(mutated.folder, file), 'utf8');
      return [file, instrument(file, source, (index + 1) * IDS_PER_FILE, SWITCH_FILE)];
    }),
  );
