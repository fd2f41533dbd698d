/** A character of a text in which patterns are searched. */
export interface Character {
  readonly code: number;
  /** The code alone, and with those of its other cases. */
  readonly itself: readonly number[];
  readonly cases: readonly number[];
}

/** A text to search, prepared once for all that is looked for in it. */
export interface SearchedText {
  readonly text: string;
  readonly lowerCase: string;
  /** For patterns; prepared when the first asks for it. */
  characters(): readonly Character[];
}

/** The one character of a text as its code; undefined where a change of case has made it several. */
const onlyCodeOf = (text: string): number | undefined => {
  const code = text.codePointAt(0);
  return code !== undefined && String.fromCodePoint(code) === text ? code : undefined;
};

const characterOf = (character: string): Character => {
  const code = character.codePointAt(0) ?? 0;
  const others = [onlyCodeOf(character.toLowerCase()), onlyCodeOf(character.toUpperCase())];
  const cases = new Set([code, ...others.filter((other) => other !== undefined)]);
  return { code, itself: [code], cases: [...cases] };
};

export const charactersOf = (text: string): readonly Character[] => Array.from(text, characterOf);

export const searchedText = (text: string): SearchedText => {
  let characters: readonly Character[] | undefined;
  return {
    text,
    lowerCase: text.toLowerCase(),
    characters: () => (characters ??= charactersOf(text)),
  };
};
