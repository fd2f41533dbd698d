import { expect } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { ConversationPage } from './support/conversationPage.ts';
import { Inputs, LINE, openMeeting, sayAsStranger, sayOneMore, signUpAndBeAnswered } from './support/firstMinute.ts';
import { ANSWERED } from './support/meeting.ts';
import { originOf } from './support/member.ts';
import { test } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId, name } = character;

test('[CHAR-05] [AUTH-04] [CHAT-02] the first answer takes one input without an account, and six with one, where the conversation goes on', async ({
  page,
}) => {
  const inputs = new Inputs();
  await openMeeting(page, originOf(), characterId);
  for (const place of ANSWERED.keys()) {
    await sayAsStranger(page, inputs, place);
    expect(inputs.take()).toBe(1);
  }

  await sayOneMore(page, inputs);
  const dialog = page.getByRole('dialog');
  for (const words of [name, `“${LINE}”`, text.auth_step.replace('{step}', '1').replace('{steps}', '4')])
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  const portrait = dialog.locator('img');
  await expect(portrait).toHaveCount(1);
  await expect(portrait).toHaveJSProperty('complete', true);
  expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
  await signUpAndBeAnswered(page, originOf(), inputs, async () => {
    await page.reload();
    await expect(dialog).toHaveAccessibleName(text.auth_confirm_title);
  });
  // Until then what was said stands where they met, and is kept nowhere.
  await expect(page).toHaveURL(new RegExp(`/ai-girlfriend/(?:chat/)?${characterId}$`));
  expect(inputs.take()).toBe(6);
  const history = await new ConversationPage(page, originOf()).history();
  const ofAnswers = ['companion', expect.any(String), 'done', 1];
  const ofLines = [...ANSWERED, LINE].flatMap((line) => [['user', line, 'done', 1], ofAnswers]);
  expect(history).toEqual([ofAnswers, ...ofLines]);
});
