import { describe, expect, it } from 'vitest';
import { ringsIn } from '../../scripts/lib/folderRings.ts';

const ringsOf = (sources: Readonly<Record<string, string>>) =>
  ringsIn('src', Object.keys(sources), (file) => sources[file]);

describe('rings of folders', () => {
  it('are none where imports lead one way, within a folder, or out of the parent', () => {
    expect(
      ringsOf({
        'src/main.ts': `import { a } from './a/one.ts';`,
        'src/a/one.ts': `import { b } from '../b/one.ts';\nimport { two } from './two.ts';`,
        'src/a/two.ts': `import { one } from './one.ts';\nimport { c } from '#contract/c.ts';`,
        'src/b/one.ts': `import { main } from '../main.ts';`,
      }),
    ).toEqual([]);
  });

  it('are found through others, by types and by late imports too', () => {
    expect(
      ringsOf({
        'src/a/one.ts': `import type { B } from '#src/b/one.ts';`,
        'src/b/one.ts': `const c = await import('../c/one.ts');`,
        'src/c/one.ts': `export { a } from '../a/one.ts';\nimport { d } from '../d/one.ts';`,
        'src/d/one.ts': '',
      }),
    ).toEqual([
      {
        folders: ['a', 'b', 'c'],
        imports: ['src/a/one.ts → src/b/one.ts', 'src/b/one.ts → src/c/one.ts', 'src/c/one.ts → src/a/one.ts'],
      },
    ]);
  });
});
