import { expect, type Page } from '@playwright/test';
import { streams } from '#tests/server/support/openaiServer.ts';
import text from '../../messages/en.json' with { type: 'json' };
import { companion } from './support/conversationPage.ts';
import { test } from './support/heldSite.ts';
import { inTurn } from './support/test.ts';

const testInTurn = inTurn(test);

/** The face of the companion beside a conversation, and above it where there is no room beside. */

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const wordsOf = (words: string): string => words.replace('{name}', companion.name);
const besideIn = (page: Page, words: string) =>
  page.getByRole('main').getByRole('img', { name: wordsOf(words), exact: true });
const stripIn = (page: Page) =>
  page
    .getByRole('main')
    .locator('details', { hasText: `${companion.name} ` })
    .first();

test('at 1440 px the portrait beside the talk has the face that the last answer calls for', async ({ tab, site }) => {
  const { page } = tab;
  await page.setViewportSize(WIDE);
  const [bright, curious] = [besideIn(page, text.chat_face_bright), besideIn(page, text.chat_face_curious)];
  site.provider.add(streams('*She laughs.* You did it!'));
  await tab.say('I made it');
  await expect(bright).toHaveAttribute('data-there', '');
  await expect(bright).toBeInViewport({ ratio: 0.9 });
  const place = await bright.boundingBox();
  const brightSource = await bright.getAttribute('src');

  const held = site.holdNext();
  await tab.say('And now?');
  await held.say('Where shall we ');
  await expect(page.getByRole('article').last()).toContainText('Where shall we');
  await expect(bright).toHaveAttribute('data-there', '');
  await held.end('go?');
  await expect(curious).toHaveAttribute('data-there', '');
  expect(await curious.getAttribute('src')).not.toBe(brightSource);
  expect(await curious.boundingBox()).toEqual(place);
  await expect(bright).toHaveCount(0);
});

testInTurn('from 1,200 px on the portrait stands beside the talk, and above it below that', async ({ tab, site }) => {
  const { page } = tab;
  await page.setViewportSize({ width: 1199, height: 900 });
  site.provider.add(streams('*She laughs.* You did it!'));
  await tab.say('I made it');
  const [beside, strip] = [besideIn(page, text.chat_face_bright), stripIn(page)];
  await expect(strip).toBeVisible();
  await expect(beside).toBeHidden();
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(beside).toHaveAttribute('data-there', '');
  await expect(beside).toBeInViewport({ ratio: 0.9 });
  await expect(strip).toBeHidden();
  const [face, message] = await Promise.all([beside.boundingBox(), page.getByRole('article').last().boundingBox()]);
  expect((message?.x ?? 0) + (message?.width ?? 0)).toBeLessThanOrEqual(face?.x ?? 0);
});

testInTurn('the face fades in, but not where less motion is asked for', async ({ tab, site }) => {
  const { page } = tab;
  await page.setViewportSize(WIDE);
  const face = besideIn(page, text.chat_face_bright);
  const motionOf = () =>
    face.evaluate((image) => {
      const { animationName, animationDuration } = getComputedStyle(image);
      return animationName === 'none' ? 'none' : animationDuration;
    });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  site.provider.add(streams('*She laughs.* You did it!'));
  await tab.say('I made it');
  await expect(face).toHaveAttribute('data-there', '');
  expect(await motionOf()).toBe('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionOf()).toBe('none');
});

testInTurn('a greeting arrives, but not where less motion is asked for', async ({ tab }) => {
  const { page } = tab;
  const greeting = page.locator('[data-message="companion"]');
  await expect(greeting).toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(greeting).toHaveCSS('animation-name', 'messageIn');
});

testInTurn('at 390 px the face folds to a line that says how it looks, and stays so', async ({ tab, site }) => {
  const { page } = tab;
  await page.setViewportSize(PHONE);
  const strip = stripIn(page);
  const face = strip.locator('img[data-top]');
  const heightOf = async (): Promise<number> => (await strip.boundingBox())?.height ?? 0;
  site.provider.add(streams('*She laughs.* You did it!'));
  await tab.say('I made it');
  await expect(strip).toContainText(wordsOf(text.chat_face_bright));
  await expect(face).toHaveAttribute('data-there', '');
  await expect(face).toBeInViewport();
  await expect(besideIn(page, text.chat_face_bright)).toBeHidden();
  expect(await heightOf()).toBeLessThan(100);
  await strip.getByText(wordsOf(text.chat_face_bright)).click();
  for (const look of [() => Promise.resolve(), () => page.reload()]) {
    await look();
    await expect(strip).toContainText(wordsOf(text.chat_face_bright));
    await expect(face).toBeHidden();
    expect(await heightOf()).toBeLessThan(40);
  }
  await strip.getByText(wordsOf(text.chat_face_bright)).click();
  await page.reload();
  await expect(face).toBeInViewport();
});

testInTurn('on phones the face stands above the talk or in the header, never in neither', async ({ tab }) => {
  const { page } = tab;
  await page.setViewportSize(PHONE);
  const inHeader = page.getByRole('main').locator('header [data-scope=avatar][data-part=root]');
  const strip = stripIn(page);
  await expect(strip).toHaveAttribute('open');
  await expect(inHeader).toBeHidden();
  await strip.locator('summary').click();
  await expect(inHeader).toBeVisible();
  await strip.locator('summary').click();
  await expect(inHeader).toBeHidden();
  await tab.say('I took all my pills');
  await expect(page.getByRole('region', { name: text.help_label })).toBeVisible();
  await expect(strip).toHaveCount(0);
  await expect(inHeader).toBeVisible();
});

testInTurn('a low window, as a zoomed one is, has all its room for messages', async ({ tab }) => {
  const { page } = tab;
  await page.setViewportSize(PHONE);
  await expect(stripIn(page)).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(stripIn(page)).toBeHidden();
  }
});
