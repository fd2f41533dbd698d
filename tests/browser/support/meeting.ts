import { expect, type Page } from '@playwright/test';

/** What a stranger says first, and gets answers to. */
export const ANSWERED = ['Good evening.', 'What a night.'] as const;

/** Says a line to whom one meets. */
export const sayLine = async (page: Page, line: string): Promise<void> => {
  const field = page.getByRole('main').getByRole('textbox');
  await field.fill(line);
  await field.press('Enter');
};

/** Says the two lines that are answered without an account, then `line`, which takes one. */
export const sayThird = async (page: Page, line: string): Promise<void> => {
  const said = page.getByRole('log').getByRole('article');
  for (const [place, words] of ANSWERED.entries()) {
    await sayLine(page, words);
    await expect(said).toHaveCount(2 * place + 2);
    await expect(said.last()).toHaveAttribute('data-status', 'done');
  }
  await sayLine(page, line);
};
