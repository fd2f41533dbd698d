import { expect, it } from 'vitest';
import { choiceOf, chosen } from '#server/features/conversation/pictureChoice.ts';

it('[N-38] what was agreed to holds until a picture has become dearer', () => {
  const always = chosen('always', 10);
  expect([9, 10, 11].map((cost) => choiceOf(always, cost))).toEqual(['always', 'always', 'ask']);
});

it.each(['ask', 'never'] as const)('[N-38] %s holds at any price', (choice) => {
  expect(choiceOf(chosen(choice, 10), 11)).toBe(choice);
});
