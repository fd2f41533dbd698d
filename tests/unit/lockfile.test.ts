import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ optionalDependencies: z.optional(z.record(z.string(), z.string())) })),
});

// npm install leaves out what the registry does not have at that moment; npm ci then refuses the lockfile.
it('the lockfile names the native parts for every platform', async () => {
  const file = path.resolve(import.meta.dirname, '../../package-lock.json');
  const { packages } = lockfile.parse(JSON.parse(await readFile(file, 'utf8')));
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        packages[`${place}/node_modules/${name}`] === undefined && packages[`node_modules/${name}`] === undefined,
    ),
  );
  expect(missing).toEqual([]);
});
