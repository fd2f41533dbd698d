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
    'let us': "let's",
  }),
);

const keepingCase = (written: string, short: string): string =>
  /^\p{Lu}/u.test(written) ? short.charAt(0).toUpperCase() + short.slice(1) : short;

/** Spoken style: "I do not know" becomes "I don't know". */
export const contracted = (text: string): string =>
  text
    .replace(
      /\b(cannot|(?:do|does|did|is|are|was|were|would|could|should|will|have|has) not|let us)(?= [\p{Ll}“"])/giu,
      (written) => keepingCase(written, negative.get(written.toLowerCase()) ?? written),
    )
    .replace(/(?<=^|[.,;:!?*] ?|\b(?:and|but|because|that|so|if|while|though) )I am(?= (?!I\b)[\p{L}])/gu, "I'm")
    .replace(/\bI (will|would)(?= \p{Ll})/gu, (_, verb: string) => (verb === 'will' ? "I'll" : "I'd"))
    .replace(
      /\bI have(?= (?:been|had|only|never|not|grown|begun|noticed|learned|known|told|seen|heard|found)\b)/gu,
      "I've",
    )
    .replace(/\b(It|That|What|There|Who|Here|Where) is(?= \p{Ll})/gu, "$1's")
    .replace(/\b(You|They|We) are(?= \p{Ll})/gu, "$1're");

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
