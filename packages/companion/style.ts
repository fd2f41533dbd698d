/** How written answers look: what cards and people's texts differ in. */

const negative = new Map(
  Object.entries({
    cannot: "can't",
    'do not': "don't",
    'does not': "doesn't",
    'did not': "didn't",
    'is not': "isn't",
    'are not': "aren't",
    'was not': "wasn't",
    'were not': "weren't",
    'would not': "wouldn't",
    'could not': "couldn't",
    'should not': "shouldn't",
    'will not': "won't",
    'have not': "haven't",
    'has not': "hasn't",
    'had not': "hadn't",
    'let us': "let's",
  }),
);

const keepingCase = (written: string, short: string): string =>
  /^\p{Lu}/u.test(written) ? short.charAt(0).toUpperCase() + short.slice(1) : short;

/** After these words there is no short form: "where you are", "most of it is". */
const stressed = 'where|which|than|as|like|here|there|out|around|of|in|to|for|with|about|by|at|on|from';
const notAfter = (words: string): string => String.raw`(?<!\b(?:${words}) )`;
/** A word, or what will be filled in; not the end of a thought. */
const onward = String.raw`(?= (?:(?!(?:and|or|but|if)\b)\p{L}|$))`;
const done = String.raw`\p{L}{2,}(?<!e)ed|been|had|only|never|always|just|yet|got|grown|begun|known|told|seen|heard|found|forgotten|broken|read|met|made|said|kept|held|put|left|lost|written|thought|come|gone|become|taken|given|worn`;

const shortForms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${notAfter(`what|who|how|${stressed}`)}\bI am${onward}(?! I\b)`, 'gu'), "I'm"],
  [new RegExp(String.raw`\b(I|you|we|they|he|she) would${onward}`, 'giu'), "$1'd"],
  [new RegExp(String.raw`\b(I|you|we|they|he|she|it) will${onward}`, 'giu'), "$1'll"],
  [new RegExp(String.raw`\b(I|you|we|they) have(?= (?:${done})\b)`, 'giu'), "$1've"],
  [new RegExp(String.raw`\b(it|that|he|she|who|what) has(?= (?:${done})\b)`, 'giu'), "$1's"],
  [new RegExp(String.raw`\b(what|who|where|how) is${onward}(?! it\b)`, 'giu'), "$1's"],
  [new RegExp(String.raw`${notAfter(stressed)}\b(it|that|there|he|she) is${onward}`, 'giu'), "$1's"],
  [new RegExp(String.raw`(\bHere|\band here) is${onward}`, 'gu'), "$1's"],
  [new RegExp(String.raw`${notAfter(`what|who|how|${stressed}`)}\b(you|they|we) are${onward}`, 'giu'), "$1're"],
  [/\b(you|they|we) are(?= \p{L}+ing\b)/giu, "$1're"],
];

const shortened = (text: string): string =>
  shortForms.reduce(
    (short, [pattern, form]) => short.replace(pattern, form),
    text.replace(
      /\b(?:cannot|(?:do|does|did|was|were|would|could|should|will|have|has|had|(?<!\b(?:it|that|he|she|you|we|they) )(?:is|are)) not|let us)(?=[ .,;:!?])/giu,
      (written) => keepingCase(written, negative.get(written.toLowerCase()) ?? written),
    ),
  );

/** Spoken style: "I do not know" becomes "I don't know". The person's own words, in braces, stay as they are. */
export const contracted = (text: string): string =>
  text
    .split(/(\{[^{}]*\})/u)
    .map((part) => (part.startsWith('{') ? part : shortened(part)))
    .join('');

/** Straight quotes and single spaces, in which texts are compared. */
export const comparable = (text: string): string =>
  text.replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"').replace(/\s+/gu, ' ').toLowerCase();

/** Curly quotes, gestures as sentences of their own, capitals after full stops, single spaces. */
export const typeset = (text: string): string =>
  text
    .replace(/\*\s*([^*]+?)\s*\*/gu, (_, gesture: string) => {
      const first = gesture.charAt(0).toUpperCase() + gesture.slice(1);
      return `*${first}${/[.!?…]$/u.test(first) ? '' : '.'}*`;
    })
    .replace(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?= )/gu, '’')
    .replace(/(^|[\s(*—])"/gu, '$1“')
    .replace(/"/gu, '”')
    .replace(/\s+/gu, ' ')
    .replace(/ +([.,;:!?])(?!\.)/gu, '$1')
    .replace(/(?:^|(?<=[.!?]”? ))\p{Ll}/gu, (letter) => letter.toUpperCase())
    .trim();

/** What tells a line from all others: its longest stretch without names, gestures and questions. */
export const tellingPart = (line: string): string =>
  line
    .split(/\{[^{}]*\}|\*[^*]*\*/u)
    .map((part) => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');
