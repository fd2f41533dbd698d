import { createHash } from 'node:crypto';
import { fillNames, type Names } from './fillNames.ts';

/** What decides about dice and clocks in a text: the same gives the same. */
export interface Chance {
  /** Of whom the text is told to whom: for what is picked once. */
  readonly lasting: string;
  /** Of this telling. */
  readonly passing: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Noncharacters stand for names until the rest is filled: a name may hold commas and braces. */
const STAND_INS: Names = { user: '\uFDD0', char: '\uFDD1' };
/** Macros in macros that are read; deeper ones stay as they stand. */
const DEPTH_MAX = 8;
const DICE_MAX = 20;

const COMMENT = '//';

/** A 32-bit number. */
const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** `:a,b` with `\,` for a comma, or `::a::b`. */
const itemsOf = (given: string): readonly string[] => {
  const items = given.startsWith('::') ? given.slice(2).split('::') : given.slice(1).split(/(?<!\\),/u);
  return items.map((item) => item.replaceAll(String.raw`\,`, ',').trim());
};

const chosenOf = (given: string, seed: string): string | undefined => {
  if (!given.startsWith(':')) return undefined;
  const items = itemsOf(given);
  return items[hashOf(seed) % items.length];
};

/** The sum of `20`, `d20` or `2d6+1`. */
const rolled = (given: string, seed: string): string | undefined => {
  const form = /^[:\s]*(?:(\d{0,3})d)?(\d{1,9})(?:\s?([+-]\s?\d{1,6}))?\s*$/iu.exec(given);
  if (form === null) return undefined;
  const [, dice = '', sides = '', more = '0'] = form;
  const count = dice === '' ? 1 : Number(dice);
  if (count > DICE_MAX || Number(sides) === 0) return undefined;
  const eyes = Array.from({ length: count }, (_, die) => (hashOf(`${seed}\n${die}`) % Number(sides)) + 1);
  return String(eyes.reduce((sum, one) => sum + one, Number(more.replace(/\s/u, ''))));
};

const clock =
  (options: Intl.DateTimeFormatOptions) =>
  (given: string, { chance }: Place): string | undefined =>
    given.trim() === '' ? new Intl.DateTimeFormat('en-GB', options).format(chance.now) : undefined;

/** Where a macro stands: `at` tells it apart from all others. */
interface Place {
  readonly chance: Chance;
  readonly at: string;
}

/** What a macro says, given what stands after its name; undefined where it is none. */
const macros = new Map<string, (given: string, place: Place) => string | undefined>([
  [COMMENT, () => ''],
  ['comment', (given) => (given.startsWith(':') ? '' : undefined)],
  ['hidden_key', (given) => (given.startsWith(':') ? '' : undefined)],
  ['random', (given, { chance, at }) => chosenOf(given, `${chance.passing}\n${at}`)],
  ['pick', (given, { chance, at }) => chosenOf(given, `${chance.lasting}\n${at}`)],
  ['roll', (given, { chance, at }) => rolled(given, `${chance.passing}\n${at}`)],
  ['time', clock({ timeStyle: 'short' })],
  ['date', clock({ dateStyle: 'long' })],
  ['weekday', clock({ weekday: 'long' })],
]);

type Said = (body: string, index: number) => string | undefined;

/** Replaces each `{{…}}`, the inner ones first; what `said` does not know stays. */
const replaceMacros = (text: string, said: Said): string => {
  const open: string[] = [''];
  let count = 0;
  for (const part of text.split(/(\{\{(?!\{)|\}\})/u)) {
    const inner = open.at(-1) ?? '';
    if (part === '{{' && open.length <= DEPTH_MAX) open.push('');
    else if (part === '}}' && open.length > 1) {
      open.pop();
      const outer = open.pop() ?? '';
      open.push(outer + (said(inner, count) ?? `{{${inner}}}`));
      count += 1;
    } else {
      open.pop();
      open.push(inner + part);
    }
  }
  return open.join('{{');
};

const parsed = (body: string): readonly [name: string, given: string] => {
  const [, name = '', given = ''] = /^\s*(\/\/|[a-z_]+)\s*([^]*)$/iu.exec(body) ?? [];
  return [name.toLowerCase(), given];
};

/** Puts names, and what dice and clocks say, where a card has macros: those of the specification's V3, in any case, and `{{time}}`, `{{date}}`, `{{weekday}}`. */
export const fillMacros = (text: string, names: Names, chance: Chance): string => {
  if (!text.includes('{{')) return fillNames(text, names);
  const whole = hashOf(text);
  const filled = replaceMacros(fillNames(text, STAND_INS), (body, index) => {
    const [name, given] = parsed(body);
    return macros.get(name)?.(given, { chance, at: `${whole}\n${index}` });
  });
  return filled.replaceAll(STAND_INS.user, () => names.user).replaceAll(STAND_INS.char, () => names.char);
};

/** A text as it is read: without what it says to nobody. */
export const withoutComments = (text: string): string =>
  replaceMacros(text, (body) => (parsed(body)[0] === COMMENT ? '' : undefined));
