import { newIntentId } from '#src/api/newIntentId.ts';

/** Names this page among those of the browser, as long as it lasts. */
export const PAGE_ID = newIntentId();

/* Kept by a lock, which ends with its page, however that ends. Not everywhere are there locks. */
const lockOf = (pageId: string): string => `page:${pageId}`;
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

const shownFor = new Set<string>();
let release: (() => void) | null = null;

/** Shows the other tabs that this page is open, as long as it does so for anything. A page that shows it may not be kept for going back. */
export const showOpen = (what: string, isShown: boolean): void => {
  if (isShown) shownFor.add(what);
  else shownFor.delete(what);
  if (shownFor.size === 0) {
    release?.();
    release = null;
  } else if (release === null) {
    const { promise, resolve } = Promise.withResolvers<void>();
    release = resolve;
    locks()
      ?.request(lockOf(PAGE_ID), () => promise)
      .catch(() => undefined);
  }
};

/** Whether a page that showed that it is open still is; not known to be where the browser cannot tell. */
export const isOpenElsewhere = async (pageId: string): Promise<boolean> => {
  if (pageId === PAGE_ID) return false;
  const known = await locks()
    ?.query()
    .catch(() => undefined);
  return known?.held?.some(({ name }) => name === lockOf(pageId)) ?? false;
};
