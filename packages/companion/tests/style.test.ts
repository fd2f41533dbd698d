import { describe, expect, it } from 'vitest';
import { contracted } from '../style.ts';

describe('short forms', () => {
  it.each([
    ['I do not know, and it is no secret.', "I don't know, and it's no secret."],
    ['You have not told me. I am sure you will.', "You haven't told me. I'm sure you will."],
    ['What happens if you do not?', "What happens if you don't?"],
    ['I am {char}. How is {pet} today?', "I'm {char}. How's {pet} today?"],
    ['{act} I am glad. We would have stayed.', "{act} I'm glad. We'd have stayed."],
    ['It has been read, and they have kept it.', "It's been read, and they've kept it."],
    ['Yes, let us. Let us begin.', "Yes, let's. Let's begin."],
  ])('are said: %s', (line, spoken) => {
    expect(contracted(line)).toBe(spoken);
  });

  it.each([
    'What is it that gets you?',
    'Most of it is talk, and this is where you are.',
    'I would if I could, and I am, in part.',
    'I have a clock. You have need of one.',
    'So am I, and so is she.',
    '{You that you are leaving}?',
  ])('are left where they would sound wrong: %s', (line) => {
    expect(contracted(line)).toBe(line);
  });
});
