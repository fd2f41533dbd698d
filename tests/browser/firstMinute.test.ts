import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { ConversationPage } from './support/conversationPage.ts';
import { ANSWERED } from './support/meeting.ts';
import { originOf } from './support/member.ts';
import { test } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId, name } = character;
const LINE = 'Is this seat free?';

/** What a person has to do: each field that is filled, with Enter where it is the last of its form, and each press, is one. */
class Inputs {
  #count = 0;

  async fill(field: Locator, words: string): Promise<void> {
    this.#count += 1;
    await field.fill(words);
  }

  async enter(field: Locator, words: string): Promise<void> {
    await this.fill(field, words);
    await field.press('Enter');
  }

  /** How many there were since it was asked last. */
  take(): number {
    const count = this.#count;
    this.#count = 0;
    return count;
  }
}

test('[CHAR-05] [AUTH-04] [CHAT-02] the first answer takes one input without an account, and six with one, where the conversation goes on', async ({
  page,
}) => {
  const inputs = new Inputs();
  const field = page.getByRole('main').getByRole('textbox');
  const said = page.getByRole('log').getByRole('article');
  await page.goto(paths.meeting(characterId));
  for (const [place, words] of ANSWERED.entries()) {
    await inputs.enter(field, words);
    await expect(said).toHaveCount(2 * place + 2);
    await expect(said.last()).toHaveAttribute('data-status', 'done');
    expect(inputs.take()).toBe(1);
  }

  await inputs.enter(field, LINE);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(text.auth_sign_up_title);
  for (const words of [name, `“${LINE}”`, text.auth_step.replace('{step}', '1').replace('{steps}', '4')])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  const email = `${randomUUID()}@example.org`;
  await inputs.fill(dialog.getByLabel(text.auth_email), email);
  await inputs.enter(dialog.getByLabel(text.auth_password, { exact: true }), 'correct horse');
  await expect(dialog).toHaveAccessibleName(text.auth_confirm_title);
  await page.reload();
  await expect(dialog).toHaveAccessibleName(text.auth_confirm_title);
  await inputs.fill(dialog.getByLabel(text.auth_code), await new Visitor(originOf()).digitsFor(email));
  await expect(dialog).toHaveAccessibleName(text.setup_profile_title);
  await inputs.enter(dialog.getByLabel(text.setup_name, { exact: true }), 'Ada');
  await expect(dialog).toHaveAccessibleName(text.setup_age_title);
  await inputs.enter(dialog.getByLabel(text.setup_age, { exact: true }), '36');
  await expect(dialog).toHaveCount(0);
  // Until then what was said stands where they met, and is kept nowhere.
  await expect(page).toHaveURL(new RegExp(`/ai-girlfriend/(?:chat/)?${characterId}$`));
  const messages = page.getByRole('article');
  await expect(messages.filter({ hasText: LINE })).toHaveCount(1);
  await expect(messages.last()).toHaveAttribute('data-status', 'done');
  expect(inputs.take()).toBe(6);
  const history = await new ConversationPage(page, originOf()).history();
  const ofAnswers = ['companion', expect.any(String), 'done', 1];
  const ofLines = [...ANSWERED, LINE].flatMap((line) => [['user', line, 'done', 1], ofAnswers]);
  expect(history).toEqual([ofAnswers, ...ofLines]);
});
