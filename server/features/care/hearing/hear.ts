import { type CareLanguage, NEED_KINDS, type Need } from '#contract/care.ts';
import { conceptFinder } from './conceptsIn.ts';
import { featuresOf, isDense, type Shown } from './features.ts';
import { languagesOf } from './language.ts';
import { legible } from './legible.ts';
import { lexicons } from './lexicons/byLanguage.ts';
import { type LinearModel, readModel } from './linearModel.ts';
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
    patterns: surePatterns(lexicons[language]),
  };
  ears.set(language, made);
  return made;
};

interface Models {
  /** One column: whether somebody is in need. */
  readonly need: LinearModel;
  /** Columns `KIND_COLUMNS`, for those who are. */
  readonly kind: LinearModel;
}
let models: Models | undefined;
const readModels = (): Models =>
  (models ??= {
    need: readModel(new URL('need.bin', import.meta.url)),
    kind: readModel(new URL('kind.bin', import.meta.url)),
  });

/** The kinds of need, then whether it is urgent, and about somebody else. */
export const KIND_COLUMNS = [...NEED_KINDS, 'now', 'other'] as const;

interface Guess {
  /** That somebody is in need, 0 to 1. */
  readonly chance: number;
  readonly features: ReadonlySet<number>;
}

/** How likely a need is by the model alone. */
const guess = (shown: Shown, earlier?: Shown): Guess => {
  const features = featuresOf(shown, earlier);
  const [score = 0] = readModels().need.scores(features);
  return { chance: 1 / (1 + Math.exp(-score)), features };
};

/** Which need it is. */
const told = ({ features }: Guess): Omit<Heard, 'language'> => {
  const scores = readModels().kind.scores(features);
  const kinds = scores.slice(0, NEED_KINDS.length);
  const [isNow = 0, isOther = 0] = scores.slice(NEED_KINDS.length);
  return {
    kind: NEED_KINDS[kinds.indexOf(Math.max(...kinds))] ?? 'selfHarm',
    urgency: isNow > 0 ? 'now' : 'near',
    about: isOther > 0 ? 'other' : 'self',
  };
};

/** Words that are too few for the model to tell much from. */
const FEW_WORDS = 2;

/** Ends of sentences; long ones without any are cut by words, so that what matters is not lost among the rest. */
const SENTENCE_END = /(?<=[.!?…。！？])\s*|\n+/u;
const WORDS_AT_ONCE = 24;

const partsOf = (text: string): readonly string[] => {
  const sentences = text.split(SENTENCE_END).filter((part) => part.trim() !== '');
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

/** How likely it is that a text, in one language, tells of a need. */
const guessIn = (language: CareLanguage, text: string): Guess | undefined => {
  const ear = earFor(language);
  const shown = shownIn(ear, text);
  const parts = partsOf(text).map((part) => guess(shownIn(ear, part)));
  return likeliest([guess(shown), ...parts.map((part) => ({ ...part, chance: part.chance ** PART_POWER }))]);
};

/** The same of a text after another. */
const guessAfter = (language: CareLanguage, text: string, earlier: string): Guess => {
  const ear = earFor(language);
  return guess(shownIn(ear, text), shownIn(ear, earlier));
};

const SURE_OF_FEW = 0.85;
/** So short a sentence tells little to the model; its patterns know how needs are put so shortly. */
const SHORT = 3;

/** From which chance on a text is taken for a need: a single word never by the model alone. */
const enough = (language: CareLanguage, text: string): number => {
  const threshold = thresholds[language];
  if (isDense(text)) return threshold;
  const words = text.split(' ').length;
  if (words === 1) return 1;
  return words <= SHORT ? Math.max(threshold, SURE_OF_FEW) : threshold;
};

/** Makes ready to hear this text: the first time in a language, that takes up to a second, and lets other work go on meanwhile. */
export const listen = async (said: string): Promise<void> => {
  const text = legible(said);
  for (const language of languagesOf(text)) await earFor(language).patterns.warm(text);
};

/**
 * What somebody needs help with who says `said`, after they said `before`: by sure patterns of its language, else by a linear model.
 * Null where nothing tells of a need.
 */
export const hear = (said: string, before = ''): Heard | null => {
  const text = legible(said);
  if (text === '') return null;
  const languages = languagesOf(text);
  for (const language of languages) {
    const sure = earFor(language).patterns.find(text);
    if (sure !== undefined) return { ...sure, language };
  }
  const [language = 'en'] = languages;
  const earlier = legible(before);
  const alone = guessIn(language, text);
  const isEnough = alone !== undefined && alone.chance >= enough(language, text);
  const found = isEnough || earlier === '' ? alone : guessAfter(language, text, earlier);
  const all = isEnough || earlier === '' ? text : `${earlier} ${text}`;
  if (found === undefined || found.chance < enough(language, all)) return null;
  return { ...told(found), language };
};
