import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

// The real oxlint with the real configuration over a small tree of its own, once for all tests.
const ROOT = path.resolve(import.meta.dirname, '../..');

interface Layer {
  readonly folder: string;
  readonly allowed: readonly string[];
  readonly forbidden: readonly string[];
}

const layers: readonly Layer[] = [
  {
    folder: 'contract',
    allowed: ['zod/mini', '@liora/painter/appearance.ts', './text.ts'],
    forbidden: [
      'zod',
      'ky',
      '@liora/painter/random.ts',
      'node:fs',
      '#contract/text.ts',
      '#machines/auth/authMachine.ts',
      '../src/addresses/paths.ts',
    ],
  },
  {
    folder: 'machines/auth',
    allowed: [
      'xstate',
      '@liora/flow-kit/machine/description.ts',
      './authTypes.ts',
      '#contract/user.ts',
      '#machines/failure.ts',
      '#machines/chat/chatTypes.ts',
    ],
    forbidden: [
      'xstate/graph',
      '@liora/flow-kit/model/model.ts',
      '@xstate/react',
      'react',
      'ky',
      'zod/mini',
      'node:crypto',
      '#src/addresses/paths.ts',
      '#server/env.ts',
      '../../src/xstate',
      '#src/addresses/paths.ts',
    ],
  },
  {
    folder: 'packages/companion/tests',
    allowed: ['zod', 'node:fs', '../macros.ts', './support/personas.ts'],
    forbidden: [
      '#contract/user.ts',
      '#server/env.ts',
      '#tests/support/extent.ts',
      '@liora/painter/random.ts',
      '../../../server/env.ts',
      '../../../contract/user.ts',
      '../../../machines/failure.ts',
      '../../../src/addresses/paths.ts',
    ],
  },
  {
    folder: 'packages/painter/hair',
    allowed: ['@napi-rs/canvas', 'node:fs', '../path.ts'],
    forbidden: ['#contract/appearance.ts', '@liora/companion/macros.ts', '../../../server/env.ts'],
  },
  {
    folder: 'src/ui',
    allowed: ['react', 'react-dom', '@ark-ui/react/dialog', '#styled/css', './Button.tsx'],
    forbidden: [
      '@ark-ui/react',
      '@xstate/react',
      'react-router',
      'xstate',
      '#contract/user.ts',
      '#machines/failure.ts',
      '#src/screens/home/Home.tsx',
      '../paraglide/messages.js',
      '../screens/react',
    ],
  },
  {
    folder: 'src/api',
    allowed: ['ky', 'js-md5', '#contract/user.ts', './client.ts'],
    forbidden: ['react', 'xstate', '#machines/failure.ts', '#src/actors/auth.ts', '../actors/ky', '#server/env.ts'],
  },
  {
    folder: 'src/actors',
    allowed: ['xstate', '#contract/user.ts', '#machines/auth/authMachine.ts', '#src/api/session.ts', './storage.ts'],
    forbidden: ['react', 'ky', '#src/screens/home/Home.tsx', '#src/ui/Button.tsx', '../ui/xstate', '#server/env.ts'],
  },
  {
    folder: 'src/screens/home',
    allowed: [
      'react',
      '@xstate/react',
      '#contract/user.ts',
      '#machines/failure.ts',
      '#src/ui/Button.tsx',
      '../chat/Chat.tsx',
    ],
    forbidden: ['#server/env.ts', '#tests/flows/auth.ts', '../../../server/env.ts', '../../../tests/flows/auth.ts'],
  },
  {
    folder: 'src',
    allowed: ['react', './screens/home/Home.tsx', '#contract/user.ts'],
    forbidden: ['#server/env.ts', '../server/env.ts', '#tests/flows/auth.ts'],
  },
  {
    folder: 'server/features/conversation',
    allowed: [
      'hono',
      'zod',
      'node:fs',
      '#contract/chat.ts',
      '#server/env.ts',
      './chatService.ts',
      '../account/userService.ts',
    ],
    forbidden: [
      'react',
      'react-dom/server',
      'xstate',
      '@xstate/react',
      '@ark-ui/react/dialog',
      '#src/addresses/paths.ts',
      '#machines/failure.ts',
      '#tests/flows/auth.ts',
      '#styled/css',
      '../../../src/addresses/paths.ts',
      '../../../machines/failure.ts',
      '../../../tests/flows/auth.ts',
      'sharp',
    ],
  },
  {
    folder: 'tests/server/support',
    allowed: ['vitest', '#server/sharp.ts', '#contract/chat.ts', './visitor.ts'],
    forbidden: ['sharp'],
  },
];

/** Every way to import; the lint must know them all. */
const forms: Readonly<Record<string, (from: string) => string>> = {
  value: (from) => `import { x } from '${from}';\nexport const y = x;\n`,
  type: (from) => `import type { X } from '${from}';\nexport type Y = X;\n`,
  reexport: (from) => `export { x } from '${from}';\n`,
  star: (from) => `export * from '${from}';\n`,
  dynamic: (from) => `export const y = () => import('${from}');\n`,
};

