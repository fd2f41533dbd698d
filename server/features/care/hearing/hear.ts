import { type CareLanguage, NEED_KINDS, type Need } from '#contract/care.ts';
import { conceptFinder } from './conceptsIn.ts';
import { despairIn } from './despair.ts';
import { featuresOf, isDense, type Shown } from './features.ts';
import { languagesOf, scriptLanguage } from './language.ts';
import { legible } from './legible.ts';
import { lexicons } from './lexicons/byLanguage.ts';
import { type LinearModel, readModel } from './linearModel.ts';
import { type NetworkWeights, readNetwork, scoreOf } from './network.ts';
import { isPlainQuestion } from './plainQuestions.ts';
import { surePatterns, type SurePatterns } from './surePatterns.ts';
import { thresholds } from './thresholds.ts';

/** What was heard. Where the person is, the text does not tell. */
export type Heard = Omit<Need, 'country'>;

interface Ear {
  readonly concepts: ReturnType<typeof conceptFinder>;
  readonly patterns: SurePatterns;
}

const ears = new Map<CareLanguage, Ear>();

/** Made when a language is first heard: that takes longer than a judgement. */
export const earFor = (language: CareLanguage): Ear => {
  const made = ears.get(language) ?? {
    concepts: conceptFinder(lexicons[language].words),
    patterns: surePatterns({ ...lexicons[language], patterns: [...lexicons[language].patterns, despairIn(language)] }),
  };
  ears.set(language, made);
  return made;
};

interface Models {
  /** One column: whether somebody is in need. */
  readonly need: LinearModel;
  /** The same for `NETWORK_LANGUAGES`, by words in their order, where the one above goes by which of them there are. */
  readonly network: NetworkWeights;
  /** Columns `KIND_COLUMNS`, for those who are. */
  readonly kind: LinearModel;
}
let models: Models | undefined;
const readModels = (): Models =>
  (models ??= {
    need: readModel(new URL('need.bin', import.meta.url)),
    network: readNetwork(new URL('network.bin', import.meta.url)),
    kind: readModel(new URL('kind.bin', import.meta.url)),
  });

/** The kinds of need, then whether it is urgent, and about somebody else. */
export const KIND_COLUMNS = [...NEED_KINDS, 'now', 'other'] as const;

interface Guess {
  /** That somebody is in need, 0 to 1. */
  readonly chance: number;
  readonly features: ReadonlySet<number>;
}

/** In which sentences enough are known to train a network with. */
export const NETWORK_LANGUAGES: ReadonlySet<CareLanguage> = new Set(['en', 'de', 'es']);

/** What the linear model counts beside the network, chosen by the figures of sentences that stand in no training (bench/care/apart). */
const LINEAR_PART = 0.6;

/** How likely a need is by the models alone: where there are two, each makes other mistakes, and both together fewer than either. */
const guess = (language: CareLanguage, shown: Shown, earlier?: Shown): Guess => {
  const features = featuresOf(shown, earlier);
  const { need, network } = readModels();
  const [linear = 0] = need.scores(features);
  const score = NETWORK_LANGUAGES.has(language)
    ? LINEAR_PART * linear + (1 - LINEAR_PART) * scoreOf(network, shown.text, earlier?.text)
    : linear;
  return { chance: 1 / (1 + Math.exp(-score)), features };
};

/** From which score on a need is urgent: below 0, where both are as likely, for an emergency number too many costs less than one too few. */
const URGENT_FROM = -0.6;

/** Which need it is. */
const told = ({ features }: Pick<Guess, 'features'>): Omit<Heard, 'language'> => {
  const scores = readModels().kind.scores(features);
  const kinds = scores.slice(0, NEED_KINDS.length);
  const [isNow = 0, isOther = 0] = scores.slice(NEED_KINDS.length);
  return {
    kind: NEED_KINDS[kinds.indexOf(Math.max(...kinds))] ?? 'selfHarm',
    urgency: isNow > URGENT_FROM ? 'now' : 'near',
    about: isOther > 0 ? 'other' : 'self',
  };
};

/** Words that are too few for the model to tell much from. */
const FEW_WORDS = 2;

/** Ends of sentences; long ones without any are cut by words, so that what matters is not lost among the rest. */
const SENTENCE_END = /(?<=[.!?…。！？])\s*/u;
const WORDS_AT_ONCE = 24;

