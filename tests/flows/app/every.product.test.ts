import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { flowNames, tellWay } from './parts.ts';
import { begun } from './product.ts';
import { codes, examined } from './situations.ts';

const reports = 'test-results/flows';

/**
 * Every situation that the app, session, auth, setup, purchase and routeGuard can come to together, by whatever happens
 * to each of them; only that a person presses nothing behind a modal is taken for granted. Each way is one to a
 * counterexample, and `null` where there is none.
 */
describe('app with its flows in every situation', () => {
  const { ways, ...findings } = examined();

  it('never has two modals open', () => {
    expect(findings.twoModals).toBeNull();
  });

  it('never breaks', () => {
    expect(findings.broken).toBeNull();
  });

  it.each(codes)('[AUTH-04] [BUY-01] answers code %i with what belongs to it, alone', (code) => {
    expect(findings.codes.get(code) ?? null).toBeNull();
  });

  it('lets the person close whatever is open, by two closings at most', () => {
    expect(findings.unclosable).toBeNull();
  });

  it('leaves a way home', () => {
    expect(findings.homeless).toBeNull();
  });

  it('is what the real flows do when they run together', () => {
    const differences = ways.flatMap((way) => {
      const product = begun(null, null, false);
      const { app, session, auth, setup, purchase, routeGuard } = product;
      const flows: Record<string, AnyActorRef> = { app, session, auth, setup, purchase, routeGuard };
      const told = tellWay(way);
      const index = told.findIndex(({ name, stimulus, values }) => {
        flows[name]?.send(stimulus.event);
        return JSON.stringify(Object.values(flows).map((flow) => flow.getSnapshot().value)) !== JSON.stringify(values);
      });
      app.stop();
      return index === -1 ? [] : [told.slice(0, index + 1).map(({ name, stimulus }) => `${name}: ${stimulus.words}`)];
    });
    expect(differences).toEqual([]);
  });

  it('notes how many there are', () => {
    mkdirSync(reports, { recursive: true });
    const { situations, transitions } = findings;
    const properties = [
      ['no two modals are ever open', findings.twoModals],
      ['nothing breaks', findings.broken],
      ...codes.map((code) => [
        `code ${code} is answered with what belongs to it, alone`,
        findings.codes.get(code) ?? null,
      ]),
      ['whatever is open can be closed, by two closings at most', findings.unclosable],
      ['home can be reached from everywhere', findings.homeless],
    ].map(([name, counterexample]) => ({ name, holds: counterexample === null, counterexample }));
    const report = { flows: flowNames, situations, transitions, replayed: ways.length, properties };
    writeFileSync(`${reports}/together.json`, `${JSON.stringify(report, null, 2)}\n`);
    expect(situations).toBeGreaterThan(0);
  });
});
