import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { ANSWERED } from './meeting.ts';

/** What is said once those lines are answered for which no account is needed. */
export const LINE = 'Is this seat free?';

/** Milliseconds that an answer may take on a machine that does much else. */
const ANSWER_MS = 60_000;

/** What a person has to do: each field that is filled, with Enter where it is the last of its form, and each press, is one. */
export class Inputs {
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

const lineField = (page: Page): Locator => page.getByRole('main').getByRole('textbox');
const dialogOf = (page: Page): Locator => page.getByRole('dialog');

export const openMeeting = (page: Page, origin: string, characterId: string) =>
  page.goto(origin + paths.meeting(characterId));

/** Says a line as a stranger, and waits for the whole answer; `place` counts the lines from 0. */
export const sayAsStranger = async (page: Page, inputs: Inputs, place: number): Promise<void> => {
  const said = page.getByRole('log').getByRole('article');
  await inputs.enter(lineField(page), ANSWERED[place] ?? LINE);
  await expect(said).toHaveCount(2 * place + 2);
  await expect(said.last()).toHaveAttribute('data-status', 'done', { timeout: ANSWER_MS });
};

/** Says the line that asks for an account. */
export const sayOneMore = async (page: Page, inputs: Inputs): Promise<void> => {
  await inputs.enter(lineField(page), LINE);
  await expect(dialogOf(page)).toHaveAccessibleName(text.auth_sign_up_title);
};

/** Makes the account, and waits until the line that asked for it is answered. `onCodeAsked` is what happens while the code is awaited. */
export const signUpAndBeAnswered = async (
  page: Page,
  origin: string,
  inputs: Inputs,
  onCodeAsked: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const dialog = dialogOf(page);
  const email = `${randomUUID()}@example.org`;
  await inputs.fill(dialog.getByLabel(text.auth_email), email);
  await inputs.enter(dialog.getByLabel(text.auth_password, { exact: true }), 'correct horse');
  await expect(dialog).toHaveAccessibleName(text.auth_confirm_title);
  await onCodeAsked();
  await inputs.fill(dialog.getByLabel(text.auth_code), await new Visitor(origin).digitsFor(email));
  await expect(dialog).toHaveAccessibleName(text.setup_profile_title);
  await inputs.enter(dialog.getByLabel(text.setup_name, { exact: true }), 'Ada');
  await expect(dialog).toHaveAccessibleName(text.setup_age_title);
  await inputs.enter(dialog.getByLabel(text.setup_age, { exact: true }), '36');
  await expect(dialog).toHaveCount(0);
  const messages = page.getByRole('article');
  // The greeting, and each line with its answer.
  await expect(messages).toHaveCount(2 * (ANSWERED.length + 1) + 1);
  await expect(messages.filter({ hasText: LINE })).toHaveCount(1);
  await expect(messages.last()).toHaveAttribute('data-status', 'done', { timeout: ANSWER_MS });
};
