import { expect } from '@playwright/test';
import { FIND_A_HELP_LINE } from '#contract/care.ts';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { test } from './support/test.ts';

test('[M-12] how Liora takes care is one link away from the first page and from what Liora is', async ({ page }) => {
  const main = page.getByRole('main');
  for (const path of [paths.home(), paths.about()]) {
    await page.goto(path);
    await main.getByRole('link', { name: text.safety_title, exact: true }).click();
    await expect(page).toHaveURL(paths.safety());
    await expect(main.getByRole('heading')).toHaveText([
      text.safety_title,
      text.safety_for_title,
      text.safety_in_need_title,
      text.safety_adults_title,
      text.safety_reports_title,
      text.safety_help_title,
      text.safety_counts_title,
    ]);
    // Other tests may have told the same server of a need.
    await expect(main.getByText(text.safety_counts_none, { exact: true }).or(main.getByRole('table'))).toBeVisible();
    await expect(main.getByRole('link', { name: text.safety_help_link, exact: true })).toHaveAttribute(
      'href',
      FIND_A_HELP_LINE,
    );
  }
});
