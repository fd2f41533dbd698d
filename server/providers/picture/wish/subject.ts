import { french } from './abroad/french.ts';
import { german } from './abroad/german.ts';
import { italian } from './abroad/italian.ts';
import { portuguese } from './abroad/portuguese.ts';
import { spanish } from './abroad/spanish.ts';
import { isOfThingIn, likelyTongues } from './abroad/tongue.ts';
import { clothesWords } from './words/clothes.ts';
import { colours } from './words/colours.ts';
import { faceWords } from './words/face.ts';
import { hairWords } from './words/hair.ts';
import { placeWords } from './words/places.ts';
import {
  ARTICLES,
  BODY,
  CHARACTER_PRONOUNS,
  DOINGS,
  FOREIGN,
  FURNITURE,
  isPerson,
  isScene,
  isThing,
  NO_DOING,
  PLURAL_PRONOUNS,
  POSSESSIVES,
  PREPOSITIONS,
  SPOKEN,
} from './words/subjects.ts';

/** A wish, and what is known of it. */
export interface Wished {
  readonly prompt: string;
  /** Of the character. */
  readonly name?: string | undefined;
  /** It was said in a conversation: it need not say what a picture is to show. */
  readonly isSaid?: boolean | undefined;
}

/** What a phrase is about. `looks`: what somebody wears or looks like; `nothing`: where, when or how. */
type Kind = 'somebody' | 'looks' | 'thing' | 'scene' | 'nothing';

const lastWords = (terms: readonly (readonly [string, unknown])[]): ReadonlySet<string> =>
  new Set(terms.map(([phrase]) => phrase.split(' ').at(-1) ?? ''));
const LOOKS = lastWords([...hairWords, ...faceWords, ...clothesWords]);
const MANNERS = lastWords([...placeWords, ...colours]);
const WORN = clothesWords.map(([phrase]) => phrase).filter((phrase) => phrase.includes(' '));
const NEGATIONS: ReadonlySet<string> = new Set(['no', 'not', 'without', 'zero', 'minus', 'never']);
const NOBODY: ReadonlySet<string> = new Set(['nobody', 'noone', 'unpeopled']);

const MEDIUM =
  '(?:picture|photo|photograph|image|drawing|painting|sketch|pic|shot|snapshot|illustration|portrait|close ?up|wallpaper)s? (?:of|with|showing|from)';
const REQUEST = new RegExp(
  '^(?:(?:please|hey|hi|hello|ok|okay|now|just|and) )*' +
    '(?:(?:can|could|would|will) you (?:please )?|i(?: ?d| would)? (?:want|like|love|need) (?:you )?(?:to )?|let me )?' +
    '(?:(?:please )?(?:show|send|draw|paint|make|give|create|generate|render|take|imagine|see|have) (?:(?:me|us) )?)?' +
    `(?:(?:(?:a|an|the|another|one|some|more|two|three|four) )?(?:\\w+ ){0,2}?${MEDIUM} )?`,
);
const ASKED_FOR = new RegExp(`\\b${MEDIUM} ([^,.;:!?\\n]+)`);

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N},.;:!?()[\]|\n]+/gu, ' ')
    .trim();

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const singular = (word: string): string => word.replace(/s$/, '');
const isSomebody = (word: string): boolean => isPerson(word) || isPerson(singular(word));
const isDoing = (word: string): boolean => /\w{2}ing$/.test(word) && !NO_DOING.has(word) && !LOOKS.has(word);

/** What a noun with its adjectives is: its last word counts. */
const kindOfNoun = (words: readonly string[], hasArticle: boolean): Kind => {
  const last = words.at(-1);
  if (last === undefined) return 'nothing';
  if (isThing(last)) return 'thing';
  if (isSomebody(last)) return 'somebody';
  if (LOOKS.has(last)) return 'looks';
  if (isScene(last)) return 'scene';
  if (DOINGS.has(last) || MANNERS.has(last)) return 'nothing';
  if (words.some(isSomebody)) return 'somebody';
  return hasArticle || words.some((word) => isThing(word) || isScene(word)) ? 'thing' : 'nothing';
};

/** What lies on a table is worn by nobody. */
const isLaidDown = (words: readonly string[]): boolean =>
  words.some((word, index) => word === 'on' && words.slice(index + 1, index + 5).some((on) => FURNITURE.has(on)));

