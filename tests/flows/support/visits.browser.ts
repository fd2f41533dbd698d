import type { Page } from '@playwright/test';
import text from '../../../messages/en.json' with { type: 'json' };
import { ada } from '../session/model.ts';

/** Goes to a path as the browser's Back and Forward do, which reach what is below a modal. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens sign-in over the screen and submits it. */
export const submitSignIn = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: text.nav_sign_in, exact: true }).click();
  await dialog.getByLabel(text.auth_email).fill(ada.email);
  await dialog.getByRole('textbox', { name: text.auth_password }).fill('correct horse');
  await dialog.getByRole('button', { name: text.auth_sign_in, exact: true }).click();
};

/** The addresses at another site that the browser is sent to. There is nothing to show, so that it stays. */
export const visitsTo = async (page: Page, url: string): Promise<string[]> => {
  const visits: string[] = [];
  await page.route(url, async (route) => {
    await route.fulfill({ status: 204 });
    visits.push(route.request().url());
  });
  return visits;
};
