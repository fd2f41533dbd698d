import { legibleText } from '../plainText.ts';
import type { Turn } from '../request.ts';
import { capital, type Told, type Tongue } from './tongue.ts';

const SENTENCES_MAX = 6;
const SENTENCE_MAX = 180;
const TURNS_MAX = 300;
const WORDS_MAX = 24;
const BEGINNING = 4;

/** A sentence of the person. */
export interface Sentence {
  /** As it was written, without the sign at its end. */
  readonly text: string;
  /** As the scripts expect it. */
  readonly words: string;
  readonly isQuestion: boolean;
}

/** The sentences of a text: of many, the first and the last ones. A day of a month ("3. Mai") ends none. */
export const sentencesIn = (raw: string, { fold, startsQuestion }: Tongue): readonly Sentence[] => {
  const all = legibleText(raw)
    .split(/(?<=(?<!\d)[.!?…])\s+|\s*[\n;]\s*|\s+(?:—|–)\s+|\s*(?=[¿¡])/u)
    .map((part) => part.slice(0, SENTENCE_MAX))
    .map((part) => ({
      text: part.replace(/^[¿¡"\s]+|[.!?…",:;\s]+$/gu, ''),
      words: fold(part),
      isQuestion: part.includes('?') || startsQuestion.test(fold(part)),
    }))
    .filter(({ words }) => words !== '');
  return all.length <= SENTENCES_MAX ? all : [...all.slice(0, 1), ...all.slice(1 - SENTENCES_MAX)];
};

/** Words that tell a sentence from others, the beginnings of longer ones. */
export const tellingWords = (text: string, { fold, empty }: Tongue): readonly string[] => [
  ...new Set(
    fold(text)
      .split(' ')
      .filter((word) => word.length > 1 && !empty.has(word))
      .map((word) => word.slice(0, Math.max(BEGINNING, word.length - 2))),
  ),
];

/** What is asked to be remembered in a sentence. */
export const toRemember = (text: string, { remember }: Tongue): string | undefined => remember.exec(text)?.[1];

const clausesOf = (text: string): readonly string[] => [
  text,
  ...text.split(
    /,\s+|\s+(?:und|aber|weil|y|pero|porque)\s+(?=(?:ich|mein\p{L}*|mis?|me|tengo|vivo|soy|trabajo)(?!\p{L}))/iu,
  ),
];

const plainTold = (sentence: string, text: string, tongue: Tongue): Told | undefined => {
  if (!tongue.ownLife.test(text) || text.split(' ').length > WORDS_MAX || !text.includes(' ')) return undefined;
  const ofClause = text === sentence ? undefined : tongue.clauseBack(sentence, text);
  const back = ofClause ?? (tongue.ofOther.test(text) ? `${capital(tongue.turnRound(text))}.` : tongue.quote(text));
  return { kind: 'other', value: text, back, words: tellingWords(text, tongue) };
};

/** What a sentence tells, each thing once; `other` where it tells nothing that is asked after by name. */
export const toldIn = (sentence: string, tongue: Tongue): readonly Told[] => {
  const text = toRemember(sentence, tongue) ?? sentence;
  const found = tongue.tellings.flatMap(({ kind, pattern, value, back }) => {
    const groups = clausesOf(text)
      .map((clause) => pattern.exec(clause))
      .findLast((match) => match !== null);
    if (groups === undefined || groups === null) return [];
    const said = groups.map((group) => group ?? '');
    return [{ kind, value: value(said), back: back(said), words: tellingWords(back(said), tongue) }];
  });
  const kept = found.filter(
    ({ kind }, index) =>
      kind !== 'name' || found.findIndex((one) => one.kind === 'name' || one.kind === 'job') === index,
  );
  const plain = plainTold(sentence, text, tongue);
  return kept.length > 0 || plain === undefined ? kept : [plain];
};

/** All that the person told, oldest first. */
export const toldOf = (turns: readonly Turn[], tongue: Tongue): readonly Told[] =>
  turns
    .slice(-TURNS_MAX)
    .filter(({ role }) => role === 'user')
    .flatMap(({ text }) => sentencesIn(text.replace(/\*[^*]*\*/gu, ' '), tongue))
    .filter(({ text, isQuestion }) => !isQuestion || toRemember(text, tongue) !== undefined)
    .flatMap(({ text }) => toldIn(text, tongue));

const ENOUGH = 0.5;
const ALL_MAX = 5;

/** What is known of what somebody asks after, or that they have not told it. */
export type Recalled = { readonly kind: 'known'; readonly text: string } | { readonly kind: 'unknown' };

/** Nothing where they do not ask after what they told. */
export const recalled = (words: string, told: readonly Told[], name: string, tongue: Tongue): Recalled | undefined => {
  if (tongue.asksAll.test(words)) {
    const ownFirst = told.filter(({ kind, value, back }) => kind !== 'other' || !back.includes(value));
    const all = [...new Set(ownFirst.map(({ back }) => back))].slice(-ALL_MAX);
    return all.length === 0 ? { kind: 'unknown' } : { kind: 'known', text: all.join(' ') };
  }
  if (!tongue.asksMemory.test(words) || tongue.asksAdvice.test(words)) return undefined;
  const asked = tellingWords(words, tongue);
  const kind = tongue.asks.find(([, pattern]) => pattern.test(words))?.[0];
  const hits = (one: Told): number =>
    asked.filter((word) => one.words.some((own) => own.startsWith(word) || word.startsWith(own))).length;
  const isExact = kind !== undefined && kind !== 'called' && kind !== 'like';
  const ofKind = told.filter((one) => one.kind === kind && (isExact || hits(one) > 0));
  const best = told
    .map((one, index) => ({ one, index, hits: hits(one) }))
    .filter(({ hits }) => hits > 0 && hits / asked.length >= ENOUGH)
    .toSorted((a, b) => b.hits - a.hits || b.index - a.index)[0]?.one;
  const found = ofKind.at(-1) ?? best;
  if (found !== undefined) return { kind: 'known', text: found.back };
  if (kind === 'name' && name !== '') return { kind: 'known', text: tongue.named(name) };
  return { kind: 'unknown' };
};