/** Clocks, randomness and I/O, none of which a machine may reach for. */
const impure = [
  'Date.now()',
  'new Date()',
  'globalThis.Date.now()',
  'performance.now()',
  'Math.random()',
  "Math['random']()",
  'crypto.randomUUID()',
  'setTimeout(() => 1, 1)',
  'setInterval(() => 1, 1)',
  'queueMicrotask(() => 1)',
  "fetch('/api')",
  "globalThis.fetch('/api')",
  "new WebSocket('wss://liora.example')",
  'window.name',
  'document.title',
  'navigator.language',
  'location.href',
  "localStorage.getItem('x')",
  "sessionStorage.getItem('x')",
  'process.env',
  'console.log(1)',
];
const pure = ['Math.max(1, 2)', '[1].at(0)', 'JSON.stringify({})', "'x'.toUpperCase()", 'Number.parseInt("1", 10)'];

interface Fixture {
  readonly folder: string;
  readonly file: string;
  readonly source: string;
}

const fixtures = new Map<string, Fixture>();

/** Puts a fixture into the tree and gives the name of its file. */
const fixture = (folder: string, source: string): string => {
  const file = `${folder}/fixture${fixtures.size}.ts`;
  fixtures.set(file, { folder, file, source });
  return file;
};

/** One fixture for each way to import each of these. */
const importsOf = (folder: string, specifiers: readonly string[]) =>
  specifiers.flatMap((from) =>
    Object.entries(forms).map(([form, write]) => ({ title: `${form} ${from}`, file: fixture(folder, write(from)) })),
  );
const layerCases = layers.map(({ folder, allowed, forbidden }) => ({
  folder,
  allowed: importsOf(folder, allowed),
  forbidden: importsOf(folder, forbidden),
}));
const machine = (expression: string) => fixture('machines/auth', `export const y = () => ${expression};\n`);
const impureCases = impure.map((expression) => ({ expression, file: machine(expression) }));
const pureCases = pure.map((expression) => ({ expression, file: machine(expression) }));

const cycle = [
  {
    folder: 'src/screens/cycle',
    file: 'src/screens/cycle/one.ts',
    source: "export { two } from './two.ts';\nexport const one = 1;\n",
  },
  {
    folder: 'src/screens/cycle',
    file: 'src/screens/cycle/two.ts',
    source: "export { one } from './one.ts';\nexport const two = 2;\n",
  },
];

const reportSchema = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

let tree = '';
const found = new Map<string, Set<string>>();
const rulesHitIn = (file: string): string[] => [...(found.get(file) ?? [])];

const lint = (folder: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const cli = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
    execFile(process.execPath, [cli, '--format=json'], { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout) =>
      stdout.startsWith('{') ? resolve(stdout) : reject(error ?? new Error(stdout)),
    );
  });

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'liora-lint-'));
  await copyFile(path.join(ROOT, '.oxlintrc.json'), path.join(tree, '.oxlintrc.json'));
  const files = [...fixtures.values(), ...cycle];
  await Promise.all(files.map(({ folder }) => mkdir(path.join(tree, folder), { recursive: true })));
  await Promise.all(files.map(({ file, source }) => writeFile(path.join(tree, file), source)));
  const { diagnostics } = reportSchema.parse(JSON.parse(await lint(tree)));
  for (const { code, filename } of diagnostics) {
    const file = filename.replaceAll('\\', '/');
    found.set(file, (found.get(file) ?? new Set()).add(code));
  }
});

afterAll(() => rm(tree, { recursive: true, force: true }));

const rulesByTitle = (cases: readonly { readonly title: string; readonly file: string }[]) =>
  Object.fromEntries(cases.map(({ title, file }) => [title, rulesHitIn(file)]));

describe('import rules', () => {
  it.each(layerCases)('$folder may import what stands below it', ({ allowed }) => {
    expect(rulesByTitle(allowed)).toEqual(Object.fromEntries(allowed.map(({ title }) => [title, []])));
  });

  it.each(layerCases)('$folder may import nothing else', ({ forbidden }) => {
    const caught = ['eslint(no-restricted-imports)'];
    expect(rulesByTitle(forbidden)).toEqual(Object.fromEntries(forbidden.map(({ title }) => [title, caught])));
  });

  it('catches cycles', () => {
    expect(cycle.map(({ file }) => rulesHitIn(file))).toEqual([['import(no-cycle)'], ['import(no-cycle)']]);
  });
});

describe('purity of machines', () => {
  it.each(impureCases)('catches $expression', ({ file }) => {
    const rules = rulesHitIn(file);
    expect(rules).toHaveLength(1);
    expect(['eslint(no-restricted-globals)', 'eslint(no-restricted-properties)', 'eslint(no-console)']).toContain(
      rules[0],
    );
  });

  it.each(pureCases)('lets $expression pass', ({ file }) => {
    expect(rulesHitIn(file)).toEqual([]);
  });
});
