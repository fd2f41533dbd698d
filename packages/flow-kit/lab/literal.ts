import { ERROR_KEY } from './plain.ts';

const quoted = (text: string): string => {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`);
  return `'${escaped.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)}'`;
};

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__' ? key : quoted(key));

const objectOf = (fields: readonly (readonly [string, unknown])[]): string =>
  fields.length === 0 ? '{}' : `{ ${fields.map(([key, value]) => `${keyOf(key)}: ${literalOf(value)}`).join(', ')} }`;

const errorOf = (fields: readonly (readonly [string, unknown])[]): string => {
  const message = fields.find(([key]) => key === 'message')?.[1];
  const rest = fields.filter(([key]) => key !== 'message' && key !== ERROR_KEY);
  const error = `new Error(${literalOf(typeof message === 'string' ? message : '')})`;
  return rest.length === 0 ? error : `Object.assign(${error}, ${objectOf(rest)})`;
};

/** A kept value as one writes it down in a program; errors as what makes them. */
export const literalOf = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`;
  const fields = Object.keys(value).map((key) => [key, Reflect.get(value, key)] as const);
  return ERROR_KEY in value ? errorOf(fields) : objectOf(fields);
};