/** What a part of a wish between two marks is about: each noun before the first word that says where, how or what it does. */
const kindsOf = (words: readonly string[]): readonly Kind[] => {
  const end = words.findIndex((word) => PREPOSITIONS.has(word) || NEGATIONS.has(word) || isDoing(word));
  const head = end < 0 ? words : words.slice(0, end);
  if (WORN.some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `)))
    return [isLaidDown(words) ? 'thing' : 'looks'];
  const nouns: string[][] = [[]];
  for (const word of head) {
    if (word === 'and' || word === 'or' || word === 'plus') nouns.push([]);
    else nouns.at(-1)?.push(word);
  }
  return nouns.map((noun) => {
    const bare = noun.filter((word) => !ARTICLES.has(word) && !POSSESSIVES.has(word));
    const kind = kindOfNoun(bare, bare.length < noun.length);
    return kind === 'looks' && isLaidDown(words) ? 'thing' : kind;
  });
};

/** Whether "her" belongs to the thing that was named before it, as in "a lioness and her cubs", and not to the character. */
const isOfThing = (words: readonly string[], at: number, isThingBefore: boolean): boolean =>
  isThingBefore && !PREPOSITIONS.has(words[at - 1] ?? '') && !BODY.has(words[at + 1] ?? '');

/** Whether a word speaks of the character. */
const isOfCharacter = (words: readonly string[], at: number, isThingBefore: boolean): boolean => {
  const word = words[at] ?? '';
  if (CHARACTER_PRONOUNS.has(word)) return true;
  if (POSSESSIVES.has(word)) return !isOfThing(words, at, isThingBefore);
  return at === 0 && PLURAL_PRONOUNS.has(word);
};

const read = (text: string): boolean => {
  const kinds: Kind[] = [];
  let isEmpty = false;
  for (const part of text.split(/[,.;:!?()[\]|\n]+/)) {
    const words = wordsOf(part);
    const found = kindsOf(words);
    const noun = found.includes('thing') ? words.findIndex((word) => ARTICLES.has(word) || isThing(word)) : -1;
    const start = kinds.includes('thing') ? 0 : noun + 1 || words.length;
    for (const [index, word] of words.entries()) {
      const isNegated = words.slice(Math.max(0, index - 2), index).some((before) => NEGATIONS.has(before));
      if (NOBODY.has(word) || (isNegated && (isSomebody(word) || word === 'one' || CHARACTER_PRONOUNS.has(word))))
        isEmpty = true;
      else if (isOfCharacter(words, index, index >= start)) return true;
    }
    kinds.push(...found.filter((kind) => kind !== 'nothing'));
  }
  if (kinds.includes('somebody')) return true;
  if (isEmpty) return false;
  const [first] = kinds;
  return first === undefined || (first !== 'thing' && kinds.includes('looks'));
};

const isNamed = (prompt: string, name: string): boolean => {
  const parts = new Set(wordsOf(name).filter((part) => part.length > 1));
  return wordsOf(prompt).some((word) => parts.has(word));
};

const TONGUES = [german, spanish, french, portuguese, italian];

/** Whether a wish in another language than English is about a thing alone, in whichever of those that it may be in. */
const isAboutThing = (whole: string, isSaid: boolean): boolean => {
  const isOfSomebody = (word: string) => isSomebody(word) || CHARACTER_PRONOUNS.has(word) || POSSESSIVES.has(word);
  const people = new Set(wordsOf(whole).filter(isOfSomebody));
  const tongues = likelyTongues(whole, TONGUES);
  const beside = { people, prepositions: PREPOSITIONS };
  return tongues.length > 0 && tongues.every((tongue) => isOfThingIn(whole, tongue, isSaid, beside));
};

/**
 * Whether a picture of a wish shows somebody: people and the character, or nothing else, are spoken of. A thing, an animal or a place that is wished for
 * stands alone. In other languages than English it has to begin with one that is known; of languages that are not, nothing is read: then it
 * does.
 */
export const isAboutSomebody = ({ prompt, name = '', isSaid = false }: Wished): boolean => {
  if (isNamed(prompt, name)) return true;
  const whole = plain(prompt);
  if (isAboutThing(whole, isSaid)) return false;
  if (/(?!\p{Script=Latin})\p{L}/u.test(whole) || wordsOf(whole).some((word) => FOREIGN.has(word))) return true;
  const text = whole.replace(REQUEST, '').replace(/(?: ?(?:please|for me|to me))+[.!?]*$/, '');
  const isSpoken = isSaid || wordsOf(text).some((word) => SPOKEN.has(word));
  if (!isSpoken) return read(text);
  const [, asked] = ASKED_FOR.exec(whole) ?? [];
  return asked === undefined || read(asked);
};
