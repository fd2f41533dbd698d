import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { streams } from '#tests/server/support/openaiServer.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { answered, opening, said } from './support/conversationPage.ts';
import { test } from './support/heldSite.ts';

const THOUGHT = 'She greets me. I am to be brief.';

test('[N-16] what a model thinks is not shown, until the person wants it, and is folded then', async ({
  tab,
  site,
}) => {
  const { page } = tab;
  const newest = page.getByRole('article').last();
  const fold = newest.getByText(text.chat_reasoning, { exact: true });
  const thought = page.getByText(THOUGHT, { exact: true });
  site.provider.add(streams(`<think>${THOUGHT}</think>`, 'Good evening.'));
  await tab.say('Hello');
  await tab.shows(opening, said('Hello'), answered('Good evening.'));
  await expect(thought).toHaveCount(0);

  await page.goto(site.origin + paths.settings());
  const settings = page.getByRole('region', { name: text.settings_conversations, exact: true });
  await settings.getByRole('button', { name: text.settings_change }).click();
  await expect(settings.getByRole('radio', { name: text.settings_reasoning_off, exact: true })).toBeChecked();
  await settings.getByText(text.settings_reasoning_on, { exact: true }).click();
  await settings.getByRole('button', { name: text.settings_save, exact: true }).click();
  await expect(page.getByText(text.settings_conversations_saved, { exact: true })).toBeVisible();

  await tab.open();
  await expect(fold).toBeVisible();
  await expect(thought).toBeHidden();
  await fold.press('Enter');
  await expect(thought).toBeVisible();

  const held = site.holdNext();
  await tab.say('How are you?');
  await held.say(`<think>${THOUGHT}`);
  await expect(newest).toHaveAttribute('data-status', 'generating');
  await expect(newest).not.toContainText(THOUGHT);
  await held.end('</think>I am well.');
  await expect(newest).toHaveAttribute('data-status', 'done');
  await expect(newest.getByText('I am well.', { exact: true })).toBeVisible();
  await expect(fold).toBeVisible();
  await expect(newest.getByText(THOUGHT, { exact: true })).toBeHidden();
});
