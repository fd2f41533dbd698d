import { describe, expect, it } from 'vitest';
import { CHARACTER_LIMITS } from '#contract/characterDraft.ts';
import {
  accessoryToggled,
  greetingAdded,
  greetingChanged,
  greetingRemoved,
  lookChosen,
  tagToggled,
  temperamentChosen,
  traitChosen,
} from '#machines/characterDraft/draftChanges.ts';
import { blankValues } from '#machines/characterDraft/draftValues.ts';

const { appearance } = blankValues;
const wearing = (accessories: typeof appearance.accessories) => ({
  ...blankValues,
  appearance: { ...appearance, accessories },
});

describe('what choices change of a draft', () => {
  it('takes a look as a whole', () => {
    expect(lookChosen({ lookId: 'look-1', appearance })).toEqual({ lookId: 'look-1', appearance });
  });

  it('makes a look one of the person’s own by another trait', () => {
    expect(traitChosen({ ...blankValues, lookId: 'look-1' }, 'hairColor', 'copper')).toEqual({
      lookId: null,
      appearance: { ...appearance, hairColor: 'copper' },
    });
  });

  it('changes nothing by a value that nobody knows', () => {
    expect(traitChosen(blankValues, 'hairColor', 'glowing')).toEqual({});
  });

  it('puts an accessory on and off again', () => {
    expect(accessoryToggled(blankValues, 'glasses').appearance?.accessories).toEqual(['glasses']);
    expect(accessoryToggled(wearing(['glasses', 'scarf']), 'glasses').appearance?.accessories).toEqual(['scarf']);
  });

  it('puts no sixth accessory on', () => {
    expect(accessoryToggled(wearing(['glasses', 'scarf', 'studs', 'flower', 'scar']), 'beret')).toEqual({});
  });

  it('writes a personality for a temperament where there is none of the person’s own', () => {
    const gentle = { ...blankValues, ...temperamentChosen(blankValues, 'gentle', 'Kind.') };
    expect(gentle).toEqual({ ...blankValues, temperament: 'gentle', personality: 'Kind.', suggestion: 'Kind.' });
    expect(temperamentChosen(gentle, 'bold', 'Direct.')).toEqual({
      temperament: 'bold',
      personality: 'Direct.',
      suggestion: 'Direct.',
    });
  });

  it('leaves the person’s own words', () => {
    expect(temperamentChosen({ ...blankValues, personality: 'Mine.' }, 'bold', 'Direct.')).toEqual({
      temperament: 'bold',
      personality: 'Mine.',
      suggestion: 'Direct.',
    });
  });

  it('adds a tag once, without spaces around it, and takes it away', () => {
    expect(tagToggled(blankValues, '  cosy ')).toEqual({ tags: ['cosy'] });
    expect(tagToggled({ ...blankValues, tags: ['cosy', 'witty'] }, 'cosy')).toEqual({ tags: ['witty'] });
  });

  it('adds the longest tag that there may be', () => {
    const tag = 'a'.repeat(CHARACTER_LIMITS.tag);
    expect(tagToggled(blankValues, tag)).toEqual({ tags: [tag] });
  });

  it.each([
    ['an empty tag', [], '  '],
    ['a tag that is too long', [], 'a'.repeat(CHARACTER_LIMITS.tag + 1)],
    ['one tag too many', Array.from({ length: CHARACTER_LIMITS.tags }, (_, index) => `tag ${index}`), 'cosy'],
  ])('adds no %s', (_, tags, tag) => {
    expect(tagToggled({ ...blankValues, tags }, tag)).toEqual({});
  });

  it('adds, changes and removes other first messages', () => {
    const two = { ...blankValues, alternateGreetings: ['Hello', 'Hi'] };
    expect(greetingAdded(two)).toEqual({ alternateGreetings: ['Hello', 'Hi', ''] });
    expect(greetingChanged(two, 1, 'Hey')).toEqual({ alternateGreetings: ['Hello', 'Hey'] });
    expect(greetingRemoved(two, 0)).toEqual({ alternateGreetings: ['Hi'] });
  });

  it('adds no first message too many', () => {
    const full = Array.from({ length: CHARACTER_LIMITS.alternateGreetings }, () => 'Hello');
    expect(greetingAdded({ ...blankValues, alternateGreetings: full })).toEqual({});
  });
});
