import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '#tests/faults/faults.ts';
import { inRoot } from '../../scripts/lib/root.ts';

const LEAST = 120;
/** So few of a hundred may live. */
const MAY_LIVE = 0.05;

const textOf = (file: string): string => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : '');

describe('the small faults that tests have to find', () => {
  it('fit: the text of each stands once in its file, and something else takes its place', () => {
    const misfits = faults.filter(
      ({ file, find, replacement }) => textOf(file).split(find).length !== 2 || find === replacement,
    );
    expect(misfits.map(({ file, notice }) => `${file}: ${notice}`)).toEqual([]);
  });

  it('name test files that are there', () => {
    expect(faults.filter(({ by }) => !existsSync(inRoot(by))).map(({ by }) => by)).toEqual([]);
  });

  it('are told apart by what a person notices', () => {
    const notices = faults.map(({ notice }) => notice);
    expect(notices.filter((notice, place) => notices.indexOf(notice) !== place)).toEqual([]);
  });

  it('are many, of screens, words, actors, server and contract, and few may live', () => {
    const folders = new Set(faults.map(({ file }) => file.split('/').slice(0, 2).join('/')));
    expect(faults.length).toBeGreaterThanOrEqual(LEAST);
    expect([...folders]).toEqual(
      expect.arrayContaining(['messages/en.json', 'server/features', 'src/actors', 'src/screens', 'contract/chat.ts']),
    );
    expect(faults.filter(({ reason }) => reason !== undefined).length).toBeLessThanOrEqual(MAY_LIVE * faults.length);
  });
});
