import { expect } from '@playwright/test';
import * as z from 'zod';
import { partsSite } from './support/partsSite.ts';
import { test, testInTurn } from './support/test.ts';

test.use({ trace: 'off' });

const names = z.array(z.string());
const faults = z.record(z.string(), z.array(z.string()));

/** What a window of 1280 by 800 has left at 200 %. */
const ZOOMED = { width: 640, height: 400 };

testInTurn(
  'at 200 % no screen in any state is too wide, no text is cut off, and every dialog and composer is within reach',
  async ({ page }) => {
    await page.setViewportSize(ZOOMED);
    await page.goto(`${await partsSite()}/tests/browser/support/scenes.html`);
    await page.waitForFunction('"sceneNames" in window');
    expect(names.parse(await page.evaluate('sceneNames')).length).toBeGreaterThan(150);
    expect(faults.parse(await page.evaluate('lookAt(sceneNames)'))).toEqual({});
  },
);
