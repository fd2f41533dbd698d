import * as z from 'zod/mini';
import { type Picture, pictureWish } from '#contract/picture.ts';
import { type Likeness, likenessOf } from '#machines/pictureTask/pictureWish.ts';

/** What a link to more of a picture carries along in the history: as it was wished for, which need not be right any more. */
const liking = z.object({ like: z.extend(z.omit(pictureWish, { count: true }), { prompt: z.string() }) });

/** The router keeps the state of a link there. */
const entry = z.object({ usr: liking });

/** State of a link to where more is made like a picture. */
export const likeState = (picture: Picture): z.infer<typeof liking> => ({ like: likenessOf(picture) });

/**
 * What the page was come to for; undefined where it was by another way. It is told once: whoever loads the page anew finds what was typed since.
 */
export const takeLike = (): Likeness | undefined => {
  const found = entry.safeParse(history.state);
  if (!found.success) return undefined;
  history.replaceState({ ...history.state, usr: null }, '');
  return found.data.usr.like;
};
