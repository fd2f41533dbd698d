import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARE_LANGUAGES, NEED_KINDS, type CareLanguage } from '#contract/care.ts';
import { ALWAYS } from '#server/features/care/hearing/features.ts';
import { evidenceOf, KIND_COLUMNS, needIn, NETWORK_LANGUAGES } from '#server/features/care/hearing/hear.ts';
import { scriptLanguage } from '#server/features/care/hearing/language.ts';
import { legible } from '#server/features/care/hearing/legible.ts';
import { encodeModel, keyOf } from '#server/features/care/hearing/linearModel.ts';
import { encodeNetwork, wordsOf } from '#server/features/care/hearing/network.ts';
import { optimise, type Sample } from './optimise.ts';
import { countsOf, placed, prepare, prepareLetters, type Prepared, vocabularyOf } from './samples.ts';
import { plainPairs } from './plainPairs.ts';
import { plainTexts } from './plainTexts.ts';
import { type Labelled, readSentences } from './sentences.ts';
import { trainNetwork } from './trainNetwork.ts';

/**
 * Trains what hears a need (`npm run care:train`): reads scripts/care/sentences, and writes
 * need.bin, network.bin, kind.bin, language.bin and thresholds.ts into server/features/care/hearing. The same sentences give the same weights.
 */
const OUT = new URL('../../server/features/care/hearing/', import.meta.url);
const ALWAYS_KEY = keyOf(ALWAYS);
const MADE = new Date().toISOString().slice(0, 10);
const SETTINGS = { epochs: 14, rate: 0.3, decay: 1e-4, dropout: 0.2, seed: 7 };
/** Features that are kept: with these the files stay below 400 kB. Whether there is a need is harder to tell than which. */
const NEED_FEATURES = 180_000;
const KIND_FEATURES = 12_000;
const NETWORK = { epochs: 14, rate: 0.1, dropWords: 0.08, dropFound: 0.25, seed: 7 };
/** A weight is one of so many steps on either side of 0: more are lost in the noise of training, and cost bytes. */
const STEPS = 22;
const LANGUAGE_FEATURES = 6000;
const APART = new URL('../../bench/care/apart/', import.meta.url);
/** Sentences that no model is trained with, and that thresholds are chosen by; others there are for judging what comes of it. */
const CHOSEN_BY = ['L', 'N', 'O', 'R'];
/**
 * How many times a sentence counts whose writer saw no others (families of one capital letter): such are nearer to what people say than
 * paraphrases are.
 */
const BY_STRANGERS = 3;
const MANY: ReadonlySet<string> = new Set(['en', 'de', 'es']);
/** Of their harmless ones, half of them tricky, so many may be taken for a need: in languages of which there are many sentences, and few. A little under what is promised. */
const FALSE_ALARMS: Readonly<Record<'many' | 'few', number>> = { many: 0.0475, few: 0.06 };
/** In which thresholds are looked for, in hundredths: those sentences are too few to be trusted beyond. */
const LOWEST = 45;
const HIGHEST = 65;
/** Whether there is a need, the mean of so many trainings tells: one alone leans to what it happened to see last. */
const TRAININGS = 8;

const columnsOf = (
  columns: number,
  samples: readonly Sample[],
  vocabulary: ReadonlyMap<number, number>,
  trainings = 1,
): Float32Array => {
  const mean = new Float32Array(vocabulary.size * columns);
  for (let training = 0; training < trainings; training += 1) {
    const seed = SETTINGS.seed + 100 * training;
    const always = vocabulary.get(ALWAYS_KEY) ?? -1;
    const { weights } = optimise(samples, { ...SETTINGS, seed, columns, vocabulary: vocabulary.size, always });
    for (const [index, weight] of weights.entries()) mean[index] = (mean[index] ?? 0) + weight / trainings;
  }
  return mean;
};

/** Between how much a feature tells where it is shown, and how often that is: rare ones mostly tell of the sentences that they were learned from. */
const COMMON = 0.25;

/** The features whose weights differ most between columns, common ones before rare ones. */
const strongest = (
  weights: Float32Array,
  columns: number,
  vocabulary: ReadonlyMap<number, number>,
  counts: ReadonlyMap<number, number>,
  most: number,
) =>
  new Map(
    [...vocabulary]
      .map(([feature, place]) => {
        const row = weights.subarray(place * columns, (place + 1) * columns);
        const spread = (Math.max(...row) - Math.min(...row)) * (counts.get(feature) ?? 0) ** COMMON;
        return { feature, worth: feature === ALWAYS_KEY ? Infinity : spread };
      })
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, most)
      .map(({ feature }, place): [number, number] => [feature, place]),
  );

