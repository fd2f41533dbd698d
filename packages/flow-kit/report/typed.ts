import { nameInWords } from '../words.ts';

/** Longer texts are told by their beginning and their length. */
const LONGEST = 40;
/** What a page puts in by itself: nobody types it. */
const UNTYPED = /(?:Id|Time|URL|Url)$|^(?:id|path|key|kind|type|view|presentation|section|mode|status|cause)$/;

const quoted = (text: string): string => {
  if (text === '') return 'nothing';
  return text.length > LONGEST ? `“${text.slice(0, LONGEST)}…” (${text.length} characters)` : `“${text}”`;
};

const valueIn = (value: unknown): string | null => {
  if (typeof value === 'string') return quoted(value);
  return typeof value === 'number' ? String(value) : null;
};

/** What a person types for an event, value by value: `name “Ada”`, `age 41`. */
export const typedIn = (payload: unknown): string[] => {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return [];
  return Object.entries(payload).flatMap(([name, value]) => {
    if (UNTYPED.test(name)) return [];
    const told = valueIn(value);
    return told === null ? typedIn(value) : [`${nameInWords(name).toLowerCase()} ${told}`];
  });
};
