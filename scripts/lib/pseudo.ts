const PLAIN = 'AEIOUYaeiouycnsz';
const ACCENTED = 'ÀÊÎÖÛÝàêîöûýçñšž';

/** Texts of the pseudo language stand between these, so that a text is known that comes from elsewhere. */
export const PSEUDO_MARKS = { start: '⟦', end: '⟧' } as const;

const [FROM_RIGHT, ENDS] = ['\u202e', '\u202c'];
const LONGER_BY = 0.3;

const accented = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** A text of the pseudo language: what stands in braces stays, the rest is accented and written from the right. */
export const pseudoText = (text: string): string => {
  const written = text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 1 || part === '' ? part : `${FROM_RIGHT}${accented(part)}${ENDS}`));
  const more = ' ~~'.repeat(Math.ceil((text.length * LONGER_BY) / 3));
  return `${PSEUDO_MARKS.start}${written.join('')}${more}${PSEUDO_MARKS.end}`;
};
