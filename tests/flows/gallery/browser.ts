import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { Picture } from '#contract/picture.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import type { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import type { GallerySnapshot } from '#machines/gallery/gallerySelectors.ts';
import { GALLERY_DELAYS, type LoadedGallery } from '#machines/gallery/gallerySetup.ts';
import { paths } from '#src/addresses/paths.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { first, second } from './model.ts';
import { expectNothingWaits, filled, holdCall, renewing, standInAccount } from '../support/billing.browser.ts';
import { visit } from '../support/visits.browser.ts';
import type { NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The clock only goes ahead: further than it can have gone by itself since it was installed. */
const AHEAD = 60_000;
/** Shows the first row of pictures, but not the end of the list behind it, which would load more as time goes on. */
const VIEWPORT = { width: 1280, height: 520 };
/** In milliseconds. */
const FRAMES = 100;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.invalidInput]: text.failure_invalid_input,
  [errNo.forbidden]: text.failure_forbidden,
};
const whyOf = (failure: Failure | null): string => failureTexts[failure?.errNo ?? 0] ?? '';

const pictureIn = ({ context: { pictures, pictureId } }: GallerySnapshot): Picture | undefined =>
  pictures.find((picture) => picture.pictureId === pictureId);
const isLargeOpen = (snapshot: GallerySnapshot): boolean =>
  snapshot.context.pictureId !== null && snapshot.matches('ready');
const isOtherThan = (picture: Picture) => ({
  when: (snapshot: GallerySnapshot) => pictureIn(snapshot)?.pictureId !== picture.pictureId,
});
const isCovered = { when: (snapshot: GallerySnapshot) => isLargeOpen(snapshot) };
/** Only what is seen large is deleted, and what lies behind it is out of reach. */
export const galleryNotOffered = {
  'ready: picture removed (first)': isOtherThan(first),
  'ready: picture removed (second)': isOtherThan(second),
  'ready.idle: more requested': isCovered,
} satisfies NotOffered<GallerySnapshot>;

