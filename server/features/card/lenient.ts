import * as z from 'zod';

/*
 * Shapes for what strangers' programs write. What is of a wrong type, but clear, is taken for what it means; what is not clear is as if it
 * were not there. None of them ever fails, and none looks at more than the value itself: lists can be of any length.
 */

const lenient = <Value>(read: (value: unknown) => Value | undefined) => z.unknown().optional().transform(read);

/** The items of a list that are texts. */
const textsIn = (items: readonly unknown[]): readonly string[] => items.filter((item) => typeof item === 'string');

/** Text: also a number, and lines in a list. */
export const someText = lenient((value) => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return Array.isArray(value) ? textsIn(value).join('\n') : undefined;
});

/** Texts: also a single one. */
export const someTexts = lenient((value) => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? textsIn(value) : undefined;
});

/** Words: texts, also in one text with commas between them. */
export const someWords = lenient((value) => {
  if (typeof value === 'string') return value.split(',');
  return Array.isArray(value) ? textsIn(value) : undefined;
});

/** A finite number: also as text. Never -0, which no database keeps. */
export const someNumber = lenient((value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  return typeof value === 'string' && /^\s*-?\d{1,9}(?:\.\d{1,9})?\s*$/u.test(value) ? Number(value) + 0 : undefined;
});

/** Yes or no: also as text and as 0 and 1. */
export const someFlag = lenient((value) => {
  if (value === true || value === 'true' || value === 1) return true;
  return value === false || value === 'false' || value === 0 ? false : undefined;
});

/** A list: also an object whose names number its items. */
export const someItems = lenient((value): readonly unknown[] | undefined => {
  if (Array.isArray(value)) return value;
  return typeof value === 'object' && value !== null ? Object.values(value) : undefined;
});
