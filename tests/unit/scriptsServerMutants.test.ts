import { describe, expect, it } from 'vitest';
import { createCourse } from '../../scripts/mutants/serverCourse.ts';
import { type Seen, START, type Trial } from '../../scripts/mutants/serverTrials.ts';

const test = (name: string, milliseconds: number, met: number[], isRepeatable = true): Seen['tests'][number] => ({
  name,
  milliseconds,
  met,
  isRepeatable,
});
const seen = (file: string, tests: Seen['tests'], once: number[] = []): Seen => ({ file, tests, once, asked: 40 });
const trial = (id: number, file: string, name: string, end: Trial['end']): Trial => ({ id, file, test: name, end });

describe('[N-12] what a mutant of the server is tried against', () => {
  it('is tests of each file in turn, so many at least, and more while they take no longer than that together', () => {
    const course = createCourse(
      [1, 2],
      [
        seen('one.test.ts', [test('slow', 300, [1]), test('quick', 10, [1]), test('quicker', 5, [1])]),
        seen('other.test.ts', [test('only', 200, [1]), test('slowest', 20_000, [1]), test('elsewhere', 1, [3])]),
      ],
    );
    const triedWithin = (least: number, milliseconds: number) => course.round({ least, milliseconds });
    const trials = (one: readonly string[], other: readonly string[]) => ({
      kind: 'try',
      isFresh: false,
      trials: {
        'one.test.ts': Object.fromEntries(one.map((name) => [name, [1]])),
        ...(other.length > 0 && { 'other.test.ts': Object.fromEntries(other.map((name) => [name, [1]])) }),
      },
    });
    expect([triedWithin(1, 0), triedWithin(2, 0), triedWithin(1, 15), triedWithin(3, 1000)]).toEqual([
      trials(['quicker'], []),
      trials(['quicker'], ['only']),
      trials(['quicker', 'quick'], []),
      trials(['quicker', 'quick', 'slow'], ['only']),
    ]);
  });

  it('is no test twice, and none once it is killed', () => {
    const file = 'one.test.ts';
    const course = createCourse([1, 2], [seen(file, [test('a', 1, [1, 2]), test('b', 2, [1])])]);
    course.learn([trial(1, file, 'a', 'lived'), trial(2, file, 'a', 'killed')], 'shared');
    expect(course.round({ least: 9, milliseconds: 0 })).toEqual({
      kind: 'try',
      isFresh: false,
      trials: { [file]: { b: [1] } },
    });
    expect([course.endOf(1), course.endOf(2), course.killerOf(2)]).toEqual(['alive', 'killed', 'a']);
  });

  it('is test files from their start on where it runs once a process, one mutant a file at once, until it is killed', () => {
    const quick = seen('quick.test.ts', [test('a', 1, [])], [1, 2]);
    const slow = seen('slow.test.ts', [test('b', 9, []), test('c', 9, [])], [1, 2]);
    const course = createCourse([1, 2, 3], [slow, quick]);
    const inQuick = (id: number) => ({ 'quick.test.ts': { id, tests: ['a'], asked: 40 } });
    const inSlow = (id: number) => ({ 'slow.test.ts': { id, tests: ['b', 'c'], asked: 40 } });
    expect(course.starts()).toEqual({ kind: 'start', mutants: inQuick(1) });
    course.learn([trial(1, 'quick.test.ts', START, 'lived')], 'start');
    expect(course.starts()).toEqual({ kind: 'start', mutants: { ...inSlow(1), ...inQuick(2) } });
    course.learn([trial(1, 'slow.test.ts', 'b', 'lived'), trial(2, 'quick.test.ts', START, 'killed')], 'start');
    expect(course.starts()).toEqual({ kind: 'start', mutants: {} });
    expect([1, 2, 3].map(course.endOf)).toEqual(['alive', 'killed', 'unmet']);
  });

  it('is said to have ended the process where nothing came of a trial that had begun', () => {
    const begun = [trial(1, 'one.test.ts', 'a', 'begun'), trial(2, 'one.test.ts', 'a', 'begun')];
    expect(createCourse([1, 2], []).broken([...begun, trial(1, 'one.test.ts', 'a', 'lived')])).toEqual([2]);
  });
});
