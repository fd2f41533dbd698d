import { recipes, slotRecipes } from '../../theme/recipes.ts';
import { inSources } from './sources.ts';
import type { Compound } from './recipeClasses.ts';

/** A recipe as the theme defines it, as far as its class names depend on it. */
interface Recipe {
  readonly className: string;
  readonly slots: readonly string[] | undefined;
  readonly defaults: Readonly<Record<string, string | boolean | undefined>>;
  readonly compounds: readonly { readonly when: Compound[0]; readonly css: unknown }[];
}

const RUNTIME = JSON.stringify(inSources('scripts/vite/recipeClasses.ts'));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const scalars = (given: object): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]: [string, unknown]) => {
      if (typeof value !== 'string' && typeof value !== 'boolean') throw new Error(`${key} is no plain variant`);
      return [key, value];
    }),
  );

const read = (definition: object): Recipe => {
  const field = (name: string): unknown => Reflect.get(definition, name);
  const [className, slots, defaults, compounds] = [
    field('className'),
    field('slots'),
    field('defaultVariants'),
    field('compoundVariants'),
  ];
  if (typeof className !== 'string') throw new Error('A recipe has no name');
  return {
    className,
    slots: Array.isArray(slots) ? slots.map(String) : undefined,
    defaults: scalars(isObject(defaults) ? defaults : {}),
    compounds: (Array.isArray(compounds) ? compounds : []).filter(isObject).map((compound) => {
      const { css, ...when }: Record<string, unknown> = { ...compound };
      return { when: scalars(when), css };
    }),
  };
};

/** Two that apply at once would have to be merged, which only the styled system can. */
const refuseOverlap = ({ className, compounds }: Recipe): void => {
  for (const [index, { when: first }] of compounds.entries())
    for (const { when: second } of compounds.slice(index + 1))
      if (!Object.keys(first).some((key) => key in second && first[key] !== second[key]))
        throw new Error(`Two compound variants of ${className} apply at once`);
};

/**
 * The source of a module that exports the recipe `name` with its class names ready, without the styled system.
 * `classesOf` gives the classes of a style object.
 */
export const recipeModule = (name: string, classesOf: (styles: unknown) => string): string => {
  const definition = Object.entries({ ...recipes, ...slotRecipes }).find(([key]) => key === name)?.[1];
  if (definition === undefined) throw new Error(`No recipe is named ${name}`);
  const recipe = read(definition);
  refuseOverlap(recipe);
  const { className, slots, defaults, compounds } = recipe;
  const compoundsOf = (pick: (css: unknown) => unknown): readonly Compound[] =>
    compounds.flatMap(({ when, css }) => {
      const styles = pick(css);
      return styles === undefined ? [] : [[when, classesOf(styles)]];
    });
  const maker = slots === undefined ? 'recipeClasses' : 'slotClasses';
  const given =
    slots === undefined
      ? [className, defaults, compoundsOf((css) => css)]
      : [
          className,
          slots,
          defaults,
          Object.fromEntries(
            slots
              .map(
                (slot) => [slot, compoundsOf((css) => (isObject(css) ? Reflect.get(css, slot) : undefined))] as const,
              )
              .filter(([, own]) => own.length > 0),
          ),
        ];
  return [
    `import { ${maker} } from ${RUNTIME};`,
    `export const ${name} = /* @__PURE__ */ ${maker}(${given.map((value) => JSON.stringify(value)).join(', ')});`,
  ].join('\n');
};