interface Head {
  readonly names: readonly string[];
  readonly weights: Float32Array;
}

/** A head of two columns as one: what speaks for its second. */
const asOne = (name: string, weights: Float32Array): Head => ({
  names: [name],
  weights: Float32Array.from(
    { length: weights.length / 2 },
    (_, row) => (weights[2 * row + 1] ?? 0) - (weights[2 * row] ?? 0),
  ),
});

const write = (file: string, vocabulary: ReadonlyMap<number, number>, heads: readonly Head[]): void => {
  const columns = heads.flatMap(({ names }) => names);
  const ordered = [...vocabulary].toSorted(([a], [b]) => a - b);
  const scales: number[] = [];
  const bytes = new Int8Array(ordered.length * columns.length);
  let offset = 0;
  for (const { names, weights } of heads) {
    for (const [index] of names.entries()) {
      const of = (place: number) => weights[place * names.length + index] ?? 0;
      const top = ordered.reduce((most, [, place]) => Math.max(most, Math.abs(of(place))), 0);
      scales.push(top / STEPS);
      for (const [row, [, place]] of ordered.entries())
        bytes[row * columns.length + offset + index] = Math.round((of(place) / top) * STEPS);
    }
    offset += names.length;
  }
  const about = { made: MADE, columns, scales, features: ordered.length };
  writeFileSync(
    new URL(file, OUT),
    encodeModel(
      about,
      ordered.map(([key]) => key),
      bytes,
    ),
  );
};

const all = [...readSentences(process.argv[2]), ...plainTexts()];
const known = [...all, ...plainPairs(all)].map(prepare);
process.stdout.write(`${all.length} sentences, ${known.length} to train with\n`);

const weightOf = ({ family }: Labelled): number => (/ [A-Z]$/u.test(family) ? BY_STRANGERS : 1);

const samplesFor = (
  prepared: readonly Prepared[],
  vocabulary: ReadonlyMap<number, number>,
  labelOf: (sentence: Labelled) => number,
): Sample[] =>
  prepared.map(({ sentence, features }) => ({
    ...placed(features, vocabulary),
    label: labelOf(sentence),
    weight: weightOf(sentence),
  }));

const isInNeed = ({ need }: Labelled): number => (need === null ? 0 : 1);

const trainLanguages = (): void => {
  const latin = CARE_LANGUAGES.filter((language) => !['ru', 'ar', 'zh', 'ja', 'ko'].includes(language));
  const prepared = all
    .filter((sentence) => scriptLanguage(legible(sentence.text)) === undefined && latin.includes(sentence.language))
    .map(prepareLetters);
  const sentences = new Map<CareLanguage, number>();
  for (const { sentence } of prepared) sentences.set(sentence.language, (sentences.get(sentence.language) ?? 0) + 1);
  const labelled = (vocabulary: ReadonlyMap<number, number>): Sample[] =>
    prepared.map(({ sentence, features }) => ({
      ...placed(features, vocabulary),
      label: latin.indexOf(sentence.language),
      weight: Math.min(1, 1500 / (sentences.get(sentence.language) ?? 1)),
    }));
  const counts = countsOf(prepared);
  const broad = vocabularyOf(counts, 25);
  const first = columnsOf(latin.length, labelled(broad), broad);
  const vocabulary = strongest(first, latin.length, broad, counts, LANGUAGE_FEATURES);
  const weights = columnsOf(latin.length, labelled(vocabulary), vocabulary);
  write('language.bin', vocabulary, [{ names: latin, weights }]);
};

