type Value = string | boolean | undefined;
type Choice = Readonly<Record<string, Value>>;

/** Which further classes stand for a choice of several variants together. */
export type Compound = readonly [when: Choice, classes: string];

/**
 * The class names of a recipe of Panda for a choice of variants, as `createRecipe` of the styled system gives them for
 * variants that do not change with the width of the window.
 */
export const recipeClasses =
  (name: string, defaults: Choice, compounds: readonly Compound[]) =>
  (choice: Choice = {}): string => {
    const chosen: Record<string, Value> = { ...defaults };
    for (const key in choice) if (choice[key] !== undefined) chosen[key] = choice[key];
    let classes = name;
    for (const key in chosen) classes += ` ${name}--${key}_${chosen[key]}`;
    for (const [when, more] of compounds)
      if (Object.keys(when).every((key) => when[key] === chosen[key])) classes += ` ${more}`;
    return classes;
  };

/** The same for a recipe of several parts; `compounds` are by part. */
export const slotClasses = (
  name: string,
  slots: readonly string[],
  defaults: Choice,
  compounds: Readonly<Record<string, readonly Compound[]>>,
) => {
  const parts = slots.map(
    (slot) => [slot, recipeClasses(`${name}__${slot}`, defaults, compounds[slot] ?? [])] as const,
  );
  return (choice?: Choice): Record<string, string> =>
    Object.fromEntries(parts.map(([slot, classesOf]) => [slot, classesOf(choice)]));
};
