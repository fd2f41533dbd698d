import type { FieldError } from '#contract/envelope.ts';
import { errNo } from '#contract/errNo.ts';
import { PICTURE_PROMPT_MAX, type PictureAspect } from '#contract/picture.ts';
import type { Failure } from '#machines/failure.ts';
import type { Act } from '#machines/pictureTask/pictureTaskTypes.ts';
import { m } from '#src/paraglide/messages.js';
import { tooLongText } from '../money.ts';
import { failureText } from '../wording.ts';

type Words<Code extends string> = Readonly<Record<Code, () => string>>;

const aspects: Words<PictureAspect> = {
  '2:3': m.picture_aspect_tall,
  '1:1': m.picture_aspect_square,
  '3:2': m.picture_aspect_wide,
};
export const aspectText = (aspect: PictureAspect): string => aspects[aspect]();

/** Wishes to begin with. */
export const exampleTexts = (): readonly string[] => [
  m.picture_example_sea(),
  m.picture_example_book(),
  m.picture_example_market(),
];

/** What people read beside the words of a wish; `undefined` when nothing is wrong with them. */
export const promptErrorText = (fields: readonly FieldError[], prompt: string): string | undefined => {
  const error = fields.find(({ path }) => path === 'prompt');
  switch (error?.reason) {
    case undefined:
      return undefined;
    case 'tooLong':
      return tooLongText(prompt.length - PICTURE_PROMPT_MAX);
    case 'badCharacters':
      return m.picture_prompt_characters();
    default:
      return m.picture_prompt_wrong();
  }
};

/** Why a wish did not get through. */
export const notCreatedText = (failure: Failure): string =>
  failure.errNo === errNo.tooManyRequests && failure.retryAfter === undefined
    ? m.picture_not_created_busy()
    : failureText(failure);

const acts: Words<Act['kind']> = {
  cancel: m.picture_cancelling,
  retry: m.picture_retrying,
  dismiss: m.picture_dismissing,
};
export const actText = (kind: Act['kind']): string => acts[kind]();

const failedActs: Words<Act['kind']> = {
  cancel: m.picture_cancel_failed,
  retry: m.picture_retry_failed,
  dismiss: m.picture_dismiss_failed,
};
export const failedActText = (kind: Act['kind']): string => failedActs[kind]();
