import { describe, expect, it } from 'vitest';
import { describedOf, hasErrors, requestOf, shownErrors } from '#machines/characterDraft/draftChecks.ts';
import { blankValues } from '#machines/characterDraft/draftValues.ts';
import { wholeValues } from './model.ts';
import { described, nameMissing, refusedName, wanted, wantedQuickly } from './steps.ts';

const padded = {
  name: ' Mira ',
  age: ' 25 ',
  tagline: ' Listens ',
  description: ' Keeps a lighthouse. ',
  personality: ' Calm. ',
  scenario: ' At sea. ',
  greeting: ' Oh, hello! ',
  alternateGreetings: [' Hi. ', ' '],
  exampleDialogue: ' {{user}}: Hello ',
};
const bare = {
  name: 'Mira',
  age: 25,
  tagline: 'Listens',
  description: 'Keeps a lighthouse.',
  personality: 'Calm.',
  scenario: 'At sea.',
  greeting: 'Oh, hello!',
  alternateGreetings: ['Hi.'],
  exampleDialogue: '{{user}}: Hello',
};

describe('what becomes of what was entered', () => {
  it('is sent without white space around it, and without greetings that were left empty', () => {
    const { request } = wanted;
    expect(requestOf({ ...wholeValues, ...padded }, 'guided')).toEqual({
      ...request,
      draft: { ...request.draft, ...bare },
    });
  });

  it.each(['1e3', '0x20', '', 'old', '25.5'])('is no age if it is “%s”', (age) => {
    expect(shownErrors({ ...wholeValues, age }, 'guided', ['looks'], [])).toEqual([
      { path: 'age', reason: 'notANumber' },
    ]);
  });

  it('is sent of the quick way as it was chosen there', () => {
    expect(requestOf(wholeValues, 'quick')).toEqual(wantedQuickly.request);
  });

  it('is what Liora goes by, but for what is empty or wrong, and what she has no use for', () => {
    expect(
      describedOf({
        ...blankValues,
        name: 'Mira',
        age: '25',
        voice: 'warm',
        tagline: ' ',
        scenario: 'x'.repeat(10_001),
      }),
    ).toEqual(described);
    expect(describedOf({ ...wholeValues, ...padded })).toEqual({
      ...bare,
      tags: [],
      appearance: wholeValues.appearance,
    });
  });
});

describe('what is wrong with what was entered', () => {
  it('shows once at its field, before what the server refused of it', () => {
    const refused = [refusedName, { path: 'tags.0', reason: 'badCharacters' }];
    expect(shownErrors(blankValues, 'guided', ['looks'], refused)).toEqual([nameMissing, refused[1]]);
    expect(shownErrors(blankValues, 'guided', [], refused)).toEqual(refused);
  });

  it('stands in the step of its field, also where it is a part of it', () => {
    const paths = ['appearance.hairColor', 'tags.0', 'voice', 'tag', 'a.voice'];
    expect(
      paths.map((path) =>
        (['looks', 'personality', 'voice'] as const).filter((step) => hasErrors(step, [{ path, reason: 'wrong' }])),
      ),
    ).toEqual([['looks'], ['personality'], ['voice'], [], []]);
  });
});
