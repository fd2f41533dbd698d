import { expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { originOf, signInAs } from './member.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
export const { characterId } = character;
export const PASSWORD = 'correct horse';

export const newMember = async (origin = originOf()): Promise<{ visitor: Visitor; email: string }> => {
  const visitor = new Visitor(origin);
  return { visitor, email: await visitor.join() };
};
export const signInAsNewMember = async (page: Page): Promise<void> => {
  const { visitor } = await newMember();
  await signInAs(page.context(), visitor);
};

export const dialog = (page: Page) => page.getByRole('dialog');
export const balance = (page: Page, tokens: string) =>
  page.getByRole('banner').getByRole('link', { name: text.nav_tokens.replace('{tokens}', tokens) });
export const chooseSmall = (page: Page) => page.getByRole('button', { name: /^Buy 200 tokens.*\$4\.99/ }).click();
/** What the payment page offers. */
export const act = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
export const atCheckout = (page: Page) => expect(page).toHaveURL(/\/dev\/checkout\/cs_/);
