import { expect } from '@playwright/test';
import { Visitor } from '#tests/server/support/visitor.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { COUNTRIES } from '#contract/country.ts';
import { paths } from '#src/addresses/paths.ts';
import english from '../../messages/en.json' with { type: 'json' };
import german from '../../messages/de.json' with { type: 'json' };
import { originOf, signInAs, signInAsMember } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId, name } = character;

const valueOf = (template: string, country: string): string => template.replace('{country}', country);

test.use({ viewport: { width: 390, height: 844 } });

test('[M-12] where somebody lives is chosen in the settings, and help lines come from there', async ({ page }) => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  await signInAs(page.context(), visitor);
  await page.goto('/settings');
  const row = page.getByRole('region', { name: english.settings_country, exact: true });
  const value = row.getByRole('paragraph').first();
  const change = row.getByRole('button', { name: english.settings_change });
  const choice = row.getByRole('combobox', { name: english.settings_country_field });
  await expect(value).toHaveText(valueOf(english.settings_country_value, english.settings_country_from_browser));
  await change.press('Enter');
  await expect(choice).toBeFocused();
  await expect(choice).toHaveValue('');
  await choice.selectOption({ label: 'Australia' });
  await row.getByRole('button', { name: english.settings_save }).click();
  await expect(page.getByText(english.settings_country_saved)).toBeVisible();
  await page.reload();
  await expect(value).toHaveText(valueOf(english.settings_country_value, 'Australia'));
  await change.click();
  await expect(choice).toHaveValue('AU');
  await page.goto(paths.conversationAlone(characterId));
  await page
    .getByRole('textbox', { name: english.chat_placeholder.replace('{name}', name), exact: true })
    .fill('I took all my pills');
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('region', { name: english.help_label })
      .getByRole('link', { name: english.help_emergency.replace('{number}', '000') }),
  ).toHaveAttribute('href', 'tel:000');
});

test.describe('in German', () => {
  test.use({ locale: 'de-AT' });

  testInTurn('[M-12] the countries have their German names, in German order', async ({ page }) => {
    await signInAsMember(page.context());
    await page.goto('/settings');
    const row = page.getByRole('region', { name: german.settings_country, exact: true });
    await row.getByRole('button', { name: german.settings_change }).click();
    const [first, ...names] = await row.getByRole('option').allTextContents();
    expect(first).toBe(german.settings_country_browser);
    expect(names.length).toBe(COUNTRIES.length);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect(names[names.indexOf('Oman') + 1]).toBe('Österreich');
  });
});
