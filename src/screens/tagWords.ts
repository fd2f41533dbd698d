import { m } from '#src/paraglide/messages.js';

/** The tags of the characters that Liora comes with. */
const words: Readonly<Record<string, () => string>> = {
  contemporary: m.tag_contemporary,
  science: m.tag_science,
  comfort: m.tag_comfort,
  humour: m.tag_humour,
  'slow burn': m.tag_slow_burn,
  books: m.tag_books,
  craft: m.tag_craft,
  art: m.tag_art,
  music: m.tag_music,
  romance: m.tag_romance,
  nature: m.tag_nature,
  food: m.tag_food,
  travel: m.tag_travel,
  mystery: m.tag_mystery,
  adventure: m.tag_adventure,
  mentor: m.tag_mentor,
  history: m.tag_history,
  'science fiction': m.tag_science_fiction,
  fantasy: m.tag_fantasy,
};

/** A tag in the language of the screen; those that people made up stand as they were written. */
export const tagWords = (tag: string): string => words[tag]?.() ?? tag;
