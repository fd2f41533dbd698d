import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flows } from '#machines/flows.ts';
import { inRoot } from '../lib/root.ts';
import { drawDiagram } from '@liora/flow-kit/diagram/drawDiagram.ts';

/** Where git keeps a diagram of every flow. */
const DIAGRAMS = inRoot('docs/flows');

/** Names of the diagrams that are there. */
export const keptDiagrams = async (): Promise<string[]> =>
  (await readdir(DIAGRAMS)).filter((file) => file.endsWith('.svg'));

/** All flows as SVG documents, by the names of their files. */
export const diagramsOf = async (): Promise<ReadonlyMap<string, string>> => {
  const diagrams = new Map<string, string>();
  for (const { machine, description } of flows)
    diagrams.set(`${machine.id}.svg`, await drawDiagram(machine, description));
  return diagrams;
};

/** Writes docs/flows/<flow>.svg for every flow, and removes those of flows that are no more. */
export const drawDiagrams = async (): Promise<void> => {
  const diagrams = await diagramsOf();
  await mkdir(DIAGRAMS, { recursive: true });
  const superfluous = (await keptDiagrams()).filter((file) => !diagrams.has(file));
  await Promise.all([
    ...superfluous.map((file) => rm(path.join(DIAGRAMS, file))),
    ...[...diagrams].map(([file, svg]) => writeFile(path.join(DIAGRAMS, file), svg)),
  ]);
};

if (import.meta.main) await drawDiagrams();
