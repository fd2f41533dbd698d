import { canStore } from './sessionStore.ts';

const typedInto = new WeakSet<Element>();

/** Remembers into which fields the person has typed; `onFirst` hears of the first time. Once a page. */
export const watchTypedText = (onFirst: () => void): void => {
  document.addEventListener('input', onFirst, { once: true });
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) typedInto.add(target);
  });
};

const isSearch = (field: HTMLInputElement | HTMLTextAreaElement): boolean => field.type === 'search';

/** Whether a field holds what was typed into it and is kept nowhere else. What keeps it over a reload is marked with `data-kept`. */
export const hasUnsentText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input')].some(
    (field) =>
      typedInto.has(field) &&
      !isSearch(field) &&
      field.value.trim() !== '' &&
      (field.closest('[data-kept]') === null || !canStore()),
  );
