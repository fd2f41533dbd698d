import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';

/** A part that does not fit, and why: a code of ours or zod's, `missing` or `unknown`. */
export interface Wrong {
  readonly path: readonly string[];
  readonly reason: string;
}

const wrongItself = (schema: $ZodType, value: unknown): Wrong | undefined => {
  const issue = z.safeParse(schema, value).error?.issues[0];
  if (issue === undefined) return undefined;
  if (value === undefined) return { path: [], reason: 'missing' };
  // Our schemas give their own codes as messages; zod's own messages are sentences.
  return { path: [], reason: /^[a-z][A-Za-z]*$/.test(issue.message) ? issue.message : issue.code };
};

const within = (name: string, { path, reason }: Wrong): Wrong => ({ path: [name, ...path], reason });

/**
 * The first part of a value that does not fit a schema of strict objects and arrays. zod lists all of them, which in a large
 * file can be so many that listing them fails.
 */
export const firstWrong = (schema: $ZodType, value: unknown): Wrong | undefined => {
  if (schema instanceof z.ZodMiniNullable) return value === null ? undefined : firstWrong(schema.def.innerType, value);
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const wrong = firstWrong(schema.def.element, item);
      if (wrong !== undefined) return within(String(index), wrong);
    }
    return schema.def.checks === undefined ? undefined : wrongItself(schema, value);
  }
  if (schema instanceof z.ZodMiniObject && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const parts = new Map<string, unknown>(Object.entries(value));
    for (const [name, part] of Object.entries(schema.shape)) {
      const wrong = firstWrong(part, parts.get(name));
      if (wrong !== undefined) return within(name, wrong);
      parts.delete(name);
    }
    for (const name of parts.keys()) return { path: [name], reason: 'unknown' };
    return undefined;
  }
  return wrongItself(schema, value);
};