/** One's own pictures as people look at them, before a server whose answers wait. Time stands still but where it is let go on. */
export const createGalleryDriver = async (page: Page): Promise<Driver<typeof galleryMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.clock.pauseAt(Date.now() + AHEAD);
  await page.setViewportSize(VIEWPORT);
  await standInAccount(page);
  const calls = {
    characters: await holdCall(page, '/api/pictask/gallery/characters'),
    page: await holdCall(page, '/api/pictask/gallery'),
  };
  await page.route(
    (url) => url.pathname === '/api/pictask/picture/delete',
    (route) => route.fulfill({ json: { errNo: errNo.success, data: {} } }),
  );
  const main = page.locator('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const large = page.getByRole('dialog', { name: text.gallery_large, exact: true });
  const inLarge = (name: string) => large.getByRole('button', { name, exact: true });
  const grid = main.getByRole('list', { name: text.gallery_pictures, exact: true, includeHidden: true });
  const tiles = grid.locator('[data-picture]');
  const chips = main.getByRole('list', { name: text.gallery_characters, exact: true, includeHidden: true });

  const goUp = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const press = async (name: string) => {
    await button(name).click();
    await goUp();
  };
  const letPass = (delay: keyof typeof GALLERY_DELAYS) => () => page.clock.runFor(GALLERY_DELAYS[delay]);
  /** What a call for a page asks for; what was sought as it began need not be what is sought now. */
  const seePageCall = async ({ context: { characterId } }: GallerySnapshot, cursor: string | null) => {
    const { query, body } = await calls.page.arrived();
    const { until: _, ...asked } = Object(query);
    expect([asked, body]).toEqual([
      { ...(characterId !== null && { characterId }), ...(cursor !== null && { cursor }) },
      null,
    ]);
  };
  const arrivedGallery = async (snapshot: GallerySnapshot) => {
    expect(await calls.characters.arrived()).toEqual({ query: {}, body: null });
    await seePageCall(snapshot, null);
  };
  const answerGallery = async ({ characters, count }: Omit<LoadedGallery, 'page'>) => {
    await calls.characters.answer({ characters, count });
  };
  const seeAlert = async (where: typeof main, words: string | null) => {
    await expect(where.getByRole('alert')).toHaveText(words === null ? [] : [`${words}${text.action_retry}`]);
  };

  const seeChips = async ({ context: { characters, characterId, count } }: GallerySnapshot) => {
    if (characters.length === 0 && characterId === null) return expect(chips).toHaveCount(0);
    const countText = (number: number) =>
      number === 1 ? text.gallery_chip_count_one : filled(text.gallery_chip_count, { count: String(number) });
    const chipText = (name: string, number: number, letter = '') => `${letter}${name}${number}${countText(number)}`;
    await expect(chips.locator('a')).toHaveText([
      chipText(text.gallery_all, count),
      ...characters.map((character) => chipText(character.name, character.count, character.name.slice(0, 1))),
    ]);
    const chosen = characters.find((character) => character.characterId === characterId);
    const words = characterId === null ? text.gallery_all : chosen?.name;
    const current = chips.locator('[aria-current=true]');
    return words === undefined ? expect(current).toHaveCount(0) : expect(current).toContainText(words);
  };
  const seeTiles = async (snapshot: GallerySnapshot) => {
    const { pictures } = snapshot.context;
    await expect
      .poll(() => tiles.evaluateAll((links) => links.map((link) => link.getAttribute('data-picture'))))
      .toEqual(pictures.map(({ pictureId }) => pictureId));
    if (isLargeOpen(snapshot) || pictures.length === 0) return;
    // A row is hidden until it was measured, which may take a frame.
    if ((await grid.getByRole('listitem').count()) < pictures.length) await page.clock.runFor(FRAMES);
    await expect(grid.getByRole('listitem')).toHaveCount(pictures.length);
    await expect(tiles.first()).toHaveAccessibleName(/./);
  };
  const seePicture = async (snapshot: GallerySnapshot, { image, pictureId }: Picture) => {
    await expect(large.getByRole('img')).toHaveAttribute('src', new RegExp(image));
    await expect(large.getByRole('link', { name: text.gallery_download, exact: true })).toHaveAttribute(
      'href',
      `/api/pictask/picture/download?pictureId=${pictureId}`,
    );
    await expect(inLarge(text.gallery_previous)).toHaveAttribute(
      'aria-disabled',
      String(snapshot.context.pictures[0]?.pictureId === pictureId),
    );
    await expect(inLarge(text.gallery_next)).toHaveAttribute(
      'aria-disabled',
      String(!snapshot.can({ type: 'picture.next' })),
    );
  };
  /** Of all there are of that character, or of everybody. */
  const placeText = ({ pictures, pictureId, characterId, characters: known, count }: GallerySnapshot['context']) => {
    const ofOne = known.find((character) => character.characterId === characterId)?.count ?? 0;
    return filled(text.gallery_place, {
      number: String(pictures.findIndex((picture) => picture.pictureId === pictureId) + 1),
      count: String(Math.max(characterId === null ? count : ofOne, pictures.length)),
    });
  };
  const titleOf = ({ characterName }: Picture): string =>
    characterName === '' ? text.gallery_large_title_nobody : filled(text.gallery_large_title, { name: characterName });
  const seeLarge = async (snapshot: GallerySnapshot) => {
    if (!isLargeOpen(snapshot)) return expect(large).toHaveCount(0);
    const shown = [text.gallery_broken, text.gallery_seeking]
      .map((words) => large.getByText(words, { exact: true }).filter({ visible: true }))
      .reduce((one, other) => one.or(other), large.getByRole('heading'))
      .or(large.getByRole('status'))
      .or(large.getByRole('definition').first())
      .or(large.getByRole('alert'));
    const why = snapshot.hasTag('failed') ? whyOf(snapshot.context.failure) : null;
    const picture = pictureIn(snapshot);
    const words = picture === undefined ? text.gallery_seek_failed : text.gallery_more_failed;
    const trouble = why === null ? [] : [`${words} ${why}${text.action_retry}`];
    const isSought = (['loadingMore', 'choosing'] as const).some((ready) => snapshot.matches({ ready }));
    // Top to bottom; no picture arrives in these walks.
    await expect(shown).toHaveText(
      picture === undefined
        ? [
            ...(isSought ? [text.gallery_seeking] : []),
            ...(isSought || why !== null ? [] : [text.gallery_missing_title]),
            ...trouble,
          ]
        : [
            text.gallery_broken,
            titleOf(picture),
            placeText(snapshot.context),
            ...trouble,
            picture.prompt || text.gallery_prompt_none,
          ],
    );
    if (picture !== undefined) await seePicture(snapshot, picture);
  };
  /** Why the list behind is not as it should be, where nothing covers it. */
  const seeTrouble = async (snapshot: GallerySnapshot, words: string) => {
    if (!isLargeOpen(snapshot)) await seeAlert(main, `${words} ${whyOf(snapshot.context.failure)}`);
    await expectNothingWaits(calls);
  };
  const seeEmpty = async ({ context: { characterId, count } }: GallerySnapshot) => {
    const isNone = count === 0 || characterId === null;
    await expect(main.getByText(isNone ? text.gallery_empty_title : text.gallery_empty_of_title)).toBeVisible();
    await expect(main.getByRole('link', { name: text.gallery_show_all, exact: true })).toHaveCount(isNone ? 0 : 1);
  };
  const seeBehind = async (isHere: boolean, snapshot: GallerySnapshot) => {
    if (!isLargeOpen(snapshot)) await expect(button(text.gallery_more)).toHaveCount(isHere ? 1 : 0);
  };
  const notOnView = (picture: Picture) => ({
    ...isOtherThan(picture),
    look: () => expect(large.locator(`img[src*="${picture.image}"]`)).toHaveCount(0),
  });

  return {
    events: {
      'address.changed': ({ characterId, pictureId }, { context, value }) => {
        const go = () => visit(page, paths.gallery({ characterId, pictureId }));
        const isLoaded = characterId !== context.characterId || value === 'failed';
        return isLoaded ? renewing(Object.values(calls), go) : go();
      },
      'picture.next': () => inLarge(text.action_close).press('ArrowRight'),
      'picture.previous': () => inLarge(text.gallery_previous).click(),
      'picture.closed': () => inLarge(text.action_close).press('Escape'),
      'picture.removed': async (_, before) => {
        const remove = async () => {
          await inLarge(text.gallery_delete).click();
          await page.getByRole('button', { name: text.gallery_delete_submit, exact: true }).click();
        };
        await (before.matches({ ready: 'choosing' }) ? renewing(Object.values(calls), remove) : remove());
        await expect(page.getByRole('dialog', { name: text.gallery_delete_title })).toHaveCount(0);
      },
      'more.requested': () => press(text.gallery_more),
      'load.retried': async (_, before) => {
        if (!isLargeOpen(before)) await press(text.action_retry);
        else await inLarge(text.action_retry).click();
      },
      'list.refreshRequested': () =>
        renewing(Object.values(calls), () =>
          page.evaluate(() => {
            window.dispatchEvent(new Event('online'));
          }),
        ),
    },
    done: {
      loadGallery: async (answer) => {
        await answerGallery(answer);
        await calls.page.answer(answer.page);
      },
      loadPage: (answer) => calls.page.answer(answer),
    },
    failed: {
      loadGallery: async (error) => {
        await answerGallery({ characters: [], count: 0 });
        await calls.page.fail(error);
      },
      loadPage: (error) => calls.page.fail(error),
    },
    after: { loadTimeout: letPass('loadTimeout'), pageTimeout: letPass('pageTimeout') },
    states: {
      loading: async (snapshot) => {
        await arrivedGallery(snapshot);
        await expect(main.getByText(text.gallery_loading, { exact: true })).toHaveCount(1);
        await expect(large).toHaveCount(0);
      },
      failed: async ({ context: { failure } }) => {
        await seeAlert(main, `${text.gallery_failed_title}${whyOf(failure)}`);
        await expect(large).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      ready: async (snapshot) => {
        const { characterId, pictureId } = snapshot.context;
        await expect(page).toHaveURL(paths.gallery({ characterId, pictureId }));
        await seeLarge(snapshot);
        await seeChips(snapshot);
      },
      'ready.idle': async (snapshot) => {
        const { pictures, nextCursor } = snapshot.context;
        await seeTiles(snapshot);
        await seeBehind(nextCursor !== null, snapshot);
        if (pictures.length === 0 && !isLargeOpen(snapshot)) await seeEmpty(snapshot);
        await expectNothingWaits(calls);
      },
      'ready.loadingMore': async (snapshot) => {
        await seePageCall(snapshot, snapshot.context.nextCursor);
        await seeTiles(snapshot);
      },
      'ready.moreFailed': async (snapshot) => {
        await seeTiles(snapshot);
        await seeTrouble(snapshot, text.gallery_more_failed);
      },
      'ready.choosing': async (snapshot) => {
        await arrivedGallery(snapshot);
        await seeTiles(snapshot);
        await seeBehind(false, snapshot);
      },
      'ready.choosingFailed': async (snapshot) => {
        await seeTiles(snapshot);
        await seeTrouble(snapshot, text.gallery_choosing_failed);
      },
    },
    unnoticed: {
      'picture next': { when: ({ context }) => context.isLeafing },
      'address changed (first)': { when: ({ context }) => context.pictureId === first.pictureId },
    },
    notOffered: {
      'ready: picture removed (first)': notOnView(first),
      'ready: picture removed (second)': notOnView(second),
      'ready.idle: more requested': {
        ...isCovered,
        look: async () => {
          // What lies behind a dialog is put out of reach with its next frames.
          await page.clock.runFor(FRAMES);
          await expect(button(text.gallery_more)).toHaveCount(0);
        },
      },
    },
  };
};
