/** Longest text that is looked at; the middle of a longer one is left out. */
const LOOKED_AT = 1200;
const SENTENCE_MAX = 180;
const SENTENCES_MAX = 5;

const spelledOut = new Map<string, string>(
  Object.entries({
    "i'm": 'i am',
    im: 'i am',
    "i've": 'i have',
    ive: 'i have',
    "i'd": 'i would',
    "i'll": 'i will',
    "you're": 'you are',
    youre: 'you are',
    "you've": 'you have',
    "you'd": 'you would',
    "you'll": 'you will',
    "he's": 'he is',
    "she's": 'she is',
    "it's": 'it is',
    "we're": 'we are',
    "we've": 'we have',
    "they're": 'they are',
    "that's": 'that is',
    thats: 'that is',
    "there's": 'there is',
    "what's": 'what is',
    whats: 'what is',
    "who's": 'who is',
    "where's": 'where is',
    "how's": 'how is',
    hows: 'how is',
    "let's": 'let us',
    lets: 'let us',
    "name's": 'name is',
    "don't": 'do not',
    dont: 'do not',
    "doesn't": 'does not',
    doesnt: 'does not',
    "didn't": 'did not',
    didnt: 'did not',
    "can't": 'cannot',
    cant: 'cannot',
    "couldn't": 'could not',
    "won't": 'will not',
    wont: 'will not',
    "wouldn't": 'would not',
    "shouldn't": 'should not',
    "isn't": 'is not',
    isnt: 'is not',
    "aren't": 'are not',
    "wasn't": 'was not',
    "weren't": 'were not',
    "haven't": 'have not',
    havent: 'have not',
    "hasn't": 'has not',
    "ain't": 'am not',
    wanna: 'want to',
    gonna: 'going to',
    gotta: 'have to',
    kinda: 'kind of',
    u: 'you',
    ur: 'your',
    ya: 'you',
    r: 'are',
    idk: 'i do not know',
    dunno: 'do not know',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thanks',
    tysm: 'thanks',
    bc: 'because',
    cuz: 'because',
    favorite: 'favourite',
    fav: 'favourite',
    fave: 'favourite',
    color: 'colour',
    mom: 'mum',
    omg: 'oh my god',
    brb: 'be right back',
    gn: 'good night',
    gm: 'good morning',
    ttyl: 'talk to you later',
    tmr: 'tomorrow',
    wyd: 'what are you doing',
    hru: 'how are you',
    wbu: 'what about you',
    hbu: 'what about you',
    rn: 'right now',
    nvm: 'never mind',
    jk: 'just kidding',
    ily: 'i love you',
    tbh: 'honestly',
    wassup: 'what is up',
  }),
);

/** What was written, without control characters and look-alike marks, bounded in length. */
export const legibleText = (raw: string, max: number = LOOKED_AT): string => {
  const bounded = raw.length <= max ? raw : `${raw.slice(0, max / 2)} … ${raw.slice(-max / 2)}`;
  return bounded
    .toWellFormed()
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02BC`´]/gu, "'")
    .replace(/[\u201C\u201D\u201E«»]/gu, '"')
    .replace(/[\uFE00-\uFE0F]/gu, '')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
};

/** Words as the scripts expect them: letters, digits, spaces, inner apostrophes and dashes; short forms spelled out. */
export const plainWords = (text: string, max: number = SENTENCE_MAX): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}'\- ]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^['-]+|['-]+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => spelledOut.get(word.toLowerCase()) ?? word)
    .join(' ')
    .slice(0, max);

/** A sentence of the person, ready for the scripts, in the person's own case. */
export interface Sentence {
  readonly words: string;
  /** The same, cut at commas. */
  readonly clauses: readonly string[];
  readonly isQuestion: boolean;
}

const questionStart =
  /^(?:(?:and|so|but|well|ok|okay|hey|hi|hello|oh|please|thanks|sorry|then|now) )*(?:who|what(?! an? )|when(?! (?:i|we|my|he|she|they|you) )|where(?! (?:i|we) )|why|how(?! (?:nice|lovely|sweet|beautiful|kind|cute|funny|cool|sad|wonderful)\b)|which|do you|did you|are you|were you|have you|can you|could you|would you|will you|is (?:it|this|that|there|my|your)|does|may i|can i|should i|(?:can|could|shall|may|should) we|(?:is|are|was|were|does|did|can|could|should|would|will) (?:the|a|an|my|his|her|their|our|these|those|he|she|they|people|\p{L}{3,}s)|do (?:they|people|\p{L}{3,}s)|tell me|describe|introduce yourself|talk about)\b/iu;

/** "I never finish books, is that bad" */
const tailQuestion =
  /^(?:(?:and|so|but) )?(?:is (?:it|that|this) \p{L}+|what (?:do|should|can|would) (?:i|you|we)\b|should i|can i|do you|did you|are you|have you|can you|could you|would you|why is (?:it|that)|how (?:do|can|should) i)\b/iu;
const tailOf = (part: string): readonly string[] =>
  part
    .split(/,\s+/u)
    .slice(1)
    .slice(-1)
    .map((clause) => plainWords(clause));

/** The same without the comma. */
const endsAsking =
  /\s(?:is (?:it|that|this) (?:bad|ok|okay|normal|weird|wrong|stupid|silly|crazy|strange|rude|selfish|safe|dangerous|too \p{L}+)|(?:what|where|how|who|which one) (?:do|should|can|could) (?:i|we) \p{L}+(?: to)?|any (?:tips|advice|ideas|thoughts|suggestions|recommendations)|what do you think)$/iu;
const isAsked = (part: string, words: string): boolean =>
  /\?/u.test(part) ||
  questionStart.test(words) ||
  endsAsking.test(words) ||
  tailOf(part).some((clause) => tailQuestion.test(clause));

/** The sentences of a legible text: of many, the first and the last ones. */
export const sentencesOf = (text: string): readonly Sentence[] => {
  const all = text
    .split(/(?<=[.!?…。！？])\s+|\s*[\n;]\s*|\s+(?:—|–)\s+/u)
    .map((part) => ({ part, words: plainWords(part) }))
    .filter(({ words }) => words !== '')
    .map(({ part, words }) => ({
      words,
      clauses: part.split(/,\s+/u).map((clause) => plainWords(clause)),
      isQuestion: isAsked(part, words),
    }));
  return all.length <= SENTENCES_MAX ? all : [...all.slice(0, 1), ...all.slice(1 - SENTENCES_MAX)];
};
