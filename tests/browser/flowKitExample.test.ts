import path from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { teaModel } from '@liora/flow-kit/example/teaModel.ts';
import { createTeaDriver } from '@liora/flow-kit/example/teaDriver.ts';
import { pathsOf } from '@liora/flow-kit/model/paths.ts';
import { reachOf } from '@liora/flow-kit/model/reach.ts';
import { toursOf } from '@liora/flow-kit/model/tours.ts';
import { walkPath } from '@liora/flow-kit/model/walk.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { test } from './support/test.ts';

const ORIGIN = 'http://tea.example';

/** The example as it is built, by addresses. */
const builtPage = async (): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const built = await build({
    root: inRoot('packages/flow-kit/example'),
    configFile: false,
    logLevel: 'warn',
    build: { write: false, modulePreload: false, reportCompressedSize: false },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return new Map(files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
};

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

for (const tour of toursOf(teaModel, pathsOf(teaModel)))
  test(`the example app of flow-kit: ${tour.title}`, async ({ page }) => {
    const files = await builtPage();
    await page.clock.install();
    await page.route(`${ORIGIN}/**`, (route) => {
      const address = new URL(route.request().url()).pathname;
      const body = files.get(address);
      return body === undefined
        ? route.abort()
        : route.fulfill({ contentType: types[path.extname(address)] ?? 'text/plain', body: Buffer.from(body) });
    });
    const driver = await createTeaDriver(page);
    await page.goto(`${ORIGIN}/index.html`);
    expect(await walkPath(teaModel, tour, driver)).toBe(tour.steps.length);
  });

test('tours of the example app of flow-kit take every transition', () => {
  const { transitions, missing } = reachOf(teaModel, toursOf(teaModel, pathsOf(teaModel)), {});
  expect({ transitions, missing }).toEqual({ transitions: { total: 8, walked: 8 }, missing: [] });
});
