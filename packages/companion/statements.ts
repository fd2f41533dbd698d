import { lossIn } from './losses.ts';
import { legibleText, sentencesOf } from './plainText.ts';
import { toRemember, withoutRequest } from './remembering.ts';
import type { Turn } from './request.ts';
import { turnRound } from './sayBack.ts';
import { stemOf } from './stems.ts';

/** A sentence in which the person told something of their own life. */
export interface Statement {
  /** As it can be said back: "your mum died in March". */
  readonly text: string;
  readonly words: readonly string[];
  /** It tells of a loss, and is said back only to whoever asks after it. */
  readonly isLoss: boolean;
}

const TURNS_MAX = 300;
const WORDS_MAX = 24;

const ownLife = /\b(?:i|my|we|our|me|us)\b/iu;
const empty = new Set(
  `a an and the my i me we our us you your is are was were am be been do does did have has had when where who whom what which how why that this
  to of in at on with from by for as it its so but or not know remember recall tell told say said again ever just really please can could would
  old long many much day time year ago name called because then there now also still`.split(/\s+/u),
);
/** Forms and other words that mean the same to whoever asks after what they told. */
const sameVerb: readonly (readonly [string, string])[] = [
  ['die', 'die dies died dying death dead passed pass lost lose'],
  ['move', 'move moves moved moving'],
  ['marry', 'marry marries married marrying wedding wed'],
  ['meet', 'meet meets met meeting'],
  ['go', 'go goes went gone going trip travel travelled'],
  ['buy', 'buy buys bought'],
  ['begin', 'begin began begun start started starting'],
  ['leave', 'leave leaves left leaving'],
  ['get', 'get got gotten'],
  ['see', 'see saw seen'],
  ['teach', 'teach teaches taught'],
  ['give', 'give gave given'],
  ['come', 'come came'],
  ['birth', 'born birth birthday'],
  ['mother', 'mum mom mother mummy'],
  ['father', 'dad father daddy'],
  ['grandmother', 'gran granny nan grandma grandmother'],
  ['grandfather', 'grandpa grandad granddad grandfather'],
  ['live', 'live lives lived living'],
  ['work', 'work works worked working job'],
];
const lemma = new Map(sameVerb.flatMap(([one, forms]) => forms.split(' ').map((form) => [form, one] as const)));

const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(' ')
      .map((word) => word.replace(/'s?$/u, ''))
      .filter((word) => word !== '' && !empty.has(word))
      .map((word) => lemma.get(word) ?? stemOf(word)),
  ),
];

/** What the person told of their own life, oldest first, a sentence each. */
export const statementsOf = (turns: readonly Turn[]): readonly Statement[] =>
  turns
    .slice(-TURNS_MAX)
    .filter(({ role }) => role === 'user')
    .flatMap(({ text }) => sentencesOf(legibleText(text.replace(/\*[^*]*\*/gu, ' '))))
    .map(({ words, isQuestion }) => ({
      words: withoutRequest(words),
      isQuestion: isQuestion && toRemember(words) === undefined,
    }))
    .filter(({ words, isQuestion }) => !isQuestion && ownLife.test(words) && words.split(' ').length <= WORDS_MAX)
    .map(({ words }) => ({
      text: turnRound(words.replace(/^(?:(?:and|so|but|well|oh|yes|hi|hello|hey|because) )+/iu, '')),
      words: wordsIn(words),
      isLoss: lossIn(words) !== undefined,
    }));

const times =
  /\b(?:\d{1,4}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:next|last|this) \p{L}+|tomorrow|tonight|yesterday|today|soon|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|ago|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)|(?:one|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?|months?|years?)|when i was|since|birthday)\b/iu;
const places = /\b(?:in|at|to|from|near|on|into|behind|by) (?:the |a |an |my |your )?\p{L}+/iu;
const people = /\b(?:with|by|called|named|and) |(?<=\p{Ll} )\p{Lu}\p{Ll}+/u;

const aspects: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:when|how long|since when|what (?:year|day|month|time))\b/iu, times],
  [/\bwhere\b/iu, places],
  [/\b(?:who|whom)\b/iu, people],
];
const asksSelf = /\b(?:my|i|our|we|me)\b/iu;
const asking =
  /\b(?:when|where|who|whom|what|which|how (?:long|old|many)|do you (?:know|remember|recall)|remember)\b/iu;
const noMemory = /\b(?:should|could|would|why|shall|can i|may i|what if|how (?:do|can) i)\b/iu;
const COVERED = 0.5;
/** Whose or what of theirs it is about: nobody else answers that. */
const ownedIn = (question: string): readonly string[] =>
  wordsIn([...question.matchAll(/\b(?:my|our) ([\p{L}']+)/giu)].map(([, owned]) => owned).join(' '));

/** The statement that answers who, where and when; the latest of those that fit best. Nothing where the question asks after none. */
export const statementFor = (question: string, told: readonly Statement[]): Statement | undefined => {
  if (!asksSelf.test(question) || !asking.test(question) || noMemory.test(question)) return undefined;
  const asked = wordsIn(question);
  if (asked.length === 0) return undefined;
  const owned = ownedIn(question);
  const answers = aspects.find(([pattern]) => pattern.test(question))?.[1];
  return told
    .map((one, index) => ({ one, index, hits: asked.filter((word) => one.words.includes(word)).length }))
    .filter(({ hits }) => hits > 0 && hits / asked.length >= COVERED)
    .filter(({ one }) => owned.every((word) => one.words.includes(word)))
    .filter(({ one }) => answers === undefined || answers.test(one.text))
    .toSorted((a, b) => b.hits - a.hits || b.index - a.index)[0]?.one;
};