/** A threshold, with what is heard by it of the sentences that it was chosen by. */
interface Chosen {
  readonly threshold: number;
  /** As a comment beside it. */
  readonly figures: string;
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} % of ${whole}`;

/**
 * The lowest threshold at which each language's false alarms among the sentences to choose by stay within bounds: one for the languages of many
 * sentences, which the same two models hear.
 */
const chooseThresholds = (): ReadonlyMap<CareLanguage, Chosen> => {
  const known = CHOSEN_BY.flatMap((folder) => readSentences(fileURLToPath(new URL(folder, APART)))).flatMap(
    ({ need, language, text, earlier }) => {
      const evidence = evidenceOf(text, earlier);
      return evidence === null ? [] : [{ language, isNeed: need !== null, evidence }];
    },
  );
  return new Map(
    CARE_LANGUAGES.map((language) => {
      const of = known.filter((one) => one.language === language);
      const [inNeed, harmless] = [of.filter(({ isNeed }) => isNeed), of.filter(({ isNeed }) => !isNeed)];
      const heardIn = (some: typeof of, threshold: number): number =>
        some.filter(({ evidence }) => needIn(evidence, threshold) !== null).length;
      const isMany = MANY.has(language);
      const chosenBy = isMany ? known.filter((one) => MANY.has(one.language) && !one.isNeed) : harmless;
      const most = chosenBy.length * FALSE_ALARMS[isMany ? 'many' : 'few'];
      const thresholds = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, step) => (LOWEST + step) / 100);
      const threshold = thresholds.find((one) => heardIn(chosenBy, one) <= most) ?? HIGHEST / 100;
      const recall = percent(heardIn(inNeed, threshold), inNeed.length);
      const alarms = percent(heardIn(harmless, threshold), harmless.length);
      return [language, { threshold, figures: `recall ${recall}, false alarms ${alarms}` }];
    }),
  );
};

const trainNeed = (): void => {
  const counts = countsOf(known);
  const broad = vocabularyOf(counts, 2);
  const first = columnsOf(2, samplesFor(known, broad, isInNeed), broad);
  const vocabulary = strongest(first, 2, broad, counts, NEED_FEATURES);
  const weights = columnsOf(2, samplesFor(known, vocabulary, isInNeed), vocabulary, TRAININGS);
  write('need.bin', vocabulary, [asOne('need', weights)]);
};

const trainWords = (): void => {
  const examples = known
    .filter(({ sentence }) => NETWORK_LANGUAGES.has(sentence.language))
    .flatMap(({ sentence }) => {
      const { text, earlier, need } = sentence;
      const example = { words: wordsOf(legible(text), legible(earlier)), isNeed: need !== null };
      return Array.from({ length: weightOf(sentence) }, () => example);
    });
  const weights = trainNetwork(examples, NETWORK, (line) => process.stdout.write(line));
  writeFileSync(new URL('network.bin', OUT), encodeNetwork(MADE, weights));
};

const trainKinds = (): void => {
  const inNeed = known.filter(({ sentence }) => sentence.need !== null);
  const kindOf = ({ need }: Labelled): number => (need === null ? 0 : NEED_KINDS.indexOf(need.kind));
  const counts = countsOf(inNeed);
  const broad = vocabularyOf(counts, 2);
  const first = columnsOf(NEED_KINDS.length, samplesFor(inNeed, broad, kindOf), broad);
  const vocabulary = strongest(first, NEED_KINDS.length, broad, counts, KIND_FEATURES);
  const columns = (count: number, labelOf: (sentence: Labelled) => number) =>
    columnsOf(count, samplesFor(inNeed, vocabulary, labelOf), vocabulary);
  const [now = '', other = ''] = KIND_COLUMNS.slice(NEED_KINDS.length);
  write('kind.bin', vocabulary, [
    { names: NEED_KINDS, weights: columns(NEED_KINDS.length, kindOf) },
    asOne(
      now,
      columns(2, ({ need }) => (need?.urgency === 'now' ? 1 : 0)),
    ),
    asOne(
      other,
      columns(2, ({ need }) => (need?.about === 'other' ? 1 : 0)),
    ),
  ]);
};

trainLanguages();
trainNeed();
trainWords();
trainKinds();
const chosen = chooseThresholds();
writeFileSync(
  new URL('thresholds.ts', OUT),
  [
    "import type { CareLanguage } from '#contract/care.ts';",
    '',
    `/** From which chance on somebody is taken to be in need, by language; written by \`npm run care:train\` on ${MADE}, with what it hears of the sets that it was chosen by (bench/care/apart/${CHOSEN_BY.join(', ')}). */`,
    'export const thresholds: Readonly<Record<CareLanguage, number>> = {',
    ...[...chosen].map(([language, { threshold, figures }]) => `  ${language}: ${threshold}, // ${figures}`),
    '};',
    '',
  ].join('\n'),
);
for (const [language, { threshold, figures }] of chosen) process.stdout.write(`${language} ${threshold}: ${figures}\n`);
