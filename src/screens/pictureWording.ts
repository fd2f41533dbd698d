import type { Refusal } from '#contract/characterDraft.ts';
import type { AnswerPicture, PictureFailure, PictureStyle } from '#contract/picture.ts';
import { m } from '#src/paraglide/messages.js';
import { countText } from './money.ts';

/** Words for pictures that more than one screen uses. */

type Words<Code extends string> = Readonly<Record<Code, () => string>>;

const styles: Words<PictureStyle> = {
  natural: m.gallery_style_natural,
  cinematic: m.gallery_style_cinematic,
  pastel: m.gallery_style_pastel,
  vintage: m.gallery_style_vintage,
  noir: m.gallery_style_noir,
};
export const styleText = (style: PictureStyle): string => styles[style]();

const refusals: Words<Refusal> = {
  underAge: m.picture_refused_underAge,
  realPerson: m.picture_refused_realPerson,
  sexualViolence: m.picture_refused_sexualViolence,
  hate: m.picture_refused_hate,
  selfHarm: m.picture_refused_selfHarm,
  violence: m.picture_refused_violence,
  other: m.picture_refused_other,
};
export const refusalText = (refusal: Refusal | null): string => refusals[refusal ?? 'other']();

const failures: Words<PictureFailure> = {
  unreachable: m.picture_failed_unreachable,
  timedOut: m.picture_failed_timedOut,
  busy: m.picture_failed_busy,
  badAnswer: m.picture_failed_badAnswer,
  noSpace: m.picture_failed_noSpace,
  interrupted: m.picture_failed_interrupted,
};
/** Why nothing came of a task. */
export const taskFailureText = (failure: PictureFailure | null): string =>
  failure === null ? m.picture_failed_other() : failures[failure]();

/** Where a task is, in a line, and a line more about it. */
export const statusText = ({
  status,
  place,
  progress,
}: Pick<AnswerPicture, 'status' | 'place' | 'progress'>): { title: string; detail: string } => {
  switch (status) {
    case 'queued':
      return {
        title: m.picture_queued(),
        detail: place === 0 ? m.picture_queued_next() : m.picture_queued_place({ count: countText(place) }),
      };
    case 'moderating':
      return { title: m.picture_moderating(), detail: m.picture_moderating_text() };
    case 'making':
      return { title: m.picture_making_percent({ percent: progress }), detail: m.picture_making_text() };
    case 'refused':
      return { title: m.picture_other_refused(), detail: '' };
    case 'failed':
      return { title: m.picture_other_failed(), detail: '' };
    case 'ready':
      return { title: m.picture_ready_title(), detail: '' };
    case 'cancelled':
      return { title: m.picture_cancelled_title(), detail: '' };
  }
};
