/** A last word that may be half of one, with the space before it. */
const LAST_WORD = /\s+\S{0,80}$/u;

/** As much of a text as has room, in UTF-16 code units; one that is cut ends with a whole word where words have spaces. */
export const withinRoom = (text: string, room: number): string =>
  text.length <= room
    ? text
    : text
        .slice(0, room)
        .replace(LAST_WORD, '')
        .replace(/[\uD800-\uDBFF]$/, '');
