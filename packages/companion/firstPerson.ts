import { verbsOfCards } from './verbs.ts';

const SENTENCE_MAX = 260;

const irregular = new Map(
  Object.entries({
    is: 'am',
    are: 'am',
    were: 'was',
    has: 'have',
    does: 'do',
    goes: 'go',
    "isn't": 'am not',
    "doesn't": "don't",
    "hasn't": "haven't",
  }),
);
const noVerb = /^(?:was|wasn't|this|thus|perhaps|always|as|his|its|across|towards|besides|sometimes|yes|us)$/u;
const adverb = String.raw`(?:(?!early)\w+ly|never|always|also|still|already|now|then|often|once|rather|just|even|sometimes|first|both|quite|seldom)`;
const relative = /\b(?:who|which|whose|where|that|what|whom|when|because|until|if|while|than|as)\b/u;

/** "makes" to "make", "tries" to "try"; other forms stay. */
export const baseForm = (verb: string): string => {
  const known = irregular.get(verb);
  if (known !== undefined) return known;
  if (noVerb.test(verb) || !/[^s]s$/u.test(verb)) return verb;
  if (/[^aeiou]ies$/u.test(verb) && !/^(?:lies|ties|dies)$/u.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/u.test(verb) && verb !== 'aches') return verb.slice(0, -2);
  return verb.slice(0, -1);
};

interface Pronouns {
  readonly subject: string;
  readonly possessive: string;
  readonly object: string;
  readonly self: string;
}
const pronounSets: readonly Pronouns[] = [
  { subject: 'she', possessive: 'her', object: 'her', self: 'herself' },
  { subject: 'he', possessive: 'his', object: 'him', self: 'himself' },
];

const timesIn = (text: string, pattern: string): number => text.match(new RegExp(pattern, 'giu'))?.length ?? 0;

/** "She" or "he"; for anybody else only the name and a "they" that begins a sentence count, as "they" is others, too. */
const pronounsOf = (text: string): Pronouns | undefined =>
  pronounSets
    .map((pronouns) => ({ pronouns, count: timesIn(text, `\\b(?:${pronouns.subject}|${pronouns.possessive})\\b`) }))
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => b.count - a.count)[0]?.pronouns;

const titles = 'Captain|Professor|Inspector|Mr|Mrs|Ms|Dr|Doctor|Sister|Lady|Lord|Sir|Madame|Master';
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

/** How a card may call its character: by the whole name, the first one, or a title and the last one. */
const aliasOf = (name: string): string => {
  const parts = name.split(/\s+/u).filter((part) => part !== '' && !new RegExp(`^(?:${titles})$`, 'u').test(part));
  const first = escaped(parts[0] ?? name);
  const last = escaped(parts.at(-1) ?? name);
  return `(?:${escaped(name)}|(?:${titles}) (?:${first}|${last})|${first}(?: ${last})?)`;
};

/** Verbs that go on with the subject before them: "reads and sleeps". The sentence ends before one whose subject may be another one. */
const withLaterVerbs = (sentence: string): string => {
  const first = /\bI\b/u.exec(sentence);
  if (first === null) return sentence;
  const later = new RegExp(String.raw`(?:,|;|\b(?:and|but|or|then)) (?:and |but |then )?(?:${adverb} )*(\w+)\b`, 'gu');
  let text = '';
  let done = 0;
  for (const match of sentence.matchAll(later)) {
    const verb = match[1] ?? '';
    const isVerb = verb === 'is' || verb === 'has' || verbsOfCards.has(verb);
    const before = sentence.slice(first.index, match.index);
    if (match.index < first.index || !isVerb || /, I \w+$/u.test(before)) continue;
    const clause = before.slice(Math.max(0, before.lastIndexOf(' I '), before.lastIndexOf(';')));
    if (relative.test(clause)) return `${text}${sentence.slice(done, match.index).replace(/[,;\s]+$/u, '')}.`;
    const at = match.index + match[0].length - verb.length;
    text += sentence.slice(done, at) + baseForm(verb);
    done = at + verb.length;
  }
  return text + sentence.slice(done);
};

const noNoun =
  'and|or|but|at|in|on|to|with|for|from|by|the|a|an|so|when|as|until|because|what|how|is|was|has|will|would|without|before|after|who|that';

const withOwnPronouns = (sentence: string, { possessive, object, self }: Pronouns): string =>
  sentence
    .replace(new RegExp(`\\b${self}\\b`, 'giu'), 'myself')
    .replace(
      new RegExp(
        `\\b(sends?|gives?|tells?|asks?|told|gave|taught|lets?|calls?|called|sent|asked|made|makes|brings?) ${object}\\b`,
        'gu',
      ),
      '$1 me',
    )
    .replace(new RegExp(`\\b${possessive} (?=[\\p{L}\\d-])(?!(?:${noNoun})\\b)`, 'gu'), 'my ')
    .replace(new RegExp(`(?<![\\p{L}])${possessive[0]?.toUpperCase()}${possessive.slice(1)} (?=\\p{L})`, 'gu'), 'My ')
    .replace(new RegExp(`\\b${object}\\b`, 'gu'), 'me');

