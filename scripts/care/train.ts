import { writeFileSync } from 'node:fs';
import { CARE_LANGUAGES, NEED_KINDS, type CareLanguage } from '#contract/care.ts';
import { ALWAYS, featuresOf } from '#server/features/care/hearing/features.ts';
import { earFor, KIND_COLUMNS } from '#server/features/care/hearing/hear.ts';
import { scriptLanguage } from '#server/features/care/hearing/language.ts';
import { legible } from '#server/features/care/hearing/legible.ts';
import { encodeModel, keyOf } from '#server/features/care/hearing/linearModel.ts';
import { partOf } from '../lib/turns.ts';
import { optimise, type Sample } from './optimise.ts';
import { placed, prepare, type Prepared, vocabularyOf } from './samples.ts';
import { plainPairs } from './plainPairs.ts';
import { plainTexts } from './plainTexts.ts';
import { isHeldOut, type Labelled, readSentences } from './sentences.ts';

/**
 * Trains what hears a need (`npm run care:train`): reads scripts/care/sentences, leaves out the families that are held out, and writes
 * need.bin, kind.bin, language.bin and thresholds.ts into server/features/care/hearing. The same sentences give the same weights.
 */
const OUT = new URL('../../server/features/care/hearing/', import.meta.url);
const MADE = new Date().toISOString().slice(0, 10);
const SETTINGS = { epochs: 14, rate: 0.3, decay: 1e-4, dropout: 0.2, seed: 7 };
/** Features that are kept: with these the files stay below 400 kB. Whether there is a need is harder to tell than which. */
const NEED_FEATURES = 150_000;
const KIND_FEATURES = 20_000;
/** A weight is one of so many steps on either side of 0: more are lost in the noise of training, and cost bytes. */
const STEPS = 31;
const LANGUAGE_FEATURES = 4500;
/** Of harmless sentences, half of them tricky, so many may be taken for a need. */
const FALSE_ALARMS: Readonly<Record<'many' | 'few', number>> = { many: 0.16, few: 0.19 };
/** Of plain sentences, so many. */
const PLAIN_FALSE_ALARMS = 0.06;
const FOLDS = 4;
/** Whether there is a need, the mean of so many trainings tells: one alone leans to what it happened to see last. */
const TRAININGS = 3;

const columnsOf = (
  columns: number,
  samples: readonly Sample[],
  vocabulary: ReadonlyMap<number, number>,
  trainings = 1,
): Float32Array => {
  const mean = new Float32Array(vocabulary.size * columns);
  for (let training = 0; training < trainings; training += 1) {
    const seed = SETTINGS.seed + 100 * training;
    const always = vocabulary.get(ALWAYS) ?? -1;
    const { weights } = optimise(samples, { ...SETTINGS, seed, columns, vocabulary: vocabulary.size, always });
    for (const [index, weight] of weights.entries()) mean[index] = (mean[index] ?? 0) + weight / trainings;
  }
  return mean;
};

/** The features whose weights differ most between columns. */
const strongest = (weights: Float32Array, columns: number, vocabulary: ReadonlyMap<number, number>, most: number) =>
  new Map(
    [...vocabulary]
      .map(([feature, place]) => {
        const row = weights.subarray(place * columns, (place + 1) * columns);
        return { feature, spread: feature === ALWAYS ? Infinity : Math.max(...row) - Math.min(...row) };
      })
      .toSorted((a, b) => b.spread - a.spread)
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
  const ordered = [...vocabulary]
    .toSorted(([a], [b]) => a - b)
    .filter(([feature], index, all) => keyOf(feature) !== keyOf(all[index - 1]?.[0] ?? -1));
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
      ordered.map(([feature]) => keyOf(feature)),
      bytes,
    ),
  );
};

const own = new Set(plainTexts());
const all = [...readSentences(process.argv[2]), ...own];
const seen = all.filter((sentence) => !isHeldOut(sentence));
const pairs = new Set(plainPairs(seen));
const known = [...seen, ...pairs].map(prepare);
process.stdout.write(`${all.length} sentences, ${known.length} to train with\n`);

const samplesFor = (
  prepared: readonly Prepared[],
  vocabulary: ReadonlyMap<number, number>,
  labelOf: (sentence: Labelled) => number,
): Sample[] =>
  prepared.map(({ sentence, features }) => ({ ...placed(features, vocabulary), label: labelOf(sentence), weight: 1 }));

const isInNeed = ({ need }: Labelled): number => (need === null ? 0 : 1);

