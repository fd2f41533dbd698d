import type { FieldError } from '#contract/envelope.ts';
import { ugcCreate, ugcDescribe } from '#contract/ownCharacter.ts';
import {
  type CharacterDraft,
  characterDraft,
  type QuickDraft,
  quickDraft,
  type HelpedField,
} from '#contract/characterDraft.ts';
import type { RequestOf } from '#contract/call.ts';
import { checkFields } from '#machines/checkFields.ts';
import { type DraftValues, type Step, STEPS } from './draftValues.ts';

/** `guided` step by step; `quick` by a handful of choices. */
export type Mode = 'guided' | 'quick';
/** What is looked through as a whole: a step, or all of the quick way. */
export type Section = Step | 'quick';

/** What the server makes a character of. */
export type CreationRequest = RequestOf<typeof ugcCreate>;
/** What Liora writes a field from. */
export type DescribedDraft = RequestOf<typeof ugcDescribe>['draft'];

const fieldsOf: Readonly<Record<Section, readonly string[]>> = {
  looks: ['name', 'age', 'appearance'],
  personality: ['tagline', 'personality', 'tags'],
  voice: ['voice'],
  story: ['description', 'scenario'],
  greeting: ['greeting', 'alternateGreetings', 'exampleDialogue'],
  visibility: ['visibility'],
  summary: [],
  quick: ['lookId', 'name', 'age', 'temperament', 'part', 'visibility'],
};

export const sectionsOf = (mode: Mode): readonly Section[] => (mode === 'quick' ? ['quick'] : STEPS);

const wholeYears = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

const guidedFields = (values: DraftValues): Record<keyof CharacterDraft, unknown> => ({
  name: values.name,
  age: wholeYears(values.age),
  tagline: values.tagline.trim(),
  description: values.description.trim(),
  personality: values.personality.trim(),
  scenario: values.scenario.trim(),
  greeting: values.greeting.trim(),
  alternateGreetings: values.alternateGreetings.map((text) => text.trim()).filter((text) => text !== ''),
  exampleDialogue: values.exampleDialogue.trim(),
  tags: values.tags,
  appearance: values.appearance,
  voice: values.voice,
  visibility: values.visibility,
});

const quickFields = (values: DraftValues): Record<keyof QuickDraft, unknown> => ({
  lookId: values.lookId,
  name: values.name,
  age: wholeYears(values.age),
  temperament: values.temperament,
  part: values.part,
  visibility: values.visibility,
});

const errorsOf = (values: DraftValues, mode: Mode): FieldError[] => {
  if (mode === 'guided') return checkFields(characterDraft.shape, guidedFields(values));
  const fields = quickFields(values);
  return checkFields(quickDraft.shape, fields).map((error) =>
    error.path in fields && Object.entries(fields).some(([path, value]) => path === error.path && value === null)
      ? { path: error.path, reason: 'missing' }
      : error,
  );
};

const holds = (section: Section, path: string): boolean =>
  fieldsOf[section].some((field) => path === field || path.startsWith(`${field}.`));

/** What is wrong in the parts that were looked through, and what the server has refused. */
export const shownErrors = (
  values: DraftValues,
  mode: Mode,
  looked: readonly Section[],
  refused: readonly FieldError[],
): FieldError[] => {
  const sections = sectionsOf(mode).filter((section) => looked.includes(section));
  const wrong = errorsOf(values, mode).filter(({ path }) => sections.some((section) => holds(section, path)));
  return [...wrong, ...refused.filter(({ path }) => wrong.every((error) => error.path !== path))];
};

export const hasErrors = (section: Section, errors: readonly FieldError[]): boolean =>
  errors.some(({ path }) => holds(section, path));

/** The first step with something wrong; `step` where there is none. */
export const firstWrong = (errors: readonly FieldError[], step: Step): Step =>
  STEPS.find((candidate) => hasErrors(candidate, errors)) ?? step;

/** `null` while something is missing or wrong. */
export const requestOf = (values: DraftValues, mode: Mode): CreationRequest | null => {
  const request =
    mode === 'quick' ? { kind: mode, draft: quickFields(values) } : { kind: mode, draft: guidedFields(values) };
  const known = ugcCreate.request.safeParse(request);
  return known.success ? known.data : null;
};

/** What is there already and right. */
export const describedOf = (values: DraftValues): DescribedDraft => {
  const { draft } = ugcDescribe.request.shape;
  const wrong = new Set(errorsOf(values, 'guided').map(({ path }) => path));
  const right = Object.entries(guidedFields(values)).filter(
    ([path, value]) => path in draft.shape && !wrong.has(path) && value !== '',
  );
  return draft.parse(Object.fromEntries(right));
};

/** Whether a field stands in that step, where Liora can help with it. */
export const isFieldOf = (step: Step, field: HelpedField): boolean => fieldsOf[step].includes(field);