/** Lines of what was said, each legible by itself: many end theirs with no other sign. */
const linesOf = (said: string): readonly string[] => said.split(/[\r\n]+/).map(legible);

const partsOf = (lines: readonly string[]): readonly string[] => {
  const sentences = lines.flatMap((line) => line.split(SENTENCE_END)).filter((part) => part.trim() !== '');
  const parts = sentences.flatMap((sentence) => {
    const words = sentence.split(' ');
    if (words.length <= WORDS_AT_ONCE * 1.5) return [sentence];
    return Array.from({ length: Math.ceil((2 * words.length) / WORDS_AT_ONCE) - 1 }, (_, index) =>
      words.slice((index * WORDS_AT_ONCE) / 2, (index * WORDS_AT_ONCE) / 2 + WORDS_AT_ONCE).join(' '),
    );
  });
  const telling = parts.filter((part) => isDense(part) || part.split(' ').length > FEW_WORDS);
  return parts.length > 1 ? [...new Set(telling)] : [];
};

const shownIn = (ear: Ear, text: string): Shown => ({ text, concepts: ear.concepts(text) });

const likeliest = (guesses: readonly Guess[]): Guess | undefined => guesses.toSorted((a, b) => b.chance - a.chance)[0];

/** A part of a longer text has to say it more clearly: among many parts one or the other always seems to. */
const PART_POWER = 3;

/** How likely it is that a text, in one language, tells of a need. `lines` are the lines that it was said in. */
const guessIn = (language: CareLanguage, text: string, lines: readonly string[] = [text]): Guess | undefined => {
  const ear = earFor(language);
  const shown = shownIn(ear, text);
  const parts = partsOf(lines).map((part) => guess(language, shownIn(ear, part)));
  return likeliest([guess(language, shown), ...parts.map((part) => ({ ...part, chance: part.chance ** PART_POWER }))]);
};

/** What a text says together with the one before it. */
interface Together {
  /** As an answer to it. */
  readonly after: Guess;
  /** As if both were one. */
  readonly joined: Guess;
  /** Whether the one before told of a need by itself: then that may be all that both together tell of. */
  readonly isToldBefore: (threshold: number) => boolean;
}

/** What speaks for a need, before it is decided how much of it is enough. */
export interface Evidence {
  readonly language: CareLanguage;
  readonly text: string;
  readonly earlier: string;
  readonly sure?: Omit<Heard, 'language'>;
  readonly alone?: Guess;
  readonly together?: Together;
}

const togetherIn = (language: CareLanguage, text: string, earlier: string): Together => {
  const ear = earFor(language);
  const before = shownIn(ear, earlier);
  const both = `${earlier} ${text}`;
  const [spoken = language] = languagesOf(both);
  return {
    after: guess(language, shownIn(ear, text), before),
    joined: guess(spoken, shownIn(earFor(spoken), both)),
    isToldBefore: (threshold) =>
      ear.patterns.find(earlier) !== undefined || (guessIn(language, earlier)?.chance ?? 0) >= threshold,
  };
};

/** So short a sentence tells little to the model; its patterns know how needs are put so shortly. */
const SHORT = 3;

/** What speaks for a need of who says `said` after `before`. Null where nothing is said. */
export const evidenceOf = (said: string, before = ''): Evidence | null => {
  const text = legible(said);
  if (text === '') return null;
  const languages = languagesOf(text);
  const [language = 'en'] = languages;
  const earlier = legible(before);
  // A word or two may be in many languages, and most people write such in English.
  const isShort = scriptLanguage(text) === undefined && text.split(' ').length <= SHORT;
  for (const one of isShort ? new Set([...languages, 'en' as const]) : languages) {
    const ear = earFor(one);
    const sure = ear.patterns.find(text);
    if (sure === undefined) continue;
    // Patterns are sure of the need; the rest of what is said may make it urgent.
    const { urgency } = sure.urgency === 'now' ? sure : told({ features: featuresOf(shownIn(ear, text)) });
    const alone = guessIn(one, text, linesOf(said));
    return { language: one, text, earlier, sure: { ...sure, urgency }, ...(alone !== undefined && { alone }) };
  }
  const alone = guessIn(language, text, linesOf(said));
  return {
    language,
    text,
    earlier,
    ...(alone !== undefined && { alone }),
    ...(earlier !== '' && { together: togetherIn(language, text, earlier) }),
  };
};

