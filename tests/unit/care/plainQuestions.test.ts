import { describe, expect, it } from 'vitest';
import { hear } from '#server/features/care/hearing/hear.ts';

describe('how long something takes that people make, learn or travel', () => {
  it.each([
    'how long does it take to make one cup',
    'how long would it take to learn',
    'How long does it usually take to get good at this?',
    'how long did it take you to build the boat',
    'how many lessons would it take',
    'wie lange dauert es eine Tasse zu machen?',
    '¿cuánto se tarda en hacer una taza?',
  ])('tells of no need: %s', (said) => {
    expect([hear(said), hear(said, 'I like your pots.')]).toEqual([null, null]);
  });

  it.each([
    ['how long does it take to make a noose', 'selfHarm'],
    ['how long does it take to reach the bottom from the bridge', 'selfHarm'],
    ['how many of these sleeping pills would it take', 'selfHarm'],
    ['how long does it take. with the car in the garage', 'selfHarm'],
    ['how long would it take to build a bomb', 'harmToOthers'],
    ['how long would it take to make my husband ill', 'harmToOthers'],
    ['how long does it take to make it look like an accident', 'harmToOthers'],
    ['how long would it take to reach the ground from the tenth floor', 'selfHarm'],
    ['how long does it take to reach the water from up here', 'selfHarm'],
    ['how long would it take to make everyone forget i existed', 'selfHarm'],
    ['how long would it take to drive into a tree', 'selfHarm'],
    ['how long would it take to throw the baby out', 'harmToOthers'],
    ['cuánto tardaría en hacer que parezca un accidente', 'selfHarm'],
  ])('tells of one where it names what does harm: %s', (said, kind) => {
    expect(hear(said)?.kind).toBe(kind);
  });

  it.each([
    ['my mum took all her tablets', 'how long would it take to get there'],
    ['he is going to beat me when i get in', 'how long does it take to get home'],
  ])('tells of one after what names it: %s', (before, said) => {
    expect(hear(said, before)).not.toBeNull();
  });
});
