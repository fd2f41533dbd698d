import type { FieldError } from '#contract/envelope.ts';

/** What `checkFields` needs of a contract schema. */
interface Rule {
  safeParse(value: unknown): { success: true } | { success: false; error: { issues: readonly { message: string }[] } };
}

/** Holds each value against the rule of its name: the first reason of every field that breaks its rule, in the rules' order. */
export const checkFields = <Name extends string>(
  rules: Readonly<Record<Name, Rule>>,
  values: Readonly<Record<NoInfer<Name>, unknown>>,
): FieldError[] => {
  const errors: FieldError[] = [];
  for (const path in rules) {
    const result = rules[path].safeParse(values[path]);
    if (!result.success) errors.push({ path, reason: result.error.issues[0]?.message ?? 'invalid' });
  }
  return errors;
};

/** How a form stands while something is entered, by field. */
export interface FormValues {
  values: Readonly<Record<string, string | number>>;
}

/** Those of the errors whose fields are still wrong by the rule of their name, as the form stands now; the same list where all are. */
export const stillWrong = (
  errors: readonly FieldError[],
  rules: Readonly<Record<string, Rule>>,
  { values }: FormValues,
): readonly FieldError[] => {
  const left = errors.filter(({ path }) => rules[path]?.safeParse(values[path]).success !== true);
  return left.length === errors.length ? errors : left;
};
