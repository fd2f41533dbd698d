import * as z from 'zod';

/** Titles under which the variables stand in the documentation, in its order. */
export const GROUPS = [
  'The server',
  'Database and files',
  'Chat and speech',
  'Pictures',
  'Moderation and operators',
  'Mail and sign-in',
  'Payments',
] as const;

/** What people need to know of a variable. The documentation is written from it by `npm run configuration`. */
interface Told {
  readonly group: (typeof GROUPS)[number];
  /** What it must be, for the line that names a wrong one. */
  readonly expectation: string;
  /** What it is for, in sentences; names and addresses between backticks. */
  readonly meaning: string;
  /** Its value can hold a password, which must not be printed. */
  readonly isSecret?: true;
  /** A page that says more, from the root of the repository. */
  readonly readMore?: string;
}

/** With the value that it has when it is left out, or in words what holds then. Only an address can be secret and have an example. */
export type Description = Told &
  ({ readonly initial: string } | { readonly leftOut: string; readonly example?: string });

const descriptions = new WeakMap<z.ZodType, Description>();

/** The same schema, described. What is made of it later is another schema, without the description. */
export const described = <Schema extends z.ZodType>(schema: Schema, description: Description): Schema => {
  descriptions.set(schema, description);
  return schema;
};

/** Throws where the schema of a variable was not described. */
export const descriptionOf = (schema: z.ZodType): Description => {
  const description = descriptions.get(schema);
  if (description === undefined) throw new Error('The schema of a variable is not described');
  return description;
};

export const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** A text that may be left out. */
export const text = () => z.string().min(1).optional();

/** A text in JSON, as what it says. */
export const json = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.issues.push({ code: 'custom', input: value });
    return z.NEVER;
  }
});
