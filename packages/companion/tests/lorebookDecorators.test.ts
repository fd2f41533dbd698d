import { describe, expect, it } from 'vitest';
import { applyingEntries } from '../lorebook/applyingEntries.ts';
import type { LoreEntry } from '../lorebook/lorebook.ts';
import { entry, talked, book, applying } from './support/lorebook.ts';

describe('decorators', () => {
  it.each([
    ['are taken off', '@@depth 4\n@@@instruct_depth 4\n\nThe sea.\n@@not one', 'The sea.\n@@not one'],
    ['are no part of other texts', 'The sea.', 'The sea.'],
    ['have names', '@@ the sea', '@@ the sea'],
  ])('%s', (_, content, expected) => {
    expect(applying(['x'], [entry(content, { keys: ['x'] })])).toEqual([expected]);
  });

  it.each([
    ['activate', '@@activate\nSea', ['Sea']],
    ['dont_activate', '@@dont_activate\nSea', []],
    ['both', '@@dont_activate\n@@activate\nSea', ['Sea']],
    ['no content beside them', '@@activate\n', []],
  ])('that decide: %s', (name, content, expected) => {
    expect(applying([name === 'activate' ? 'nothing' : 'sea'], [entry(content, { keys: ['sea'] })])).toEqual(expected);
  });
});

describe('[N-28] decorators of V3', () => {
  const turns = ['The sea.', 'Yes.', 'A storm.', 'No.', 'Now?'];
  const noted = (content: string, changes: Partial<LoreEntry> = {}) =>
    applyingEntries(
      { ...book, entries: [entry(content, { keys: [], constant: true, ...changes })] },
      talked(turns),
      1000,
    ).map(({ content: told, position, note }) => ({ told, position, ...note }));

  it.each([
    ['@@depth 2\nSalt.', { told: 'Salt.', position: 'after', depth: 2, role: 'system' }],
    ['@@role user\n@@depth 0\nSalt.', { told: 'Salt.', position: 'after', depth: 0, role: 'user' }],
    ['@@reverse_depth 1\n@@role assistant\nSalt.', { told: 'Salt.', position: 'after', depth: 4, role: 'assistant' }],
    ['@@depth deep\nSalt.', { told: 'Salt.', position: 'after' }],
    ['@@position before_desc\nSalt.', { told: 'Salt.', position: 'before' }],
    ['@@unknown\n@@@depth 3\nSalt.', { told: 'Salt.', position: 'after', depth: 3, role: 'system' }],
    ['@@depth -1\nSalt.', { told: 'Salt.', position: 'after', depth: 0, role: 'system' }],
    ['@@depth 2\n@@position before_desc\nSalt.', { told: 'Salt.', position: 'before' }],
    ['@@position anywhere\n@@depth 2\nSalt.', { told: 'Salt.', position: 'after', depth: 2, role: 'system' }],
    ['@@position anywhere\n@@@depth 3\nSalt.', { told: 'Salt.', position: 'after', depth: 3, role: 'system' }],
    ['@@depth deep\n@@@depth 3\nSalt.', { told: 'Salt.', position: 'after', depth: 3, role: 'system' }],
    [
      '@@one\n@@@two\n@@@three\n@@@four\n@@@five\n@@@depth 3\nSalt.',
      { told: 'Salt.', position: 'after', depth: 3, role: 'system' },
    ],
    ['@@depth 1\n@@role narrator\n@@@role user\nSalt.', { told: 'Salt.', position: 'after', depth: 1, role: 'user' }],
    ['@@depth 1\n@@@depth 3\nSalt.', { told: 'Salt.', position: 'after', depth: 1, role: 'system' }],
  ])('%j says where an entry stands', (content, expected) => {
    expect(noted(content)).toEqual([expected]);
  });

  it.each([
    ['@@scan_depth 5', true],
    ['@@scan_depth 4', false],
    ['@@keep_activate_after_match', true],
    ['@@scan_depth 5\n@@dont_activate_after_match', false],
    ['@@scan_depth 5\n@@additional_keys gale, storm', true],
    ['@@scan_depth 5\n@@additional_keys gale', false],
    ['@@scan_depth 5\n@@additional_keys storm\n@@additional_keys gale', false],
    ['@@scan_depth 5\n@@additional_keys storm\n@@additional_keys now, gale', true],
    ['@@scan_depth 5\n@@exclude_keys storm', false],
    ['@@scan_depth 5\n@@exclude_keys gale', true],
    ['@@scan_depth 5\n@@activate_only_after 2', true],
    ['@@scan_depth 5\n@@activate_only_after 3', false],
    ['@@scan_depth 5\n@@activate_only_every 2', true],
    ['@@scan_depth 5\n@@activate_only_every 3', false],
    ['@@activate\n@@activate_only_after 3\n@@exclude_keys storm', true],
    ['@@activate\n@@dont_activate', true],
  ])('%j says whether an entry applies: %s', (decorators, applies) => {
    expect(applying(turns, [entry(`${decorators}\nSalt.`, { keys: ['sea'] })])).toEqual(applies ? ['Salt.'] : []);
  });

  it('keep an entry out that would always apply', () => {
    expect(applying(turns, [entry('@@dont_activate\nSalt.', { constant: true })])).toEqual([]);
  });

  it('count the answers of the whole conversation, not of what is searched', () => {
    const counted = [
      '@@activate_only_after 7\nSalt.',
      '@@activate_only_every 7\nFoam.',
      '@@activate_only_every 2\nSand.',
    ];
    const entries = counted.map((content) => entry(content, { constant: true }));
    const { turns: few } = talked(turns);
    expect(
      applyingEntries({ ...book, entries }, { turns: few, soFar: { answers: 7, greeting: null } }, 1000).map(
        ({ content }) => content,
      ),
    ).toEqual(['Salt.', 'Foam.']);
  });

  it.each([
    [0, ['Dawn.']],
    [1, ['Dusk.']],
    [null, ['Dawn.', 'Dusk.']],
  ])('keep an entry to a greeting: %s', (greeting, expected) => {
    const entries = ['@@is_greeting 0\nDawn.', '@@is_greeting 1\nDusk.'].map((content) =>
      entry(content, { constant: true }),
    );
    expect(applyingEntries({ ...book, entries }, talked(turns, greeting), 1000).map(({ content }) => content)).toEqual(
      expected,
    );
  });

  it('once at the first match', () => {
    const once = [entry('@@dont_activate_after_match\nSalt.', { keys: ['sea'] })];
    expect(applying(['The sea.'], once)).toEqual(['Salt.']);
  });

  it('leave an entry out first where there is no room', () => {
    const entries = [
      entry('@@ignore_on_max_context\nSalt.', { constant: true, priority: 9 }),
      entry('Foam.', { constant: true }),
    ];
    expect(applying(turns, entries, {}, 7)).toEqual(['Foam.']);
  });
});
