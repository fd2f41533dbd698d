import { once } from 'node:events';
import { createServer } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { paths } from '#src/addresses/paths.ts';
import { startServer } from '#tests/browser/support/server.ts';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.ts';
import { figure, report, write } from './chat/figures.ts';
import { type Load, loadSlowly } from './first/slowProcessor.ts';

/**
 * What a first visit costs: `npm run bench:first`, after `npm run build`.
 *
 * Lighthouse with its settings for mobile telephones (4 × slower processor, slow 4G, both simulated), in the Chromium of
 * the system, against a real server on this machine; each page RUNS times with an empty cache. Then each page SLOW_RUNS times without
 * Lighthouse, on a processor that is really slowed down, and with the network as it is. Figures are medians, and in brackets the least and the most. Only a machine that does nothing else gives the figures that count.
 */
const RUNS = 3;
const SLOW_RUNS = 7;
/** With what is there once a page can be used. */
const PAGES = [
  ['home', paths.home(), 'main li a img'],
  ['sign-in', paths.signIn(), 'main form input'],
  ['tokens', paths.tokens(), 'main button'],
] as const;
const CATEGORIES = [
  ['performance', 97],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const;
const AUDITS = [
  ['total-blocking-time', 'ms', undefined],
  ['interactive', 'ms', undefined],
  ['largest-contentful-paint', 'ms', undefined],
  ['cumulative-layout-shift', '', '≤ 0.02'],
] as const;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free');
  return address.port;
};

const visit = async (url: string, port: number) => {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES.map(([name]) => name) });
  if (result === undefined) throw new Error(`Lighthouse says nothing about ${url}`);
  return result.lhr;
};
type Visit = Awaited<ReturnType<typeof visit>>;

/** What lowers a score, by the name of the audit. */
const faults = ({ categories, audits }: Visit): readonly string[] =>
  Object.values(categories).flatMap(({ id, auditRefs }) =>
    id === 'performance'
      ? []
      : auditRefs.flatMap(({ id: audit, weight }) => {
          const { score = null, title = audit } = audits[audit] ?? {};
          return weight > 0 && score !== null && score < 1 ? [`${id}: ${audit} (${title})`] : [];
        }),
  );

const executablePath = findChromium();
const port = await freePort();
const server = await startServer();
const browser = await chromium.launch({
  args: [...chromiumArgs(), `--remote-debugging-port=${port}`],
  ...(executablePath !== undefined && { executablePath }),
});
write(
  `${RUNS} runs each on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; load ${loadavg()[0]?.toFixed(1) ?? ''}`,
);
try {
  for (const [name, path, selector] of PAGES) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const seen = await visit(server.origin + path, port);
      if (seen.runtimeError === undefined) visits.push(seen);
      else write(`${name}: a run is left out, ${seen.runtimeError.message}`);
    }
    for (const [category, bar] of CATEGORIES)
      report(
        `${name}: ${category}`,
        figure(
          visits.map(({ categories }) => (categories[category]?.score ?? Number.NaN) * 100),
          'of 100',
        ),
        `≥ ${bar}`,
      );
    for (const [audit, unit, bar] of AUDITS)
      report(
        `${name}: ${audit}`,
        figure(
          visits.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN),
          unit,
        ),
        bar,
      );
    for (const fault of new Set(visits.flatMap(faults))) write(`  ${fault}`);
    const loads: Load[] = [];
    for (let run = 0; run < SLOW_RUNS; run += 1) loads.push(await loadSlowly(browser, server.origin + path, selector));
    report(
      `${name}: blocked at 4×`,
      figure(
        loads.map(({ blocked }) => blocked),
        'ms',
      ),
      '< 60 ms',
    );
    report(
      `${name}: interactive at 4×`,
      figure(
        loads.map(({ interactive }) => interactive),
        'ms',
      ),
      '< 500 ms',
    );
    report(
      `${name}: all of it reacts at 4×`,
      figure(
        loads.map(({ takenOver }) => takenOver),
        'ms',
      ),
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
