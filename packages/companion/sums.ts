/** What a sum comes to, as it is said; nothing where it divides by zero. */
export interface Sum {
  readonly result: string | undefined;
}

/** An exact number. `over` is above zero. */
interface Fraction {
  readonly top: bigint;
  readonly over: bigint;
}

const PARTS_MAX = 40;
const DECIMALS = 4;

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const wordValues = new Map([
  ...units.map((word, index) => [word, index] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
]);

const numeral = [...wordValues.keys()].toSorted((a, b) => b.length - a.length).join('|');
const inFigures = (text: string): string =>
  text
    .replace(
      new RegExp(`\\b(${tens.join('|')})[- ](${units.slice(1, 10).join('|')})\\b`, 'gu'),
      (_, ten: string, unit: string) => String((wordValues.get(ten) ?? 0) + (wordValues.get(unit) ?? 0)),
    )
    .replace(new RegExp(`\\b(?:a|one) hundred\\b`, 'gu'), '100')
    .replace(new RegExp(`\\b(?:${numeral})\\b`, 'gu'), (word) => String(wordValues.get(word)));

const inSigns = (text: string): string =>
  text
    .replace(/\b(?:multiplied by|times)\b|×|·/gu, '*')
    .replace(/\bdivided by\b|÷/gu, '/')
    .replace(/(?<=\d) ?x ?(?=\d)/gu, '*')
    .replace(/(?<=\d) over (?=\d)/gu, '/')
    .replace(/\bplus\b/gu, '+')
    .replace(/\bminus\b|[−–]/gu, '-')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/gu, '');

const leadIn =
  /^(?:.{0,60}\b)?(?:what is|what's|whats|what are|what does|what do|how much is|how much are|how much does|how much makes|how many is|calculate|compute|work out|solve|add up|(?:tell me|do you know)(?: what)?|result of|answer to)\b[: ]*/u;
const ending = /(?: ?(?:=|equals?|make|makes|come to|is|please|for me|then|now|by the way|\?|!|\.|,))*\s*$/u;
/** Names that only look like sums. */
const noSum = /^(?:24\/7|9\/11)$/u;
const sumOnly = /^[-(\d.][-+*/().\d\s]*$/u;
const parts = /\d+(?:\.\d+)?|\.\d+|[-+*/()]/gu;

const reduced = (top: bigint, over: bigint): Fraction => {
  let [a, b] = [top < 0n ? -top : top, over];
  while (b !== 0n) [a, b] = [b, a % b];
  const sign = over < 0n ? -1n : 1n;
  const by = (a < 0n ? -a : a) || 1n;
  return { top: (sign * top) / by, over: (sign * over) / by };
};

const fractionOf = (figures: string): Fraction => {
  const [whole = '', decimals = ''] = figures.split('.');
  return reduced(BigInt(`${whole}${decimals}` || '0'), 10n ** BigInt(decimals.length));
};

const joined = (left: Fraction, sign: string, right: Fraction): Fraction | 'by zero' => {
  switch (sign) {
    case '+':
      return reduced(left.top * right.over + right.top * left.over, left.over * right.over);
    case '-':
      return reduced(left.top * right.over - right.top * left.over, left.over * right.over);
    case '*':
      return reduced(left.top * right.top, left.over * right.over);
    default:
      return right.top === 0n ? 'by zero' : reduced(left.top * right.over, left.over * right.top);
  }
};

type Value = Fraction | 'by zero' | 'no sum';

/** Reads `tokens` from the left; points before dashes, and brackets first. */
const valueOf = (tokens: readonly string[]): Value => {
  let at = 0;
  const chain = (signs: string, next: () => Value): Value => {
    let left = next();
    for (let sign = tokens[at]; sign !== undefined && signs.includes(sign); sign = tokens[at]) {
      at += 1;
      const right = next();
      if (left === 'no sum' || right === 'no sum') return 'no sum';
      left = left === 'by zero' || right === 'by zero' ? 'by zero' : joined(left, sign, right);
    }
    return left;
  };
  const factor = (): Value => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '-') {
      const value = factor();
      return typeof value === 'string' ? value : { ...value, top: -value.top };
    }
    if (token === '(') {
      const value = sum();
      at += 1;
      return tokens[at - 1] === ')' ? value : 'no sum';
    }
    return /\d/u.test(token) ? fractionOf(token) : 'no sum';
  };
  const sum = (): Value => chain('+-', () => chain('*/', factor));
  const value = sum();
  return at === tokens.length ? value : 'no sum';
};

const grouped = (whole: bigint): string => String(whole).replace(/\B(?=(?:\d{3})+$)/gu, ',');

/** "3.5"; "about 3.3333" where it does not end. */
const written = ({ top, over }: Fraction): string => {
  const scale = 10n ** BigInt(DECIMALS);
  const size = top < 0n ? -top : top;
  const isExact = (size * scale) % over === 0n;
  const rounded = (size * scale + over / 2n) / over;
  const decimals = String(rounded % scale)
    .padStart(DECIMALS, '0')
    .replace(/0+$/u, '');
  const figures = `${grouped(rounded / scale)}${decimals === '' ? '' : `.${decimals}`}`;
  return `${isExact ? '' : 'about '}${top < 0n && rounded !== 0n ? '-' : ''}${figures}`;
};

/** The sum that a text asks for: `what is 12 * 7?`, `how much is eighteen plus 24`, `(1 + 2) / 4 =`. */
export const sumIn = (text: string): Sum | undefined => {
  for (const sentence of text.toLowerCase().split(/(?<=[!?])\s+|(?<=\.)\s+|,\s+/u)) {
    if (sentence.length > 200) continue;
    const bare = inSigns(inFigures(sentence)).replace(ending, '');
    const asked = bare.replace(leadIn, '');
    const isAsked = asked !== bare || /[=?]\s*$/u.test(sentence) || /[+*]|\s[-/]\s/u.test(bare);
    const tokens = asked.match(parts) ?? [];
    if (!isAsked || noSum.test(asked) || !sumOnly.test(asked) || tokens.length < 3 || tokens.length > PARTS_MAX)
      continue;
    if (tokens.some((token) => token.length > 30)) continue;
    const value = valueOf(tokens);
    if (value !== 'no sum') return { result: value === 'by zero' ? undefined : written(value) };
  }
  return undefined;
};
