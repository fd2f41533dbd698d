import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { setup } from '#src/dev/actors.ts';
import SetupModal from '#src/screens/setup/SetupModal.tsx';

type State = Parameters<typeof setup>[0];

const drawn = (state: State): string => renderToStaticMarkup(createElement(SetupModal, { setup: setup(state) }));

/** What stands in an element: the words alone, one after the other. */
const wordsOf = (state: State): string[] =>
  drawn(state)
    .split(/<[^>]*>/)
    .map((words) => words.replaceAll('&#x27;', "'").trim())
    .filter((words) => words !== '');

describe('what setup asks', () => {
  it.each([
    [{ nameAndPronoun: 'editing' }, ['What should we call you?', 'Your companions will use this to talk to you.']],
    [
      { ageSelection: 'editing' },
      ['How old are you?', 'Liora is for adults (18 and over), so we ask everyone. Companions aren’t told.'],
    ],
    [
      { underAgeChangeAge: 'editing' },
      [
        'You can’t use Liora yet',
        'With the age you entered, this account can’t chat. If that was a mistake, you can correct it once.',
      ],
    ],
    [
      'underAge',
      [
        'Liora is for adults',
        'With the age you entered, this account can’t chat with companions, and this can no longer be changed. Take good care.',
      ],
    ],
  ] as const)('is said in its own words: %o', (state, words) => {
    expect(wordsOf(state).slice(0, 2)).toEqual(words);
  });

  it('fills three quarters of the bar at step 3 of 4, and nearly all of it at the last', () => {
    expect(drawn({ nameAndPronoun: 'editing' })).toMatch(/<progress [^>]*max="4" value="3"/u);
    expect(drawn({ ageSelection: 'editing' })).toMatch(/<progress [^>]*max="4" value="3\.8"/u);
  });

  it.each([
    [{ nameAndPronoun: 'editing' }, ['Step 3 of 4']],
    [{ ageSelection: 'editing' }, ['Step 4 of 4']],
    [{ underAgeChangeAge: 'editing' }, []],
    ['underAge', []],
  ] as const)('counts each question as a step of its own: %o', (state, steps) => {
    expect(wordsOf(state).filter((words) => words.startsWith('Step '))).toEqual(steps);
  });
});
