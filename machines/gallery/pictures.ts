import type { GalleryCharacter, Picture } from '#contract/picture.ts';

type Pictures = readonly Picture[];
interface Page {
  pictures: Pictures;
  nextCursor: string | null;
}
interface Listed extends Page {
  /** Whose pictures are wanted, and whose are listed. */
  characterId: string | null;
  listedId: string | null;
}
interface Counted {
  pictures: Pictures;
  characters: readonly GalleryCharacter[];
  count: number;
}

/** -1 where it is not. */
export const placeIn = (pictures: Pictures, pictureId: string | null): number =>
  pictures.findIndex((picture) => picture.pictureId === pictureId);

/** Id of the picture so many places on. */
export const neighbour = (pictures: Pictures, pictureId: string | null, step: 1 | -1): string | null => {
  const place = placeIn(pictures, pictureId);
  return place === -1 ? null : (pictures[place + step]?.pictureId ?? null);
};

/** There may be new ones since the page before: what is listed already is left out. */
export const joined = (known: Pictures, more: Pictures): Pictures => {
  const ids = new Set(known.map(({ pictureId }) => pictureId));
  return [...known, ...more.filter(({ pictureId }) => !ids.has(pictureId))];
};

/** The list with its first page loaded anew: further pages stay where they still follow on it. */
export const renewed = ({ pictures, nextCursor, characterId, listedId }: Listed, first: Page): Page => {
  const last = first.pictures.at(-1);
  if (characterId !== listedId || first.nextCursor === null || last === undefined) return first;
  const place = placeIn(pictures, last.pictureId);
  const rest = place === -1 ? [] : pictures.slice(place + 1);
  return rest.length === 0 ? first : { pictures: joined(first.pictures, rest), nextCursor };
};

/** Everything without a picture that is deleted; a character without pictures goes too. */
export const withoutOne = ({ pictures, characters, count }: Counted, pictureId: string): Counted => {
  const gone = pictures.find((picture) => picture.pictureId === pictureId);
  if (gone === undefined) return { pictures, characters, count };
  return {
    pictures: pictures.filter((picture) => picture !== gone),
    characters: characters
      .map((character) =>
        character.characterId === gone.characterId ? { ...character, count: character.count - 1 } : character,
      )
      .filter((character) => character.count > 0),
    count: count - 1,
  };
};
