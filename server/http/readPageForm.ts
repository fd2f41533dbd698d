import type { Context } from 'hono';

const parse = async (c: Context): Promise<Readonly<Record<string, unknown>>> => {
  try {
    return await c.req.parseBody();
  } catch (error) {
    if (error instanceof TypeError) return {};
    throw error;
  }
};

/** The texts of a form that a page sent, by their names; none where the body is no form. */
export const readPageForm = async (c: Context): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    Object.entries(await parse(c)).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
