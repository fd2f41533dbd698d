/** Beyond this no letter has another case. */
const CASED_END = 0x1e944;

const ifSingle = (mapped: string, char: string): string => (Array.from(mapped).length === 1 ? mapped : char);

/** The same for all cases of a letter. What would become several letters stays as it is. */
const foldOf = (char: string): string => ifSingle(ifSingle(char.toUpperCase(), char).toLowerCase(), char);

let groups: Map<string, string[]> | undefined;

/** Letters that are the same in another case: three for sigma, none beside itself for a digit. */
const casesOf = (char: string): readonly string[] => {
  if (groups === undefined) {
    groups = new Map();
    for (let code = 0; code < CASED_END; code += 1) {
      const letter = String.fromCodePoint(code);
      const fold = foldOf(letter);
      if (fold === letter) continue;
      const group = groups.get(fold) ?? [fold];
      group.push(letter);
      groups.set(fold, group);
    }
  }
  return groups.get(foldOf(char)) ?? [char];
};

const patternOf = (query: string, literal: (hex: string) => string): string =>
  Array.from(query, (char) => {
    const cases = casesOf(char).map((letter) => literal((letter.codePointAt(0) ?? 0).toString(16)));
    return `(?:${cases.join('|')})`;
  }).join('');

/**
 * Regular expressions, for the database and for JavaScript, that find the same: a text in any case, every character of it plain.
 * What the database itself takes for another case depends on the locale that it was made with.
 */
export const searchPatterns = (query: string): { readonly sql: string; readonly js: RegExp } => ({
  sql: patternOf(query, (hex) => `\\U${hex.padStart(8, '0')}`),
  js: new RegExp(
    patternOf(query, (hex) => `\\u{${hex}}`),
    'u',
  ),
});
