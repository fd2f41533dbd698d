import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { due } from '#tests/support/extent.ts';
import { partsSite } from './support/partsSite.ts';
import { test, testInTurn } from './support/test.ts';

test.use({ trace: 'off' });

const names = z.array(z.string());
const faults = z.record(z.string(), z.array(z.string()));

/** What a window of 1280 by 800 has left at 200 %. */
const ZOOMED = { width: 640, height: 400 };

/** What is wrong at 200 % with those of all scenes that are chosen. */
const faultsOf = async (page: Page, choose: (scenes: readonly string[]) => readonly string[]) => {
  await page.setViewportSize(ZOOMED);
  await page.goto(`${await partsSite()}/tests/browser/support/scenes.html`);
  await page.waitForFunction('"sceneNames" in window');
  const scenes = names.parse(await page.evaluate('sceneNames'));
  expect(scenes.length).toBeGreaterThan(150);
  return faults.parse(await page.evaluate(`lookAt(${JSON.stringify(choose(scenes))})`));
};

const TITLE = 'is too wide, no text is cut off, and every dialog and composer is within reach';

test(`at 200 % no screen in a state that has its turn ${TITLE}`, async ({ page }) => {
  expect(await faultsOf(page, (scenes) => due(scenes, (scene) => `${scene} at 200 %`))).toEqual({});
});

testInTurn(`at 200 % no screen in any state ${TITLE}`, async ({ page }) => {
  expect(await faultsOf(page, (scenes) => scenes)).toEqual({});
});
