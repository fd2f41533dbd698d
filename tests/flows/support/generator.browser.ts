import type { Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { KeptCreation } from '#machines/characterCreation/characterCreationSetup.ts';
import type { KeptDraft } from '#machines/characterDraft/characterDraftSetup.ts';
import { CREATION_KEY, DRAFT_KEY } from '#src/browser/persistentStore.ts';
import { options } from '../characterDraft/model.ts';

/** A picture of any looks: the painter is tested elsewhere. */
export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="384" height="576"><rect width="384" height="576"/></svg>';
const HIDDEN = 'test:hidden';

export const standInPreviews = async (page: Page): Promise<void> => {
  await page.route('**/api/character/preview?*', (route) =>
    route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' }),
  );
};

/** What there is to choose from, answered at once. */
export const standInOptions = async (page: Page, { guided, quick } = options): Promise<void> => {
  const paths = { options: guided, 'quick-options': quick };
  for (const [path, data] of Object.entries(paths))
    await page.route(`**/api/character/${path}`, (route) => route.fulfill({ json: { errNo: errNo.success, data } }));
};

const keep = (page: Page, key: string, kept: unknown): Promise<void> =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify({ owner: null, kept }),
  ] as const);
const tellTab = (page: Page, key: string): Promise<void> =>
  page.evaluate((name) => {
    window.dispatchEvent(new StorageEvent('storage', { key: name }));
  }, key);

/** Another tab has written on the draft. */
export const replaceDraft = async (page: Page, kept: KeptDraft): Promise<void> => {
  await keep(page, DRAFT_KEY, kept);
  await tellTab(page, DRAFT_KEY);
};
/** A draft is there before the page is loaded. */
export const beginWithDraft = async (page: Page, kept: KeptDraft): Promise<void> => {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [DRAFT_KEY, JSON.stringify({ owner: null, kept })] as const,
  );
};
/** Loads the page anew, with that on its way already. */
export const reloadWithCreation = async (page: Page, kept: KeptCreation): Promise<void> => {
  await keep(page, CREATION_KEY, kept);
  await page.reload();
};
/** Another tab has begun that. */
export const findCreation = async (page: Page, kept: KeptCreation): Promise<void> => {
  await keep(page, CREATION_KEY, kept);
  await tellTab(page, CREATION_KEY);
};

/** Lets tests say whether somebody looks at the page, also over a reload. */
export const createLooker = async (page: Page) => {
  await page.addInitScript((key) => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (sessionStorage.getItem(key) === null ? 'visible' : 'hidden'),
    });
  }, HIDDEN);
  const turn = (isHidden: boolean): Promise<void> =>
    page.evaluate(
      ([key, hides]) => {
        if (hides) sessionStorage.setItem(key, '');
        else sessionStorage.removeItem(key);
        document.dispatchEvent(new Event('visibilitychange'));
      },
      [HIDDEN, isHidden] as const,
    );
  return { show: () => turn(false), hide: () => turn(true) };
};
