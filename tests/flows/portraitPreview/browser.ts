import { expect as playwrightExpect, type Page, type Route } from '@playwright/test';
import { characterPreview } from '#contract/ownCharacter.ts';
import {
  PORTRAIT_PREVIEW_DELAYS as delays,
  type portraitPreviewMachine,
} from '#machines/portraitPreview/portraitPreviewMachine.ts';
import type { PortraitPreviewSnapshot } from '#machines/portraitPreview/portraitPreviewSelectors.ts';
import { previewUrl } from '#src/api/ownCharacterApi.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { hairOptions, looksByHair } from './model.ts';
import { portraitPreviewNotOffered } from './tours.ts';
import { standInAccount } from '../support/billing.browser.ts';
import { PICTURE, standInOptions } from '../support/generator.browser.ts';
import type { Absence, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The clock only goes ahead: further than it can have gone by itself since it was installed. */
const AHEAD = 60_000;

/** Portraits on their way, each by its looks. Browsers may go on with one that nothing shows any more. */
const holdPortraits = async (page: Page) => {
  const waiting = new Set<Route>();
  page.on('requestfailed', (request) => {
    for (const route of waiting) if (route.request() === request) waiting.delete(route);
  });
  await page.route(
    (url) => url.pathname === characterPreview.path,
    (route) => {
      waiting.add(route);
    },
  );
  const of = (looks: string): Route[] =>
    [...waiting].filter((route) => route.request().url().endsWith(previewUrl(looks)));
  const arrived = (looks: string) =>
    expect.poll(() => of(looks).length, { message: 'the portrait is on its way' }).toBeGreaterThan(0);
  const end = async (looks: string, how: (route: Route) => Promise<void>): Promise<void> => {
    await arrived(looks);
    const routes = of(looks);
    for (const route of routes) waiting.delete(route);
    await Promise.all(routes.map(how));
  };
  return { arrived, end };
};

/** The portrait beside a draft, which follows the colour of the hair. Time stands still but where it is let go on. */
export const createPortraitPreviewDriver = async (page: Page): Promise<Driver<typeof portraitPreviewMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.clock.pauseAt(Date.now() + AHEAD);
  await standInAccount(page);
  await standInOptions(page, hairOptions);
  const portraits = await holdPortraits(page);
  const main = page.getByRole('main');
  const aside = main.getByRole('complementary', { name: text.making_preview, exact: true });
  const note = aside.getByRole('status');
  const colors = main.getByRole('radiogroup', { name: text.look_hair_color, exact: true });
  const radioOf = (looks: string) =>
    colors.getByRole('radio', {
      name: looks === looksByHair.copper ? text.look_hair_color_copper : text.look_hair_color_chestnut,
      exact: true,
    });

  /** The one on view says what it is, the one on its way says nothing. */
  const seePictures = async (snapshot: PortraitPreviewSnapshot) => {
    const { shown, wanted } = snapshot.context;
    const coming = snapshot.value === 'painting' ? wanted : null;
    const expected = [
      ...(shown === null ? [] : [[previewUrl(shown), text.making_preview_alt]]),
      ...(coming === null ? [] : [[previewUrl(coming), '']]),
    ];
    const pictures = () =>
      aside
        .locator('img')
        .evaluateAll((images) => images.map((image) => [image.getAttribute('src'), image.getAttribute('alt')]));
    await expect.poll(pictures).toEqual(expected);
  };
  const openHair = async () => {
    if (!(await colors.isVisible())) await main.locator('summary', { hasText: text.making_hair }).click();
  };
  const isChosen: Absence<PortraitPreviewSnapshot>['look'] = async ({ context }) => {
    await openHair();
    await expect(radioOf(context.wanted)).toBeChecked();
  };

  return {
    events: {
      'looks.changed': async ({ looks }) => {
        await openHair();
        await radioOf(looks).check();
      },
      'picture.loaded': ({ looks }) =>
        portraits.end(looks, (route) => route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' })),
      'picture.failed': ({ looks }) => portraits.end(looks, (route) => route.abort()),
      'load.retried': () => aside.getByRole('button', { name: text.action_retry, exact: true }).press('Enter'),
    },
    done: {},
    failed: {},
    after: {
      choosingPause: () => page.clock.runFor(delays.choosingPause),
      loadTimeout: () => page.clock.runFor(delays.loadTimeout),
    },
    states: {
      pausing: async (snapshot) => {
        await seePictures(snapshot);
        await expect(note).toHaveText(text.making_preview_painting);
      },
      painting: async (snapshot) => {
        await seePictures(snapshot);
        await portraits.arrived(snapshot.context.wanted);
        await expect(note).toHaveText(text.making_preview_painting);
      },
      shown: async (snapshot) => {
        await seePictures(snapshot);
        await expect(note).toHaveText('');
      },
      failed: async (snapshot) => {
        await seePictures(snapshot);
        await expect(note).toHaveText(`${text.making_preview_failed}${text.action_retry}`);
      },
    },
    notOffered: {
      'shown: looks changed (first)': { ...portraitPreviewNotOffered['shown: looks changed (first)'], look: isChosen },
      'shown: looks changed (other)': { ...portraitPreviewNotOffered['shown: looks changed (other)'], look: isChosen },
    },
    sentAnyway: { 'load.retried': 'Opening the screen anew tries again, and does not ask whether anything has failed' },
  };
};
