import { expect } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

test('[ROUTE-21] an unknown address answers 404 and is named', async ({ page }) => {
  await page.goto('/no/%3Cb%3Esuch%3C%2Fb%3E?page=1');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(main).toHaveAttribute('data-status', '404');
  await expect(main.getByText('Page not found: /no/%3Cb%3Esuch%3C%2Fb%3E', { exact: true })).toBeVisible();
});

test('[ROUTE-21] an unknown address has a bar that leads home', async ({ page }) => {
  await page.goto('/nowhere');
  await page.getByRole('banner').getByRole('link', { name: text.nav_home, exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(text.home_title);
  await expect(page).toHaveURL('/');
});

test('[ROUTE-22] a screen that breaks shows the error screen, of status 500, which leads on', async ({ page }) => {
  await page.route('**/assets/AboutRoute-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Component = () => { throw new Error("broken"); };',
    }),
  );
  await page.goto(paths.about());
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(main.getByText(text.error_text, { exact: true })).toBeVisible();
  await expect(main).toHaveAttribute('data-status', '500');
  await main.getByRole('link', { name: 'Go Home', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(text.home_title);
  await expect(page).toHaveURL('/');
});

test('[ROUTE-16] the keyboard goes on in the screen that was entered', async ({ page }) => {
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Go Home', exact: true }).press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(text.home_title);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('404');
  await expect(page.getByRole('main')).toBeFocused();
});

testInTurn('[ROUTE-04] an address of a conversation that names nobody says so', async ({ page }) => {
  await signInAsMember(page.context());
  await page.goto(paths.conversation('9999'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: text.profile_missing_title, exact: true })).toBeVisible();
  await expect(main.getByText(text.profile_missing_text, { exact: true })).toBeVisible();
});

testInTurn('on a phone an address of a conversation that names nobody leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsMember(page.context());
  await page.goto(paths.conversation('9999'));
  await page.getByRole('link', { name: text.action_back, exact: true }).click();
  await expect(page).toHaveURL(paths.conversations());
});
