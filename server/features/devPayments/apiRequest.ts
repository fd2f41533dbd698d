import type { Context } from 'hono';
import type * as z from 'zod';
import { parseForm } from './form.ts';

/** Reads the form that a call carries. */
export const read = async <T>(c: Context, schema: z.ZodType<T>): Promise<T> =>
  schema.parse(parseForm(await c.req.text()));

/** Whether a call asks for a part of the object beside it. */
export const wants = (c: Context, part: string): boolean =>
  [...new URL(c.req.url).searchParams].some(([name, value]) => name.startsWith('expand[') && value === part);
