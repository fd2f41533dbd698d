import { describe, expect, it } from 'vitest';
import { lossIn } from '../losses.ts';

describe('a loss', () => {
  it.each([
    ['a patient died', 'death', 'your patient'],
    ['One of my patients died tonight', 'death', undefined],
    ['my grandmother passed away', 'death', 'your grandmother'],
    ['My older brother was killed in an accident.', 'death', 'your older brother'],
    ['I lost my dad last year', 'death', 'your dad'],
    ['Hi. *cries* my cat died', 'death', 'your cat'],
    ['we had to put our dog down', 'death', 'your dog'],
    ['Anna died', 'death', 'Anna'],
    ['I had a miscarriage', 'death', undefined],
    ['Why did my mother have to go, she is dead', 'death', undefined],
    ['I was diagnosed with cancer', 'illness', undefined],
    ['my dad was diagnosed with dementia', 'illness', 'your dad'],
    ['my dog is very ill', 'illness', 'your dog'],
    ['My sister is in the hospital', 'illness', 'your sister'],
    ['my best friend had a stroke', 'illness', 'your best friend'],
    ['I lost my job', 'work', undefined],
    ["I've been laid off", 'work', undefined],
    ['they fired me', 'work', undefined],
    ['we broke up', 'parting', undefined],
    ['my girlfriend left me', 'parting', 'your girlfriend'],
    ['he dumped me', 'parting', undefined],
    ["I'm getting divorced", 'parting', undefined],
    ['our house burned down', 'home', undefined],
  ])('is heard: %s', (text, kind, whom) => {
    expect(lossIn(text)).toEqual({ kind, whom });
  });

  it.each([
    'My battery died',
    'my phone just died',
    'my favourite character died',
    'In the film a patient died',
    'Napoleon died in 1821',
    'who died in the war?',
    "I'm dying to see that film",
    'I could die laughing',
    "I'm sick of it",
    'my boss is sick of me',
    'I lost my keys',
    'the band broke up',
    'I work with patients',
    'my sister lives in Berlin',
    '',
  ])('is not heard where there is none: %s', (text) => {
    expect(lossIn(text)).toBeUndefined();
  });
});
