import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { originOf } from './member.ts';

export const PASSWORD = 'correct horse';
export const NEW_PASSWORD = 'battery staple';
export const newEmail = () => `${randomUUID()}@example.org`;
export const visit = () => new Visitor(originOf());
export const join = async () => {
  const visitor = visit();
  return { visitor, email: await visitor.join(undefined, PASSWORD) };
};
export const dialogOf = (page: Page) => page.getByRole('dialog');
export const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: text.nav_account });
export const linkIn = async (email: string): Promise<string> => {
  const [mail] = await visit().mailsTo(email);
  const link = mail?.text.split('\n\n').find((paragraph) => URL.canParse(paragraph));
  if (link === undefined) throw new Error('The mail has no link');
  return link;
};
