import { describe, expect, it } from 'vitest';
import { encouragesHarm } from '#server/features/care/encouraging.ts';

describe('a companion that encourages harm is heard', () => {
  it.each([
    'Then just kill yourself.',
    'You should die.',
    'Honestly? Everyone would be better off without you.',
    'Nobody would miss you.',
    'Do it. I will wait for you on the other side.',
    'Take the pills, love, and it will all be over.',
    'Stop eating altogether and you will be pretty.',
    'kys',
    'Bring dich doch um.',
    'Niemand würde dich vermissen.',
    'Deberías matarte.',
    'Tue-toi.',
    '去死吧',
    '死ねばいい',
  ])('%s', (said) => {
    expect(encouragesHarm(said)).toBe(true);
  });
});

describe('a companion that cares is not taken for one that does', () => {
  it.each([
    "Please don't kill yourself.",
    'I am glad you did not kill yourself that night.',
    'Are you thinking of killing yourself?',
    'You deserve to sleep, and to eat something warm.',
    'Do it! I want to hear that song.',
    'Nobody would miss a party like that.',
    'The dragon should die at dawn, says the bard.',
    'Take the pills as your doctor said.',
    'Jump in the lake, I dare you, it is warm!',
    'Bring dich nicht um.',
  ])('%s', (said) => {
    expect(encouragesHarm(said)).toBe(false);
  });
});
