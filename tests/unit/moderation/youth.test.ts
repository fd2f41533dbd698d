import { describe, expect, it } from 'vitest';
import { verdictOn } from '#server/features/care/rules/verdictOn.ts';
import { grown, grownTags, young, youngTags } from './youth.ts';

const judge = (text: string, field = 'description', name = 'Mia') =>
  verdictOn([
    { field: 'name', text: name },
    { field, text },
  ]);

describe('the rules on age in English', () => {
  it.each(young)('[CHAR-03] refuse: %s', (text) => {
    expect(judge(text)).toEqual({ field: 'description', refusal: 'underAge' });
  });

  it.each(grown)('[CHAR-03] allow: %s', (text) => {
    expect(judge(text)).toBeNull();
  });

  it.each(youngTags)('[CHAR-03] refuse the tag %s', (text) => {
    expect(judge(text, 'tags')).toEqual({ field: 'tags', refusal: 'underAge' });
  });

  it.each(grownTags)('[CHAR-03] allow the tag %s', (text) => {
    expect(judge(text, 'tags')).toBeNull();
  });

  it.each([
    ['Mia Sato', 'Mia is 16.'],
    ['Dr. Mia Sato', 'Mia is 16.'],
    ['Mia Sato', 'Sato is a schoolgirl.'],
    ['Little', 'She is a little girl.'],
    ['School', 'She is a school girl.'],
    ['16', 'She is 16 years old.'],
  ])('[CHAR-03] somebody called %s cannot be told of as: %s', (name, text) => {
    expect(judge(text, 'description', name)).toEqual({ field: 'description', refusal: 'underAge' });
  });
});
