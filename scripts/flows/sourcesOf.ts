import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fingerprint } from '../lib/fingerprint.ts';
import { reaching } from '../lib/imports.ts';
import { inRoot, ROOT } from '../lib/root.ts';

/** Words for people decide nothing. */
const isDescription = (file: string): boolean => /[Dd]escription\.ts$/.test(file);
const isOfMachines = (file: string): boolean =>
  /^(?:(?:machines|contract)\/|packages\/painter\/appearance\.ts$)/.test(file) && !isDescription(file);
/** What says how a flow is walked; what all walks are made with says nothing of one. */
const isOfWalks = (file: string): boolean =>
  isOfMachines(file) ||
  /^tests\/flows\/(?:(?!(?:mutation|support)\/)[^/]+\/[^/]+|support\/[^/]+\.browser)\.ts$/.test(file);

const read = (file: string): string | undefined =>
  existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined;

const reachedByMachines = reaching(read, isOfMachines);
const reachedByWalks = reaching(read, isOfWalks);

const filesOf = (machine: string): string[] =>
  readdirSync(inRoot('machines', machine))
    .map((file) => `machines/${machine}/${file}`)
    .filter((file) => file.endsWith('.ts') && !isDescription(file));

/** The sources of a machine with all that they import. */
export const machineFiles = (machine: string): readonly string[] => [...reachedByMachines(filesOf(machine))].toSorted();

/** The same, with its model and how it is walked on its screens. */
export const walkFiles = (machine: string): readonly string[] => {
  const walks = ['model', 'browser'].map((part) => `tests/flows/${machine}/${part}.ts`);
  return [...reachedByWalks([...filesOf(machine), ...walks])].toSorted();
};

/** One hash over these sources: figures of another hash are of another version. */
export const machineSources = (machine: string): Promise<string> => fingerprint(ROOT, machineFiles(machine));
/** The same of how it is walked. */
export const walkSources = (machine: string): Promise<string> => fingerprint(ROOT, walkFiles(machine));
