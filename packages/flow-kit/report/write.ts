import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawDiagram } from '../diagram/drawDiagram.ts';
import type { AnyModel } from '../model/model.ts';
import { bundleScript, readStyle } from './bundle.ts';
import type { ReportData } from './data.ts';
import { junitOf } from './junit.ts';
import { descriptionOf } from './descriptionOf.ts';
import { mermaidOf } from './mermaid.ts';
import { pageOf } from './page.ts';
import { pathRuns, reportOf, type Sources } from './reportOf.ts';
import { statelyOf } from './stately.ts';

/** What the report is made of, and where drawings of the flows are kept. */
export interface ReportSources extends Sources {
  /** SVG by the name of its flow. Left out, they are drawn. */
  readonly diagrams?: ReadonlyMap<string, string>;
}

const drawn = async (models: readonly AnyModel[]): Promise<ReadonlyMap<string, string>> => {
  const diagrams = new Map<string, string>();
  for (const model of models) diagrams.set(model.machine.id, await drawDiagram(model.machine, descriptionOf(model)));
  return diagrams;
};

/** Writes the report with all that stands beside it to a folder, whatever was there. Tells what it says. */
export const writeReport = async (folder: string, sources: ReportSources): Promise<ReportData> => {
  const { models, tests = [], diagrams = await drawn(models) } = sources;
  const report = await reportOf(sources);
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'mermaid'), { recursive: true });
  await mkdir(path.join(folder, 'stately'), { recursive: true });
  const write = (file: string, text: string): Promise<void> => writeFile(path.join(folder, file), text);
  const parts = {
    diagrams,
    style: await readStyle(),
    script: await bundleScript(),
  };
  await Promise.all([
    write('index.html', pageOf(report, parts)),
    write('flows.json', `${JSON.stringify(report)}\n`),
    write('junit.xml', junitOf(report.flows, pathRuns(tests))),
    ...models.flatMap((model) => [
      write(`mermaid/${model.machine.id}.mmd`, mermaidOf(model.machine)),
      write(
        `stately/${model.machine.id}.json`,
        `${JSON.stringify(statelyOf(model.machine, descriptionOf(model)), null, 2)}\n`,
      ),
    ]),
  ]);
  return report;
};
