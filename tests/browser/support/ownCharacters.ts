import type { Page } from '@playwright/test';
import type { OwnCharacter } from '#contract/ownCharacter.ts';
import { detail } from '#tests/flows/characterEdit/model.ts';
import { own } from '#tests/flows/ownCharacters/model.ts';
import { filled, standInAccount } from '#tests/flows/support/billing.browser.ts';
import text from '../../../messages/en.json' with { type: 'json' };

const idOf = (digit: number) => `00000000-0000-7000-8000-0000000000b${String(digit)}`;
const stages: readonly Partial<OwnCharacter>[] = [
  { status: 'queued' },
  { status: 'moderating' },
  { status: 'painting' },
  { status: 'refused', refusal: 'realPerson' },
  { status: 'failed' },
  { visibility: 'public', review: 'refused' },
  { visibility: 'public', review: 'pending', isPictureUnseen: true },
  { visibility: 'unlisted' },
];
export const everyone: readonly OwnCharacter[] = [
  own,
  ...stages.map((stage, index) => ({ ...own, ...stage, characterId: idOf(index), name: `Someone ${String(index)}` })),
];

export const answer = (page: Page, path: string, data: unknown, code = 0, status = 200) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ status, json: { errNo: code, data } }),
  );
export const standIn = async (page: Page, characters: readonly OwnCharacter[] = [own]) => {
  await standInAccount(page);
  await page.route('/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
  await answer(page, '/api/character/list', { characters });
  await answer(page, '/api/character/ugc/status', {
    characterId: idOf(0),
    status: 'painting',
    place: 0,
    progress: 40,
    refusal: null,
  });
  await answer(page, '/api/character/ugc/detail', detail);
};
export const heading = (page: Page) => page.getByRole('heading', { name: text.own_title, exact: true });
export const panel = (page: Page) => page.getByRole('region', { name: text.cards_title, exact: true });
export const openMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: filled(text.own_acts, { name: own.name }) }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
/** Something with a file happens over the window. */
export const withFile = (page: Page, type: 'dragenter' | 'dragleave' | 'drop' | 'paste') =>
  page.evaluate((name) => {
    const data = new DataTransfer();
    data.items.add(new File(['{}'], 'vesper.json'));
    const init = { bubbles: true, cancelable: true };
    document.body.dispatchEvent(
      name === 'paste'
        ? new ClipboardEvent(name, { ...init, clipboardData: data })
        : new DragEvent(name, { ...init, dataTransfer: data }),
    );
  }, type);
