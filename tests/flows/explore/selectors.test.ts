import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type ExploreContext, exploreMachine } from '#machines/explore/exploreMachine.ts';
import {
  type ExploreSnapshot,
  hasChoosingFailed,
  hasLoadFailed,
  hasMoreFailed,
  inFullRows,
  isChoosing,
  isEmpty,
  isFiltered,
  isGoingOn,
  isLoading,
  isLoadingMore,
  isSearching,
  isSettled,
} from '#machines/explore/exploreSelectors.ts';
import { calm, character, everybody, sea } from './model.ts';

type Value = ExploreSnapshot['value'];

const { context: nothing } = createActor(exploreMachine, { input: { filter: everybody } }).getSnapshot();
const listed = { ...nothing, characters: [character(1)] };
const at = (list: Value['list'], context: ExploreContext = listed, field: Value['field'] = 'resting') =>
  exploreMachine.resolveState({ value: { field, list }, context });

/** The names of everything that holds. */
const told = (snapshot: ExploreSnapshot): string[] =>
  Object.entries({
    isLoading,
    hasLoadFailed,
    isLoadingMore,
    isChoosing,
    hasMoreFailed,
    hasChoosingFailed,
    isEmpty,
    isSettled,
    isSearching,
  })
    .filter(([, holds]) => holds(snapshot))
    .map(([name]) => name);

describe('exploreSelectors', () => {
  it.each<[list: Value['list'], told: string[]]>([
    ['loading', ['isLoading']],
    ['failed', ['hasLoadFailed']],
    [{ ready: 'idle' }, ['isSettled']],
    [{ ready: 'loadingMore' }, ['isLoadingMore']],
    [{ ready: 'moreFailed' }, ['hasMoreFailed']],
    [{ ready: 'choosing' }, ['isChoosing']],
    [{ ready: 'choosingFailed' }, ['hasChoosingFailed']],
  ])('tell what becomes of the list while it is %j', (list, expected) => {
    expect(told(at(list))).toEqual(expected);
  });

  it('tell that nobody is like that only once everybody was looked through', () => {
    expect([at({ ready: 'idle' }, nothing), at({ ready: 'choosing' }, nothing)].map(told)).toEqual([
      ['isEmpty', 'isSettled'],
      ['isChoosing'],
    ]);
  });

  it('tell that somebody is searched for while one types, and until the list is that of the words', () => {
    const found = { ...listed, filter: sea };
    expect(
      [
        at({ ready: 'idle' }, listed, 'typing'),
        at({ ready: 'choosing' }, found),
        at({ ready: 'idle' }, found),
        at({ ready: 'choosing' }, { ...listed, filter: calm }),
      ].map(isSearching),
    ).toEqual([true, true, false, false]);
  });

  it('tell whether there is something to clear: words, a tag or where characters come from, but no order', () => {
    const filters = [sea, calm, { ...everybody, origin: 'pgc' }, everybody, { ...everybody, sort: 'new' }] as const;
    expect(filters.map((filter) => isFiltered(at({ ready: 'idle' }, { ...listed, filter })))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('who stands in rows', () => {
  const people = [1, 2, 3, 4, 5, 6, 7].map(character);

  it('are as many as fill them, or all where they are less than one', () => {
    expect([2, 3, 4, 5, 7, 8].map((columns) => inFullRows(people, columns).length)).toEqual([6, 6, 4, 5, 7, 7]);
  });

  it('are followed by others while there are some, unless these could not be had', () => {
    const more = { ...listed, nextCursor: 'second' };
    expect([
      isGoingOn(at({ ready: 'idle' }, more)),
      isGoingOn(at({ ready: 'loadingMore' }, more)),
      isGoingOn(at({ ready: 'moreFailed' }, more)),
      isGoingOn(at({ ready: 'idle' })),
    ]).toEqual([true, true, false, false]);
  });
});
