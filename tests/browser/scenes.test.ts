import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { isFull, sample } from '#tests/support/extent.ts';
import { partsSite } from './support/partsSite.ts';
import { test } from './support/test.ts';
import { violationsIn } from './support/violationsIn.ts';

test.use({ trace: 'off', contrast: 'no-preference' });

/** Parts by themselves, without the heading of a screen. */
const PARTS = new Set(['portraits', 'icons']);
/** Each state in one of them, or in both when everything is wanted; the screens themselves are looked at in all four ways. */
const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;
const looksAt = (scene: string) => (isFull ? LOOKS : sample(LOOKS, 1, scene));
const GROUPS = isFull ? 8 : 4;
/** Of the states of screens one in so many is looked at where not everything is wanted. */
const SHARE = 2;

const namesSchema = z.array(z.string());

const scenesOf = async (page: Page): Promise<string[]> => {
  await page.goto(`${await partsSite()}/tests/browser/support/scenes.html`);
  await page.waitForFunction('"sceneNames" in window');
  const names = namesSchema.parse(await page.evaluate('sceneNames'));
  const scenes = names.filter((name) => !PARTS.has(name));
  return isFull ? scenes : [...sample(scenes, Math.ceil(scenes.length / SHARE), 'scenes')];
};

const lookAt = async (page: Page, { width, colorScheme }: (typeof LOOKS)[number]): Promise<string[]> => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  const violations = await violationsIn(page);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return beyond > 0 ? [...found, `${beyond} px too wide`] : found;
};

for (let group = 0; group < GROUPS; group += 1)
  test(`axe finds nothing in states of screens, nothing overflows: part ${group + 1} of ${GROUPS}`, async ({
    page,
  }) => {
    await page.route('**/images/**', (route) => route.abort());
    const found: Record<string, string[]> = {};
    const scenes = (await scenesOf(page)).filter((_, index) => index % GROUPS === group);
    expect(scenes.length).toBeGreaterThan(10);
    for (const scene of scenes)
      await test.step(scene, async () => {
        await page.evaluate(`showNext(${JSON.stringify(scene)})`);
        await expect(page.locator('body > :not(script)').filter({ visible: true })).not.toHaveCount(0);
        for (const look of looksAt(scene)) {
          const troubles = await lookAt(page, look);
          if (troubles.length > 0) found[`${scene}, ${look.width} px, ${look.colorScheme}`] = troubles;
        }
      });
    expect(found).toEqual({});
  });
