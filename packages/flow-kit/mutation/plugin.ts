import path from 'node:path';
import type { Plugin } from 'vite';
import { instrumentedFiles, type Mutated } from './sources.ts';

/** Vitest's `runner` for tests of code that holds its mutants. */
export const MUTATION_RUNNER = path.join(import.meta.dirname, 'runner.ts');

/** The path of a module below a folder; nothing for those elsewhere. */
const fileIn = (folder: string, id: string): string | undefined => {
  const file = path.relative(folder, id.split('?')[0] ?? id).replaceAll(path.sep, '/');
  return file.startsWith('..') ? undefined : file;
};

/** Gives code that holds all its mutants, and tests of flows that know what the right code does. */
export const mutantsIn = (mutated: Mutated): Plugin => {
  const files = instrumentedFiles(mutated);
  return {
    name: 'mutants',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('/describeFlow.ts') ? path.join(import.meta.dirname, 'describeFlow.ts') : null,
    load: (id) => files.get(fileIn(mutated.folder, id) ?? '')?.code,
  };
};
