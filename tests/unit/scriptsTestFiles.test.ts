import { describe, expect, it } from 'vitest';
import { selectTestFiles } from '../../scripts/lib/testFiles.ts';

const files = ['tests/browser/chat.flow.test.ts', 'tests/flows/chat.test.ts', 'tests/unit/money.test.ts'];

describe('selectTestFiles', () => {
  it.each([
    { patterns: [], vitest: ['tests/flows/chat.test.ts', 'tests/unit/money.test.ts'], playwright: [files[0]] },
    { patterns: ['chat'], vitest: ['tests/flows/chat.test.ts'], playwright: ['tests/browser/chat.flow.test.ts'] },
    { patterns: ['money', 'flows/'], vitest: ['tests/flows/chat.test.ts', 'tests/unit/money.test.ts'], playwright: [] },
    { patterns: ['nobody'], vitest: [], playwright: [] },
  ])('selects by $patterns', ({ patterns, vitest, playwright }) => {
    expect(selectTestFiles(files, patterns)).toEqual({ vitest, playwright });
  });
});
