import { describe, expect, it } from 'vitest';
import { hear } from '#server/features/care/hearing/hear.ts';

describe('a need in a few words', () => {
  it.each([
    ['took 40 paracetamol', 'injury'],
    ['swallowed a whole bottle of tylenol', 'injury'],
    ['had a whole box of paracetamol', 'injury'],
    ['popped 12 xanax', 'injury'],
    ['he tomado 20 ibuprofenos', 'injury'],
    ['suicidal', 'selfHarm'],
    ['end my life', 'selfHarm'],
    ['kill me', 'selfHarm'],
    ['purged again', 'eating'],
  ])('%s: %s', (said, kind) => {
    expect(hear(said)?.kind).toBe(kind);
  });

  it.each([
    'took 40 steps',
    'took 20mg ibuprofen',
    'took 10 vitamins',
    'took 40 tablets to the pharmacy',
    'took 12 paracetamol to the neighbour',
    'had a whole pack of aspirin in my bag',
    'had a full box of pastries',
    'drank a full glass with my tablet',
    'end my life story',
    'he is suicidal in the film',
    'she knocked me out with that dress',
    'I stabbed myself with a fork lol',
  ])('not: %s', (said) => {
    expect(hear(said)).toBeNull();
  });
});
