import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { isFull, oneInTurn } from '#tests/support/extent.ts';
import { type Look, show } from './support/look.ts';
import { troublesIn } from './support/looks.ts';
import { partsSite } from './support/partsSite.ts';
import { test } from './support/test.ts';

test.use({ trace: 'off', contrast: 'no-preference' });

/** Parts by themselves, without the heading of a screen. */
const PARTS = new Set(['portraits', 'icons']);
/** The screens themselves are looked at in all four ways. */
const LIGHT: Look = { width: 390, colorScheme: 'light' };
const DARK: Look = { width: 1440, colorScheme: 'dark' };
/** Each state on two days of eight, in one look and then in the other; in both when everything is wanted. */
const TURNS: readonly (Look | null)[] = [LIGHT, null, null, null, DARK, null, null, null];
const looksAt = (scene: string): Look[] => oneInTurn(TURNS, scene).filter((look) => look !== null);
const GROUPS = isFull ? 8 : 2;

const namesSchema = z.array(z.string());

const scenesOf = async (page: Page): Promise<string[]> => {
  await page.goto(`${await partsSite()}/tests/browser/support/scenes.html`);
  await page.waitForFunction('"sceneNames" in window');
  const names = namesSchema.parse(await page.evaluate('sceneNames'));
  return names.filter((name) => !PARTS.has(name) && looksAt(name).length > 0);
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
