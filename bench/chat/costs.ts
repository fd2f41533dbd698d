import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename } from 'node:path';
import type { CDPSession } from 'playwright-core';
import * as z from 'zod';
import { write } from './figures.ts';

type Profile = Awaited<ReturnType<typeof stopProfiler>>;
type Frame = Profile['nodes'][number]['callFrame'];

const assets = new URL('../../dist/client/assets/', import.meta.url);
/** Between two samples, in microseconds. */
const INTERVAL = 200;
const TOP = 14;
/** What the browser itself did, in seconds. */
const OWN_WORK = new Set(['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);

const payload = z.object({
  file: z.string(),
  version: z.number(),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

/** Places in the sources of the application. */
const OURS = / (?:src|machines|contract)\//;

const stopProfiler = async (cdp: CDPSession) => (await cdp.send('Profiler.stop')).profile;

const maps = new Map<string, SourceMap | null>();

const mapOf = async (url: string): Promise<SourceMap | null> => {
  const name = basename(url);
  const known = maps.get(name);
  if (known !== undefined) return known;
  const map = await readFile(new URL(`${name}.map`, assets), 'utf8').then(
    (text) => new SourceMap(payload.parse(JSON.parse(text))),
    () => null,
  );
  maps.set(name, map);
  return map;
};

/** Name and place of a function as its author wrote them. */
const placeOf = async ({ functionName, url, lineNumber, columnNumber }: Frame): Promise<string> => {
  const entry = (await mapOf(url))?.findEntry(lineNumber, columnNumber);
  if (entry === undefined || !('originalSource' in entry)) return functionName === '' ? 'anonymous' : functionName;
  const source = entry.originalSource.replace(/^.*node_modules\/|^(?:\.\.\/)+/, '');
  const name = 'name' in entry && typeof entry.name === 'string' ? entry.name : functionName;
  return `${name} ${source}:${String(entry.originalLine + 1)}`;
};

const print = (title: string, costs: ReadonlyMap<string, number>): void => {
  write(`  ${title}`);
  for (const [place, cost] of [...costs].toSorted(([, a], [, b]) => b - a).slice(0, TOP))
    write(`    ${cost.toFixed(1).padStart(8)} ms  ${place}`);
};

/** Time of each function alone, and with all that it calls, in milliseconds. */
const printFunctions = async ({ nodes, samples = [], timeDeltas = [] }: Profile): Promise<void> => {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const places = new Map<number, string>();
  for (const { id, callFrame } of nodes) places.set(id, await placeOf(callFrame));
  const alone = new Map<string, number>();
  const withCalls = new Map<string, number>();
  const add = (costs: Map<string, number>, place: string, cost: number) =>
    costs.set(place, (costs.get(place) ?? 0) + cost);
  for (const [index, id] of samples.entries()) {
    const cost = (timeDeltas[index] ?? 0) / 1000;
    add(alone, places.get(id) ?? '', cost);
    const above = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) above.add(places.get(at) ?? '');
    for (const place of above) add(withCalls, place, cost);
  }
  print('functions alone', alone);
  print('functions with what they call', withCalls);
  print('our own functions with what they call', new Map([...withCalls].filter(([place]) => OURS.test(place))));
};

const ownWork = async (cdp: CDPSession): Promise<ReadonlyMap<string, number>> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return new Map(metrics.filter(({ name }) => OWN_WORK.has(name)).map(({ name, value }) => [name, value * 1000]));
};

/** Prints what the page's main thread does during `work`: the browser's own work first, then functions. */
export const printCosts = async (cdp: CDPSession, name: string, work: () => Promise<void>): Promise<void> => {
  await cdp.send('Performance.enable');
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: INTERVAL });
  const before = await ownWork(cdp);
  await cdp.send('Profiler.start');
  await work();
  const profile = await stopProfiler(cdp);
  const after = await ownWork(cdp);
  write(name);
  print('the main thread', new Map([...after].map(([metric, cost]) => [metric, cost - (before.get(metric) ?? 0)])));
  await printFunctions(profile);
};
