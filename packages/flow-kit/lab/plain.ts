/** What a browser can hand to another tab, and what can be written down: JSON, besides what JSON leaves out of values. */
export type Plain = null | undefined | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** The key under which an error keeps its name. */
export const ERROR_KEY = '#error';

/** What people type to show who they are is kept by nobody: the names of such fields. */
const SECRET = /password|passphrase|^confirmation$/i;
/** Stands in place of it; long enough to be taken for one. */
export const UNTOLD = 'a password';

const copies = new WeakMap<object, Plain>();

const fieldsOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.keys(value).map((key) => [key, Reflect.get(value, key)]);

const isRecord = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

const nameOf = (value: object): string => Object.prototype.toString.call(value).slice('[object '.length, -1);

const isSecret = (key: string, part: unknown): boolean => typeof part === 'string' && part !== '' && SECRET.test(key);

const copyOf = (value: object, around: readonly object[]): Plain => {
  const inside = [...around, value];
  if (Array.isArray(value)) return value.map((part: unknown) => cut(part, inside));
  if (value instanceof Date) return value.toISOString();
  const isError = value instanceof Error;
  if (!isError && !isRecord(value)) return `[${nameOf(value)}]`;
  return {
    ...(isError && { [ERROR_KEY]: value.name, message: value.message }),
    ...Object.fromEntries(
      fieldsOf(value).map(([key, part]) => [key, isSecret(key, part) ? UNTOLD : cut(part, inside)]),
    ),
  };
};

const cut = (value: unknown, around: readonly object[]): Plain => {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'undefined':
      return value;
    case 'bigint':
      return `${value}n`;
    case 'symbol':
      return value.toString();
    case 'function':
      return `[function ${value.name}]`;
    case 'object': {
      if (value === null) return null;
      if (around.includes(value)) return '[cycle]';
      const known = copies.get(value);
      if (known !== undefined) return known;
      const copy = copyOf(value, around);
      copies.set(value, copy);
      return copy;
    }
  }
};

/**
 * A copy to keep: cycles, parts of the page, files and the like are cut, each to its name in brackets. What was copied once is the same
 * copy again, since flows never change what they hold: a log of many states costs little more than the last of them.
 */
export const plainOf = (value: unknown): Plain => cut(value, []);
