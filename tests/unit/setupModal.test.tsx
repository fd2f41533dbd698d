import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { setup } from '#src/dev/actors.ts';
import SetupModal from '#src/screens/setup/SetupModal.tsx';

/** What stands in an element: the words alone, one after the other. */
const wordsOf = (state: Parameters<typeof setup>[0]): string[] =>
  renderToStaticMarkup(createElement(SetupModal, { setup: setup(state) }))
    .split(/<[^>]*>/)
    .map((words) => words.replaceAll('&#x27;', "'").trim())
    .filter((words) => words !== '');

describe('what setup asks', () => {
  it.each([
    [{ nameAndPronoun: 'editing' }, ['What should we call you?', 'Your companions will use this to talk to you.']],
    [
      { ageSelection: 'editing' },
      ['How old are you?', 'Liora is for adults: 18 and over. So we ask everyone; companions are not told.'],
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
        'With the age you entered, this account can’t chat with companions, and that can’t be changed anymore. Take good care.',
      ],
    ],
  ] as const)('is said in its own words: %o', (state, words) => {
    expect(wordsOf(state).slice(0, 2)).toEqual(words);
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
