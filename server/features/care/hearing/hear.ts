import { type CareLanguage, NEED_KINDS, type Need } from '#contract/care.ts';
import { conceptFinder } from './conceptsIn.ts';
import { featuresOf, isDense, type Shown } from './features.ts';
import { languagesOf } from './language.ts';
import { legible } from './legible.ts';
import { lexicons } from './lexicons/byLanguage.ts';
import { type LinearModel, readModel } from './linearModel.ts';
import { softmax } from './softmax.ts';
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

let model: LinearModel | undefined;

const KINDS = NEED_KINDS.length;

/** Columns of the model: nothing, the kinds, then whether it is urgent, and about somebody else. */
export const NEED_COLUMNS = ['none', ...NEED_KINDS, 'now', 'other'] as const;

interface Guess extends Omit<Heard, 'language'> {
  /** That somebody is in need, 0 to 1. */
  readonly chance: number;
}

/** How likely a need is by the model alone, and which. */
export const guess = (shown: Shown, earlier?: Shown): Guess => {
  model ??= readModel(new URL('need.bin', import.meta.url));
  const scores = model.scores(featuresOf(shown, earlier));
  const kinds = scores.slice(0, 1 + KINDS);
  softmax(kinds);
  const [none = 1, ...others] = kinds;
  const kind = NEED_KINDS[others.indexOf(Math.max(...others))] ?? 'selfHarm';
  const isNow = (scores[1 + KINDS] ?? 0) > 0;
  const isOther = (scores[2 + KINDS] ?? 0) > 0;
  return { chance: 1 - none, kind, urgency: isNow ? 'now' : 'near', about: isOther ? 'other' : 'self' };
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
  if (found === undefined || found.chance < enough(language, isEnough ? text : `${earlier} ${text}`)) return null;
  const { kind, urgency, about } = found;
  return { kind, urgency, about, language };
};