const turned = (sentence: string, alias: string, pronouns: Pronouns | undefined): string => {
  const subject =
    pronouns === undefined
      ? '(?<=^|; |, )[Tt]hey'
      : `[${pronouns.subject[0]}${pronouns.subject[0]?.toUpperCase()}]${pronouns.subject.slice(1)}`;
  const owned = sentence.replace(new RegExp(`\\b${alias}'s\\b`, 'gu'), 'my');
  const text = (pronouns === undefined ? owned : withOwnPronouns(owned, pronouns)).replace(
    new RegExp(
      `(?<![\\p{L}])(?<!\\b(?:at|of|in|to|with|for) )(?:${alias}|${subject})( (?:${adverb} )*)([\\p{L}']+)`,
      'gu',
    ),
    (_, between: string, verb: string) =>
      verb.endsWith('ing') ? `me${between}${verb}` : `I${between}${baseForm(verb)}`,
  );
  const whole = withLaterVerbs(
    text.replace(new RegExp(`(?<=\\b(?:only|and|with|for|to|of) )${alias}(?![\\p{L}])`, 'gu'), 'me'),
  );
  return whole.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};

const sentencesIn = (text: string): readonly string[] =>
  text
    .replace(/[‘’]/gu, "'")
    .split(/(?<=[.!?]["”)]?)\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 12 && sentence.length <= SENTENCE_MAX)
    .filter((sentence) => !/[{}<>\n]/u.test(sentence) && /[.!?]["”)]?$/u.test(sentence));

/** Somebody else may be meant by a pronoun that was turned. */
const isDoubtful = (sentence: string): boolean =>
  /\bwho\b(?! \w+ me\b)[^;]*\b(?:I|me|my|myself)\b|\bme, who\b|\band I \w+ing\b/u.test(sentence);

const turnedAll = (text: string, whole: string, name: string): readonly string[] => {
  const pronouns = pronounsOf(whole);
  const left =
    pronouns === undefined
      ? /\b(?:they|them|their)\b/iu
      : new RegExp(`\\b(?:${pronouns.subject}|${pronouns.possessive}|${pronouns.self}|hers)\\b`, 'iu');
  return sentencesIn(text)
    .map((sentence) => turned(sentence, aliasOf(name), pronouns))
    .filter((sentence) => !isDoubtful(sentence) && !left.test(sentence));
};

const isFragment = (sentence: string): boolean => !/^(?:.{0,60}\bI\b|My\b|.{0,30}\bmy\b)/u.test(sentence);

/**
 * The sentences of a card as the character would say them: "Mara runs a bakery." becomes "I run a bakery."
 * Sentences that cannot be turned safely are left out. It knows how cards are written, not English.
 */
export const inFirstPerson = (text: string, name: string): readonly string[] =>
  turnedAll(text, text, name).filter((sentence) => !isFragment(sentence));

/** The same for a description, with its sentences about the place and the others. `about` is the whole card. */
export const describedInFirstPerson = (description: string, about: string, name: string): readonly string[] =>
  turnedAll(description, about, name);

const otherPerson = /\b(?:woman|man|figure|gentleman|lady|captain|boots|stranger)\b/iu;

/** What a scenario says of the place and the hour, told by the character. `about` is the rest of the card. */
export const sceneLines = (scenario: string, about: string, name: string): readonly string[] => {
  const alias = new RegExp(`(?<!\\p{L})${aliasOf(name)}(?!\\p{L})`, 'u');
  return turnedAll(scenario, `${scenario} ${about}`, name).filter(
    (sentence) => !otherPerson.test(sentence) && !alias.test(sentence),
  );
};

const anyPronoun = /\b(?:she|he|they|her|his|him|them|their|himself|herself|themselves)\b/iu;
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a tagline says, told by the character: "Bakes at night." and "A baker at night." become "I bake at night." and "I am a baker at night." */
export const taglineLines = (tagline: string, about: string, name: string): readonly string[] =>
  sentencesIn(/[.!?]["”)]?\s*$/u.test(tagline) ? tagline : `${tagline.trim()}.`).flatMap((sentence) => {
    const first = (/^\p{L}+/u.exec(sentence)?.[0] ?? '').toLowerCase();
    if (/^(?:a|an|the)$/u.test(first)) {
      return anyPronoun.test(sentence) || /, (?:an?|the|and) /u.test(sentence) ? [] : [`I am ${lowered(sentence)}`];
    }
    return verbsOfCards.has(first) ? turnedAll(`${name} ${lowered(sentence)}`, `${about} ${sentence}`, name) : [];
  });

/** The sentences of a text about the character and others: those that name the character are turned, the others stay as they are. */
export const told = (text: string, about: string, name: string): readonly string[] => {
  const alias = new RegExp(`(?<!\\p{L})${aliasOf(name)}(?!\\p{L})`, 'u');
  return sentencesIn(text).flatMap((sentence) =>
    alias.test(sentence) ? turnedAll(sentence, `${about} ${sentence}`, name) : [sentence],
  );
};
