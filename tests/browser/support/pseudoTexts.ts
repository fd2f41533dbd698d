import type { Page } from '@playwright/test';
import { PSEUDO_MARKS } from '../../../scripts/lib/pseudo.ts';

/** A text of the pseudo language that holds no other. */
const MARKED = new RegExp(`${PSEUDO_MARKS.start}[^${PSEUDO_MARKS.start}${PSEUDO_MARKS.end}]*${PSEUDO_MARKS.end}`, 'g');
/** Shorter ones are initials, units and currencies. */
const WORD = /[A-Za-z]{3,}/;
const ATTRIBUTES = ['aria-label', 'alt', 'placeholder', 'title'];

/** Everything that a page shows or tells to screen readers. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate((attributes) => {
    const texts = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style') !== null || !element.checkVisibility()) continue;
      texts.push(...attributes.flatMap((name) => element.getAttribute(name) ?? []));
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    return texts;
  }, ATTRIBUTES);

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** What is between placeholders and marks of emphasis, which a page shows in another way. */
const partsOf = (text: string): string[] => text.split(/\{\w+\}|[*\n]+/).map((part) => part.trim());

const withoutMarked = (text: string): string => {
  const rest = text.replace(MARKED, ' ');
  return rest === text ? text : withoutMarked(rest);
};

/** Hears what the server tells a page, and finds texts on it that are neither from there nor of the pseudo language. */
export const watchTexts = (page: Page, known: readonly string[]) => {
  const told = new Set<string>(known);
  page.on('response', (response) => {
    if (!(response.headers()['content-type'] ?? '').startsWith('application/json')) return;
    void response.json().then(
      (answer: unknown) =>
        stringsIn(answer)
          .flatMap(partsOf)
          .forEach((text) => told.add(text)),
      () => undefined,
    );
  });
  return {
    /** Texts of the page that no catalogue holds. */
    async strays(): Promise<string[]> {
      const texts = await textsOf(page);
      const ofServer = [...told].filter((text) => text.length > 1).toSorted((a, b) => b.length - a.length);
      return texts.filter((text) => {
        const rest = ofServer.reduce((left, one) => left.replaceAll(one, ' '), withoutMarked(text));
        return WORD.test(rest) && !ofServer.some((one) => one.includes(rest.trim()));
      });
    },
  };
};
