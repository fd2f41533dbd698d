import { matchPath } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/paths.ts';

const titles: readonly (readonly [path: string, title: () => string])[] = [
  [paths.generator(), m.soon_generator],
  [paths.quickGenerator(), m.soon_quick_generator],
  [paths.profile(':characterId'), m.soon_profile],
  [paths.imageGenerator(), m.soon_image_generator],
  [paths.imageGeneratorFor(':characterId'), m.soon_image_generator],
  [paths.images(), m.soon_images],
  [paths.characters(), m.soon_characters],
  [paths.newCharacter(), m.soon_new_character],
];

/** What a screen is called that is not open yet. */
export const soonTitle = (pathname: string): string =>
  titles.find(([path]) => matchPath(path, pathname) !== null)?.[1]() ?? m.brand();
