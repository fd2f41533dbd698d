import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { transitionsOf } from '@liora/flow-kit/machine/transitions.ts';
import { nodesOf } from '@liora/flow-kit/machine/states.ts';
import type { AnyModel } from '@liora/flow-kit/model/model.ts';
import { pathsOf, type Way } from '@liora/flow-kit/model/paths.ts';
import { createRunner } from '@liora/flow-kit/model/runner.ts';
import { toursOf } from '@liora/flow-kit/model/tours.ts';
import { median, report, write } from './chat/figures.ts';
import { madeModel } from './flows/made.ts';

/**
 * How long flow tests take to make, by the size of a machine: `npm run bench:flows`.
 *
 * Made-up machines of the shape of ours: groups of ten states, about three transitions a state, some with guards, time-outs and invocations.
 * Each figure is the median of the runs after a warm-up, in this process: for the whole machine, and by transition. The bar is for the time
 * by transition with 1,000 states: what it is with 100 states, and a quarter more for noise.
 */
const SIZES = [10, 100, 1000];
const RUNS = 7;
const WARM_UP = 3;
const NOISE = 1.25;

const measure = <Result>(run: () => Result): { readonly result: Result; readonly ms: number } => {
  const times: number[] = [];
  for (let index = 1 - WARM_UP; index < RUNS; index += 1) {
    const start = performance.now();
    run();
    if (index >= 0) times.push(performance.now() - start);
  }
  return { result: run(), ms: median(times) };
};

const walkAll = ({ machine, input }: AnyModel, ways: readonly Way[]): number => {
  const runner = createRunner(machine, input);
  return ways.reduce((sum, { steps }) => sum + runner.run(steps.map(({ event }) => event)).length - 1, 0);
};

const perTransition = new Map<string, number>();
const figures = (name: string, ms: number, transitions: number, states: number): void => {
  const micros = (ms * 1000) / transitions;
  const least = perTransition.get(name);
  if (states === 100) perTransition.set(name, micros);
  report(
    `  ${name}`,
    `${ms.toFixed(1)} ms, ${micros.toFixed(1)} µs a transition`,
    least === undefined ? undefined : `≤ ${(least * NOISE).toFixed(1)} µs`,
  );
};

write(
  `${RUNS} runs each on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
);
for (const states of SIZES) {
  const model = madeModel(states);
  const transitions = transitionsOf(model.machine).length;
  const paths = measure(() => pathsOf(model));
  const tours = measure(() => toursOf(model, paths.result));
  const thorough = measure(() => toursOf(model, paths.result, { isThorough: true }));
  const walk = measure(() => walkAll(model, paths.result));
  const tour = measure(() => walkAll(model, tours.result));
  write(
    `${nodesOf(model.machine).length - 1} states, ${transitions} transitions: ${paths.result.length} paths of ${walk.result} steps, ${tours.result.length} tours of ${tour.result} steps`,
  );
  figures('paths are made', paths.ms, transitions, states);
  figures('tours are made of them', tours.ms, transitions, states);
  figures('tours are made thoroughly', thorough.ms, transitions, states);
  figures('all paths are walked', walk.ms, transitions, states);
  figures('all tours are walked', tour.ms, transitions, states);
}
