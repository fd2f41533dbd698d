import { expect, type Page } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { own } from '#tests/flows/ownCharacters/model.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { signInAsMember } from './support/member.ts';
import { standIn } from './support/ownCharacters.ts';
import { test } from './support/test.ts';

/** A voice, which headless browsers have none of: what it speaks, and how, stands in `data-spoken` of the root element until it is stopped. */
const standInVoice = () => {
  const root = () => document.documentElement;
  // An arrow function cannot be called with `new`.
  const Utterance = function (words: string) {
    return Object.assign(new EventTarget(), { text: words, rate: 1, pitch: 1 });
  };
  const voice = Object.assign(new EventTarget(), {
    getVoices: () => [{ name: 'Ada', lang: 'en-US', default: true, localService: true, voiceURI: 'ada' }],
    speak: (utterance: EventTarget & { text: string; rate: number; pitch: number }) => {
      root().dataset['spoken'] = `${utterance.text} ${utterance.rate < 1 ? 'slower' : 'as ever'}`;
      utterance.dispatchEvent(new Event('start'));
    },
    cancel: () => delete root().dataset['spoken'],
    resume: () => undefined,
  });
  Object.defineProperty(window, 'speechSynthesis', { value: voice });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
};

/** Hears the chosen voice, and stops it. */
const hear = async (page: Page) => {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: text.making_voice_listen }).click();
  const [first = ''] = text.making_voice_sample.split(/(?<=\.) /);
  await expect(page.locator('html')).toHaveAttribute('data-spoken', `${first} slower`);
  await main.getByRole('button', { name: text.chat_listen_stop }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-spoken');
  await expect(main.getByRole('button', { name: text.making_voice_listen })).toBeVisible();
};

test('a voice is heard where it is chosen', async ({ page, context }) => {
  await page.addInitScript(standInVoice);
  await signInAsMember(context);
  await page.goto(paths.generator());
  const main = page.getByRole('main');
  const steps = main.getByRole('navigation', { name: text.making_steps });
  await steps.getByRole('button', { name: text.making_step_voice }).click();
  await main.getByRole('radio', { name: text.making_voice_calm }).check();
  await hear(page);
});

test('a voice is heard where a character is edited', async ({ page }) => {
  await page.addInitScript(standInVoice);
  await standIn(page);
  await page.goto(paths.editCharacter(own.characterId));
  const voices = page.getByRole('group', { name: text.edit_voice, exact: true });
  await voices.getByRole('button', { name: text.edit_voice_calm, exact: true }).click();
  await hear(page);
  // What was changed is not saved by it.
  await expect(page).toHaveURL(paths.editCharacter(own.characterId));
  await expect(voices.getByRole('button', { name: text.edit_voice_calm, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