const SURE_OF_FEW = 0.85;
/** The same in up to so many words: in them needs are mostly put plainly, and what only sounds like one is as short. */
const BRIEF = 7;
const SURE_OF_BRIEF = 0.72;

/** From which chance on a text is taken for a need: a single word never by the model alone. */
const enough = (text: string, threshold: number): number => {
  if (isDense(text)) return threshold;
  const words = text.split(' ').length;
  if (words === 1) return 1;
  if (words <= SHORT) return Math.max(threshold, SURE_OF_FEW);
  return words <= BRIEF ? Math.max(threshold, SURE_OF_BRIEF) : threshold;
};

/** How likely each of the two ways to hear both turns has to find it, for the other to count: else a plain line alarms after another plain one. */
const LEAST = 0.3;
/** From which chance on one way counts whatever the other says. */
const SURE_OF_BOTH = 0.9;
/** From which chance on an answer to a need that was told before tells of one as well: less would be "Good night then" after it. */
const NEW_AFTER_NEED = 0.7;
/** From which chance on a text alone counts where neither way to hear it with the one before finds anything: "all of them" after biscuits. */
const SURE_ALONE = 0.7;

/** How sure the models have to be of a need in a plain question: they have heard "how long does it take" mostly of overdoses. */
const SURE_OF_PLAIN = 0.85;

/** From which chance on a plain question counts at least; none is plain after a need that was told. */
const leastOfPlain = ({ language, text, together }: Evidence, threshold: number): number => {
  const isPlain = isPlainQuestion(language, text, earFor(language).concepts(text));
  return isPlain && together?.isToldBefore(threshold) !== true ? SURE_OF_PLAIN : 0;
};

/** From which chance on what is said counts by itself. */
const enoughAlone = (evidence: Evidence, threshold: number): number => {
  const { text, together } = evidence;
  const least = Math.max(enough(text, threshold), leastOfPlain(evidence, threshold));
  if (together === undefined) return least;
  const isDenied = together.after.chance <= LEAST && together.joined.chance <= LEAST;
  return isDenied ? Math.max(least, SURE_ALONE) : least;
};

/** Below this chance the model outweighs a pattern, in more words than so many. */
const OUTWEIGHS = 0.1;
const FEW_ENOUGH = 6;

/**
 * Whether the rest of what is said tells that a pattern is not meant as it stands: "Thinking of growing a moustache, talk me out of it". Of 1,823
 * sentences with a pattern that stand in no training (bench/care/apart), so it is with 60 of the 121 harmless ones, and with 1 of the 1,702 in need.
 */
const isOutweighed = ({ text, alone }: Evidence): boolean =>
  alone !== undefined && alone.chance < OUTWEIGHS && text.split(' ').length > FEW_ENOUGH;

/** What tells of a need, where so much is enough. */
export const needIn = (evidence: Evidence, threshold: number): Omit<Heard, 'language'> | null => {
  const { text, earlier, sure, alone, together } = evidence;
  if (sure !== undefined && !isOutweighed(evidence)) return sure;
  if (alone !== undefined && alone.chance >= enoughAlone(evidence, threshold)) return told(alone);
  if (together === undefined) return null;
  const { after, joined, isToldBefore } = together;
  const enoughOfBoth = enough(`${earlier} ${text}`, threshold);
  const least = joined.chance > LEAST ? Math.max(enoughOfBoth, leastOfPlain(evidence, threshold)) : SURE_OF_BOTH;
  const isFound = after.chance >= least || (joined.chance >= enoughOfBoth && after.chance > LEAST);
  if (!isFound || (after.chance < NEW_AFTER_NEED && isToldBefore(threshold))) return null;
  return told(after.chance >= least ? after : joined);
};

/** Makes ready to hear this text: the first time in a language, that takes up to a second, and lets other work go on meanwhile. */
export const listen = async (said: string): Promise<void> => {
  const text = legible(said);
  for (const language of languagesOf(text)) await earFor(language).patterns.warm(text);
};

/**
 * What somebody needs help with who says `said`, after they said `before`: by sure patterns of its language, else by trained models.
 * Null where nothing tells of a need.
 */
export const hear = (said: string, before = ''): Heard | null => {
  const evidence = evidenceOf(said, before);
  if (evidence === null) return null;
  const need = needIn(evidence, thresholds[evidence.language]);
  return need === null ? null : { ...need, language: evidence.language };
};
