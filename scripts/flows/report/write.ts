import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allModels } from '#tests/flows/support/allModels.ts';
import { inRoot } from '../../lib/root.ts';
import { bundleScript, readStyle } from './bundle.ts';
import type { ReportData } from './data.ts';
import { junitOf, type PathRun } from './junit.ts';
import { meaningOf } from './meaningOf.ts';
import { mermaidOf } from './mermaid.ts';
import { pageOf } from './page.ts';
import { statelyOf } from './stately.ts';

const textOf = (file: string): Promise<string | undefined> => readFile(file, 'utf8').catch(() => undefined);

/** The kept diagrams of docs/flows by the names of their flows. */
const readDiagrams = async (names: readonly string[]): Promise<Map<string, string>> => {
  const found = await Promise.all(
    names.map(async (name) => [name, await textOf(inRoot('docs/flows', `${name}.svg`))] as const),
  );
  return new Map(found.flatMap(([name, svg]) => (svg === undefined ? [] : [[name, svg] as const])));
};

/** Writes the report with all that stands beside it to a folder, whatever was there. */
export const writeReport = async (
  folder: string,
  report: ReportData,
  runOf: (flow: string, title: string) => PathRun | undefined,
): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'mermaid'), { recursive: true });
  await mkdir(path.join(folder, 'stately'), { recursive: true });
  const write = (file: string, text: string): Promise<void> => writeFile(path.join(folder, file), text);
  const parts = {
    diagrams: await readDiagrams(report.flows.map(({ name }) => name)),
    style: await readStyle(),
    script: await bundleScript(),
  };
  await Promise.all([
    write('index.html', pageOf(report, parts)),
    write('flows.json', `${JSON.stringify(report)}\n`),
    write('junit.xml', junitOf(report.flows, runOf)),
    ...allModels.flatMap((model) => [
      write(`mermaid/${model.machine.id}.mmd`, mermaidOf(model.machine)),
      write(
        `stately/${model.machine.id}.json`,
        `${JSON.stringify(statelyOf(model.machine, meaningOf(model)), null, 2)}\n`,
      ),
    ]),
  ]);
};
