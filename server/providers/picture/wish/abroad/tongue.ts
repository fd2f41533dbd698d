/** The words of a text, as a set. */
export const set = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(' ').split(' '));

/** What is known of wishes in a language. Words are in lower case and without accents. */
export interface Tongue {
  /** Animals and things, in all their forms. */
  readonly things: ReadonlySet<string>;
  /** Landscapes, places and weather. */
  readonly scenes: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  /** They speak of the character, or to whom one talks with. */
  readonly pronouns: ReadonlySet<string>;
  /** What somebody wears or looks like. */
  readonly looks: ReadonlySet<string>;
  /** Articles, numbers and the like. */
  readonly articles: ReadonlySet<string>;
  /** What follows says where, how, or with whom somebody is. */
  readonly prepositions: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
  /** What is asked of whoever makes the picture, before what it shows. */
  readonly request: RegExp;
  /** Asks for a picture of what follows. */
  readonly medium: RegExp;
  /** Somebody does it. */
  readonly doing: RegExp;
  /** What is done with the thing that stands before it, where the language says it so: somebody drinks coffee. */
  readonly doneWith?: RegExp;
  /** How long an end of a word has to be to say what the whole is, where words are written together; left out where they are not. */
  readonly compound?: number;
}

const isAmong = (words: ReadonlySet<string>, word: string, { compound }: Tongue): boolean => {
  if (words.has(word)) return true;
  if (compound === undefined) return false;
  return Array.from({ length: Math.max(0, word.length - compound) }, (_, cut) => word.slice(cut + 1)).some((end) =>
    words.has(end),
  );
};

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words may stand before what a wish is about: articles, numbers, adjectives. */
const BEFORE_MAX = 4;

/** How many of the words are the language's. */
const knownIn = (words: readonly string[], tongue: Tongue): number => {
  const { things, scenes, people, pronouns, looks, articles, prepositions, without } = tongue;
  const written = [pronouns, articles, prepositions, without];
  const joined = [things, scenes, people, looks];
  return words.filter(
    (word) => written.some((known) => known.has(word)) || joined.some((known) => isAmong(known, word, tongue)),
  ).length;
};

/** The languages that a text is most likely in; none where it holds no word of them. */
export const likelyTongues = (text: string, tongues: readonly Tongue[]): readonly Tongue[] => {
  const words = wordsOf(text);
  const known = tongues.map((tongue) => knownIn(words, tongue));
  const most = Math.max(...known);
  return most === 0 ? [] : tongues.filter((_, index) => known[index] === most);
};

/** Words of another language that tell the same. */
export interface Beside {
  readonly people: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
}

/** The first thing or place that a wish begins with; -1 where it begins with something else. */
const placeOf = (words: readonly string[], tongue: Tongue, beside: Beside): number => {
  const place = words.findIndex((word) => isAmong(tongue.things, word, tongue) || isAmong(tongue.scenes, word, tongue));
  const before = words.slice(0, Math.max(0, place));
  const isHead =
    before.length <= BEFORE_MAX &&
    !before.some(
      (word) =>
        tongue.prepositions.has(word) ||
        beside.prepositions.has(word) ||
        tongue.doing.test(word) ||
        isAmong(tongue.looks, word, tongue),
    );
  return isHead ? place : -1;
};

/** Somebody is spoken of, and not only as not to be there. */
const hasPeople = (words: readonly string[], tongue: Tongue, beside: Beside): boolean =>
  words.some(
    (word, index) =>
      tongue.pronouns.has(word) ||
      ((beside.people.has(word) || (isAmong(tongue.people, word, tongue) && !tongue.things.has(word))) &&
        !words.slice(Math.max(0, index - 2), index).some((before) => tongue.without.has(before))),
  );

/** Whether a wish in this language is about a thing, an animal or a place alone. Where that is not sure, it is not. */
export const isOfThingIn = (text: string, tongue: Tongue, isSpoken: boolean, beside: Beside): boolean => {
  const asked = tongue.medium.exec(text);
  if (isSpoken && asked === null) return false;
  const wish = asked === null ? text.replace(tongue.request, '') : text.slice(asked.index + asked[0].length);
  const [head = ''] = wish.split(/[,.;:!?()[\]|\n]/u);
  const first = wordsOf(head);
  const place = placeOf(first, tongue, beside);
  const noun = first[place];
  if (noun === undefined || tongue.doneWith?.test(first[place + 1] ?? '') === true) return false;
  const all = wordsOf(wish);
  if (hasPeople(all, tongue, beside)) return false;
  return isAmong(tongue.things, noun, tongue) || !all.some((word) => isAmong(tongue.looks, word, tongue));
};
