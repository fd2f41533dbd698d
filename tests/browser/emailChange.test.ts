import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { Visitor } from '#tests/server/support/visitor.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { originOf, signInAs } from './support/member.ts';
import { test } from './support/test.ts';

const PASSWORD = 'correct horse';
const visit = () => new Visitor(originOf());
const linkFor = async (email: string): Promise<string> => `${paths.emailChange()}?code=${await visit().codeFor(email)}`;
const row = (page: Page) => page.getByRole('region', { name: text.settings_email, exact: true });
const valueOf = (page: Page) => row(page).getByRole('paragraph').first();
const button = (page: Page, name: string) => row(page).getByRole('button', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const waitingText = (email: string, newEmail: string): string =>
  text.settings_email_waiting.replace('{email}', email).replace('{newEmail}', newEmail);

test.use({ viewport: { width: 390, height: 844 } });

test('[AUTH-18] another e-mail is asked for in the settings, and is there once both addresses have confirmed it', async ({
  page,
  context,
}) => {
  const visitor = visit();
  const email = await visitor.join(undefined, PASSWORD);
  const next = `${randomUUID()}@example.org`;
  await signInAs(context, visitor);
  await page.goto(paths.settings());
  await expect(valueOf(page)).toHaveText(email);
  await button(page, text.settings_change).click();
  await row(page).getByRole('textbox', { name: text.settings_new_email }).fill(email);
  await row(page).getByRole('textbox', { name: text.settings_old_password }).fill(PASSWORD);
  await button(page, text.settings_email_submit).click();
  await expect(row(page).getByText(text.field_email_unchanged)).toBeVisible();
  await row(page).getByRole('textbox', { name: text.settings_new_email }).fill(next);
  await button(page, text.settings_email_submit).click();
  await expect(page.getByText(text.settings_email_asked)).toBeVisible();
  await expect(valueOf(page)).toHaveText(waitingText(email, next));

  const mails = await context.newPage();
  await mails.goto(await linkFor(next));
  await press(mails, text.email_change_confirm);
  await expect(heading(mails)).toHaveText(text.email_change_confirmed_title);
  await page.reload();
  await expect(valueOf(page)).toHaveText(waitingText(email, next));
  await button(page, text.settings_change).click();
  await button(page, text.settings_email_resend).click();
  await expect(page.getByText(text.settings_email_asked)).toBeVisible();

  await mails.goto(await linkFor(email));
  await press(mails, text.email_change_confirm);
  await expect(heading(mails)).toHaveText(text.email_change_changed_title);
  // This tab is told.
  await expect(valueOf(page)).toHaveText(next);
  expect(await visit().signIn(email, PASSWORD)).toMatchObject({ errNo: 2001 });
  expect(await visit().signIn(next, PASSWORD)).toMatchObject({ errNo: 0 });
});

test('[AUTH-18] whoever holds the old address calls the change off by its mail, and so does the owner in the settings', async ({
  page,
  context,
}) => {
  const visitor = visit();
  const email = await visitor.join(undefined, PASSWORD);
  const ask = async (next: string) => {
    await button(page, text.settings_change).click();
    await row(page).getByRole('textbox', { name: text.settings_new_email }).fill(next);
    await row(page).getByRole('textbox', { name: text.settings_old_password }).fill(PASSWORD);
    await button(page, text.settings_email_submit).click();
    await expect(valueOf(page)).toHaveText(waitingText(email, next));
  };
  await signInAs(context, visitor);
  await page.goto(paths.settings());
  await ask(`${randomUUID()}@example.org`);
  await button(page, text.settings_change).click();
  await button(page, text.settings_email_keep).click();
  await expect(page.getByText(text.settings_email_kept)).toBeVisible();
  await expect(valueOf(page)).toHaveText(email);

  const next = `${randomUUID()}@example.org`;
  await ask(next);
  const newLink = await linkFor(next);
  const mails = await context.newPage();
  await mails.goto(await linkFor(email));
  await press(mails, text.email_change_old_decline);
  await expect(heading(mails)).toHaveText(text.email_change_declined_title);
  await expect(valueOf(page)).toHaveText(email);
  await mails.goto(newLink);
  await expect(heading(mails)).toHaveText(text.reset_broken_title);
});
