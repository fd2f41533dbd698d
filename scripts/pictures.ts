import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import * as z from 'zod';
import globalSetup from '#tests/browser/support/globalSetup.ts';
import { type Look, LOOKS, show } from '#tests/browser/support/look.ts';
import { partsSite } from '#tests/browser/support/partsSite.ts';
import { chromiumArgs, findTestBrowser } from './lib/chromium.ts';
import { say, since } from './lib/exec.ts';
import { prepare } from './lib/preparation.ts';
import { inRoot } from './lib/root.ts';

/**
 * `npm run pictures -- [PART…]`: writes a picture of every screen in every state (src/dev/scenes.tsx) whose name contains one of the parts to
 * pictures/, at 390 and 1440 px, light and dark, and pictures/index.html, which shows them side by side.
 */
const FOLDER = inRoot('pictures');
/** Milliseconds in which the pictures of a screen come, or never. */
const TIMEOUT = 5000;

const names = z.array(z.string());
const catalogue = z.object({ data: z.object({ featured: z.array(z.object({ portrait: z.string() })) }) });

/** Scenes name portraits that nobody has painted: shows those of the catalogue in their place. */
const lendPortraits = async (page: Page, origin: string): Promise<void> => {
  const answer: unknown = await (await fetch(`${origin}/api/homepage`)).json();
  const portraits = catalogue.parse(answer).data.featured.map(({ portrait }) => portrait);
  await page.route('**/images/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const lent = portraits[Number(/\d+/.exec(pathname)?.[0] ?? 0) % portraits.length];
    await route.fulfill({ response: await route.fetch({ url: `${origin}/images/${lent}${search}` }) });
  });
};

const fileOf = (scene: string, { width, colorScheme }: Look): string => `${scene}-${width}-${colorScheme}.png`;

const pageOf = (scenes: readonly string[]): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Liora in pictures</title>
    <style>
      body { font-family: sans-serif; margin: 2rem; }
      section > div { display: grid; grid-template-columns: 1fr 3.7fr 1fr 3.7fr; gap: 1rem; align-items: start; }
      img { width: 100%; border: 1px solid #888; }
    </style>
  </head>
  <body>
${scenes
  .map(
    (scene) =>
      `    <section><h2>${scene}</h2><div>${LOOKS.map((look) => `<img loading="lazy" alt="" src="${fileOf(scene, look)}">`).join('')}</div></section>`,
  )
  .join('\n')}
  </body>
</html>
`;

const picture = async (page: Page, scene: string): Promise<void> => {
  await page.evaluate(`showNext(${JSON.stringify(scene)})`);
  for (const look of LOOKS) {
    await show(page, look);
    // Where some never come, the screen shows what stands for them.
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT }).catch(() => undefined);
    await page.screenshot({
      path: path.join(FOLDER, fileOf(scene, look)),
      animations: 'disabled',
      caret: 'hide',
      fullPage: true,
    });
  }
};

const main = async (): Promise<void> => {
  const parts = process.argv.slice(2);
  const started = performance.now();
  await prepare(true);
  const end = await globalSetup();
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({
    args: chromiumArgs(),
    ...(executablePath !== undefined && { executablePath }),
  });
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  try {
    await lendPortraits(page, process.env['LIORA_ORIGIN'] ?? '');
    await page.goto(`${await partsSite()}/tests/browser/support/scenes.html`);
    await page.waitForFunction('"sceneNames" in window');
    const all = names.parse(await page.evaluate('sceneNames'));
    const scenes = all.filter((scene) => parts.length === 0 || parts.some((part) => scene.includes(part)));
    if (scenes.length === 0) throw new Error(`No scene's name contains ${parts.join(' or ')}.`);
    if (parts.length === 0) await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    for (const [index, scene] of scenes.entries()) {
      await picture(page, scene);
      if ((index + 1) % 25 === 0) say(`${index + 1} of ${scenes.length} scenes`);
    }
    await writeFile(path.join(FOLDER, 'index.html'), pageOf(scenes));
    say(`${scenes.length * LOOKS.length} pictures in ${since(started)}: ${path.join(FOLDER, 'index.html')}`);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await browser.close();
    await end();
  }
};

await main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
