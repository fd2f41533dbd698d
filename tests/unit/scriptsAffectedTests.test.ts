import { describe, expect, it } from 'vitest';
import { affectedTests } from '../../scripts/lib/affectedTests.ts';

const sources = new Map([
  ['tests/browser/chat.test.ts', "import { walk } from '#tests/flows/chat/browser.ts';\nimport { z } from 'zod';"],
  ['tests/browser/focus.test.ts', "import './support/page.ts';\nexport * from '../flows/support/model.ts';"],
  [
    'tests/browser/routes.test.ts',
    "const { routes } = await import('#src/routes.ts');\nimport '@liora/painter/path.ts';",
  ],
  ['tests/flows/chat/browser.ts', "import type { Chat } from '#machines/chat/chatMachine.ts';"],
  ['machines/chat/chatMachine.ts', "import { chatSetup } from './chatSetup.ts';"],
  ['machines/chat/chatSetup.ts', "import { chatMachine } from './chatMachine.ts';"],
]);
const tests = ['tests/browser/chat.test.ts', 'tests/browser/focus.test.ts', 'tests/browser/routes.test.ts'];

describe('affectedTests', () => {
  it.each([
    { title: 'a test', changed: ['tests/browser/focus.test.ts'], affected: ['tests/browser/focus.test.ts'] },
    { title: 'what it imports', changed: ['tests/browser/support/page.ts'], affected: ['tests/browser/focus.test.ts'] },
    {
      title: 'what it exports again',
      changed: ['tests/flows/support/model.ts'],
      affected: ['tests/browser/focus.test.ts'],
    },
    { title: 'what it imports later', changed: ['src/routes.ts'], affected: ['tests/browser/routes.test.ts'] },
    {
      title: 'what it imports of a package',
      changed: ['packages/painter/path.ts'],
      affected: ['tests/browser/routes.test.ts'],
    },
    { title: 'something far', changed: ['machines/chat/chatSetup.ts'], affected: ['tests/browser/chat.test.ts'] },
    { title: 'what nobody imports', changed: ['README.md'], affected: [] },
    { title: 'what the product is made of', changed: ['server/main.ts'], affected: tests },
    { title: 'what all need', changed: ['package.json'], affected: tests },
  ])('finds them for $title', ({ changed, affected }) => {
    const read = (file: string) => sources.get(file);
    const isProduct = (file: string) => file.startsWith('server/');
    expect(affectedTests(tests, { changed, shared: ['package.json'], isProduct, read })).toEqual(affected);
  });
});
