import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { isFull, sample } from '#tests/support/extent.ts';
import { type Look, show, troublesIn } from './support/looks.ts';
import { partsSite } from './support/partsSite.ts';
import { test } from './support/test.ts';

test.use({ trace: 'off', contrast: 'no-preference' });

/** Parts by themselves, without the heading of a screen. */
const PARTS = new Set(['portraits', 'icons']);
/** Each state in one of them, or in both when everything is wanted; the screens themselves are looked at in all four ways. */
const LOOKS: readonly Look[] = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
];
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
          await show(page, look);
          const troubles = await troublesIn(page);
          if (troubles.length > 0) found[`${scene}, ${look.width} px, ${look.colorScheme}`] = troubles;
        }
      });
    expect(found).toEqual({});
  });
