/** Letters of other scripts, and signs, that are read as Latin ones. What NFKC folds already is not among them. */
export const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'а\u0251αɑ@',
    b: 'ьƅ',
    c: 'сϲ¢',
    d: 'ԁɗ',
    e: 'еєε€ɛ',
    f: 'ƒ',
    g: 'ɡցǥ',
    h: 'һհ',
    i: 'іıɩι¡|ǃ',
    j: 'јϳ',
    k: 'кκ',
    l: 'ӏłⅼ',
    m: 'м',
    n: 'пηո',
    o: 'оοσօøº',
    p: 'рρ',
    q: 'ԛ',
    r: 'гɾ',
    s: 'ѕꜱ$',
    t: 'тτŧ',
    u: 'υսµ',
    v: 'ѵν',
    w: 'ԝωѡ',
    x: 'хχ×',
    y: 'уүγ¥',
    z: 'ᴢƶ',
  }).flatMap(([latin, others]) => Array.from(others, (other): [string, string] => [other, latin])),
);

/** Digits and signs that stand for letters within a word. */
const LEET: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '9': 'g',
    '!': 'i',
    '+': 't',
  }),
);

/** A word that is written letter by letter: `l o l i`, `l.o.l.i`. */
const SPELLED = /(?<![\p{L}\p{N}]['’]?)\p{L}(?:[\s._*·~^/\\-]{1,3}\p{L}){2,}(?![\p{L}\p{N}'’])/gu;
/** A number below a hundred that is written digit by digit, before what makes it an age. */
const SPELLED_NUMBER = /(?<![\d.,])1[\s._-]+([0-9])(?=[\s_-]*(?:y\/?o\b|years?|yrs?))/gu;
/** Letters of scripts that are written without blanks: a number right before or after them is a number. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]`;
/** Letters with digits or signs among them. A number before a unit, such as 17yo, 7th or 10am, is none. */
const MIXED = new RegExp(
  String.raw`(?<![[\p{L}\p{N}]--${UNSPACED}])(?!\d+\p{L}{1,6}(?![\p{L}\p{N}]))(?=[\p{N}!+]*[\p{L}--${UNSPACED}])[[\p{L}\p{N}!+]--${UNSPACED}]*[\p{N}!+][[\p{L}\p{N}!+]--${UNSPACED}]*`,
  'gv',
);

/** A letter three times or more, but for numbers in Roman numerals: XVIII is not XVI. */
const DRAWN_OUT = /(?<![\p{L}\p{N}])[ivxlc]+(?![\p{L}\p{N}])|(\p{L})\1{2,}/gu;

/** Numbers from twelve to eighteen as people mistype them, or hide letters of theirs. */
const MISSPELLED: readonly (readonly [RegExp, string])[] = (
  [
    ['tw[e*]l+v+e?', 'twelve'],
    ['4-?t[e*]{1,3}n+', 'fourteen'],
    ['5-?t[e*]{1,3}n+', 'fifteen'],
    ['6-?t[e*]{1,3}n+', 'sixteen'],
    ['7-?t[e*]{1,3}n+', 'seventeen'],
    ['th[iu*]r[-.·]?t[e*]{1,3}n+', 'thirteen'],
    ['f[o*]u?r[-.·]?t[e*]{1,3}n+', 'fourteen'],
    ['f[iy*]f?v?e?[-.·]?t[e*]{1,3}n+', 'fifteen'],
    ['s[iy*][x*][-.·]?t[e*]{1,3}n+', 'sixteen'],
    ['s[e*]v[eiu*]n?[-.·]?t[e*]{1,3}n+', 'seventeen'],
    ['[e*]ight?t[e*]{1,3}n+', 'eighteen'],
  ] as const
).map(([pattern, word]) => [new RegExp(`(?<![\\p{L}\\p{N}*])${pattern}(?![\\p{L}*])`, 'gu'), word]);

/** What is spelled as one word; `a` and `I` may stand before it as words of their own. */
const spelled = (letters: string): string => {
  const word = letters.replace(/[^\p{L}]/gu, '');
  return /^[ai]\s/u.test(letters) && word.length > 3 ? `${word.slice(0, 1)} ${word.slice(1)} ${word}` : word;
};

/** Without marks, which are accents, but vowels in Devanagari. */
const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{Cf}\u115f\u1160\u3164\uffa0\u093c]|[\p{M}--[\p{Script=Devanagari}]]/gv, '');

/** The zeros of decimal digits of other scripts: Arabic, Persian, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
};

/** What only shapes a text: tags of HTML, emphasis of Markdown. A bar that stands in no word is the edge of a cell. */
const withoutMarkup = (text: string): string =>
  text
    .replace(
      /<\/?(?:[biusp]|em|strong|span|br|div|h[1-6]|li|[uo]l|font|center|small|big|su[bp]|mark|del|t[dhr]|table)\b[^<>\n]{0,80}>/giu,
      '',
    )
    .replace(/&nbsp;/giu, ' ')
    .replace(/<(?:char|bot)>/giu, '{{char}}')
    .replace(/(?<!\p{L})\||\|(?!\p{L})/gu, ' : ')
    .replace(/(?<=\p{L})(?:\*\*|__|~~)(?=\p{L})/gu, '')
    .replace(/(?<![\p{L}])[*_~]+|[*_~]+(?![\p{L}])/gu, ' ')
    .replace(/(?<=\p{L})_(?=\p{L})/gu, '-');

/** A pattern in any script, of lower-case letters, for what `plainWords` makes of that script. */
export const plainPattern = (pattern: string): string =>
  Array.from(withoutMarks(pattern), (letter) => (letter > '\x7f' ? (LOOKALIKES.get(letter) ?? letter) : letter)).join(
    '',
  );

/** In lower case, of Latin letters, without what hides: accents, zero-width and direction signs, emphasis of Markdown. */
export const plainWords = (text: string): string => {
  const folded = withoutMarks(withoutMarkup(text).replace(/[¼½¾]/gu, '.5'))
    // Vowels of Devanagari on other letters only hide them.
    .replace(/(?<![\p{Script=Devanagari}])\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/gu, digitOf)
    .replace(/[‘’ʼ`´]/gu, "'")
    .replace(/[“”«»]/gu, '"')
    .replace(/[‐‑‒–—―−]/gu, '-')
    .replace(/(?<=\p{L})><(?=\p{L})/gu, 'x');
  const latin = Array.from(folded, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
  return latin
    .replace(SPELLED, spelled)
    .replace(SPELLED_NUMBER, '1$1')
    .replace(/[^\S\n]+/gu, ' ')
    .trim();
};

/** The same with digits read as the letters that they look like, and letters that are drawn out written once. */
export const foldedWords = (plain: string): string => {
  const letters = plain
    .replace(MIXED, (word) => Array.from(word, (letter) => LEET.get(letter) ?? letter).join(''))
    .replace(DRAWN_OUT, (letters, letter: string | undefined) => letter ?? letters)
    .replace(/(?<![\p{L}\p{N}])0(?=ld(?!\p{L}))/gu, 'o');
  return MISSPELLED.reduce((words, [find, word]) => words.replace(find, word), letters);
};
