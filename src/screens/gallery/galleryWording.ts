import type { Picture } from '#contract/picture.ts';
import { m } from '#src/paraglide/messages.js';
import { styleText } from '../pictureWording.ts';
import { dateText } from '../times.ts';

/** What a picture among others is called. */
export const pictureName = ({ characterName, style, createTime }: Picture): string => {
  const words = { style: styleText(style), date: dateText(createTime) };
  return characterName === '' ? m.gallery_of_nobody(words) : m.gallery_of({ name: characterName, ...words });
};

/** What is to be seen on it, for those who do not see it. */
export const pictureAlt = ({ characterName }: Picture): string =>
  characterName === '' ? m.gallery_alt_nobody() : m.gallery_alt({ name: characterName });

export const pictureTitle = ({ characterName }: Picture): string =>
  characterName === '' ? m.gallery_large_title_nobody() : m.gallery_large_title({ name: characterName });