const trainLanguages = (): void => {
  const latin = CARE_LANGUAGES.filter((language) => !['ru', 'ar', 'zh', 'ja', 'ko'].includes(language));
  const prepared = all
    .filter((sentence) => scriptLanguage(legible(sentence.text)) === undefined && latin.includes(sentence.language))
    .map((sentence) => ({ sentence, features: [...featuresOf({ text: legible(sentence.text), concepts: [] })] }));
  const counts = new Map<CareLanguage, number>();
  for (const { sentence } of prepared) counts.set(sentence.language, (counts.get(sentence.language) ?? 0) + 1);
  const labelled = (vocabulary: ReadonlyMap<number, number>): Sample[] =>
    prepared.map(({ sentence, features }) => ({
      ...placed(features, vocabulary),
      label: latin.indexOf(sentence.language),
      weight: Math.min(1, 1500 / (counts.get(sentence.language) ?? 1)),
    }));
  const broad = vocabularyOf(prepared, 25);
  const first = columnsOf(latin.length, labelled(broad), broad);
  const vocabulary = strongest(first, latin.length, broad, LANGUAGE_FEATURES);
  const weights = columnsOf(latin.length, labelled(vocabulary), vocabulary);
  write('language.bin', vocabulary, [{ names: latin, weights }]);
};

/** The chance that only this part of them exceeds. */
const exceededBy = (chances: readonly number[], part: number): number =>
  chances.toSorted((a, b) => b - a)[Math.floor(chances.length * part)] ?? 0.5;

/** The lowest chances at which each language's false alarms, with those of its patterns, stay within bounds: by models that have not seen the family. */
const chooseThresholds = (): Record<string, number> => {
  const harmless: {
    readonly language: CareLanguage;
    readonly isPlain: boolean;
    readonly isOwn: boolean;
    readonly chance: number;
  }[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isIn = ({ sentence }: Prepared) => partOf(`fold ${sentence.family}`, FOLDS) === fold;
    const training = known.filter((one) => !isIn(one));
    const vocabulary = vocabularyOf(training, 2);
    const weights = columnsOf(2, samplesFor(training, vocabulary, isInNeed), vocabulary);
    for (const { sentence, features } of known.filter(isIn)) {
      if (sentence.need !== null || pairs.has(sentence)) continue;
      const shown = placed(features, vocabulary);
      const always = vocabulary.get(ALWAYS);
      let score = 0;
      for (const feature of shown.features)
        score +=
          ((weights[2 * feature + 1] ?? 0) - (weights[2 * feature] ?? 0)) /
          (feature === always ? 1 : Math.sqrt(shown.size));
      const isSure =
        sentence.earlier === '' && earFor(sentence.language).patterns.find(legible(sentence.text)) !== undefined;
      harmless.push({
        language: sentence.language,
        isPlain: !sentence.isTricky,
        isOwn: own.has(sentence),
        chance: isSure ? 1 : 1 / (1 + Math.exp(-score)),
      });
    }
  }
  return Object.fromEntries(
    CARE_LANGUAGES.map((language) => {
      const of = harmless.filter((one) => one.language === language);
      const most = language === 'en' || language === 'de' || language === 'es' ? FALSE_ALARMS.many : FALSE_ALARMS.few;
      const chance = Math.max(
        exceededBy(
          of.filter(({ isOwn }) => !isOwn).map((one) => one.chance),
          most,
        ),
        exceededBy(
          of.filter(({ isPlain }) => isPlain).map((one) => one.chance),
          PLAIN_FALSE_ALARMS,
        ),
      );
      return [language, Math.round(Math.min(0.95, Math.max(0.2, chance)) * 1000) / 1000];
    }),
  );
};

trainLanguages();
const thresholds = chooseThresholds();
writeFileSync(
  new URL('thresholds.ts', OUT),
  [
    "import type { CareLanguage } from '#contract/care.ts';",
    '',
    `/** From which chance on somebody is taken to be in need, by language; written by \`npm run care:train\` on ${MADE}. */`,
    'export const thresholds: Readonly<Record<CareLanguage, number>> = {',
    ...Object.entries(thresholds).map(([language, chance]) => `  ${language}: ${chance},`),
    '};',
    '',
  ].join('\n'),
);
process.stdout.write(`${JSON.stringify(thresholds)}\n`);

const trainNeed = (): void => {
  const broad = vocabularyOf(known, 2);
  const first = columnsOf(2, samplesFor(known, broad, isInNeed), broad);
  const vocabulary = strongest(first, 2, broad, NEED_FEATURES);
  const weights = columnsOf(2, samplesFor(known, vocabulary, isInNeed), vocabulary, TRAININGS);
  write('need.bin', vocabulary, [asOne('need', weights)]);
};

const trainKinds = (): void => {
  const inNeed = known.filter(({ sentence }) => sentence.need !== null);
  const kindOf = ({ need }: Labelled): number => (need === null ? 0 : NEED_KINDS.indexOf(need.kind));
  const broad = vocabularyOf(inNeed, 2);
  const first = columnsOf(NEED_KINDS.length, samplesFor(inNeed, broad, kindOf), broad);
  const vocabulary = strongest(first, NEED_KINDS.length, broad, KIND_FEATURES);
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

trainNeed();
trainKinds();
