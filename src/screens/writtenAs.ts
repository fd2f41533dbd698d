import { getLocale } from '#src/paraglide/runtime.js';
import { regional } from './regional.ts';

/** Dates, clocks, numbers and prices are written as in the region of the browser, where it is one of the page’s language. */
export const writtenAs = (): string => regional(getLocale(), navigator.languages);
