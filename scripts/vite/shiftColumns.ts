const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Text of `length` that stands at `column` of `line` is replaced by text that is longer by `by`; all count from 0. */
export interface Shift {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  readonly by: number;
}

/** The first number of a segment of a source map, and how many of its characters hold it. */
const firstNumber = (segment: string): { value: number; size: number } => {
  let [bits, size] = [0, 0];
  for (const character of segment) {
    const digit = DIGITS.indexOf(character);
    bits += (digit % 32) * 32 ** size;
    size += 1;
    if (digit < 32) break;
  }
  const half = Math.floor(bits / 2);
  return { value: bits % 2 === 1 ? -half : half, size };
};

const encoded = (value: number): string => {
  let [bits, text] = [value < 0 ? -2 * value + 1 : 2 * value, ''];
  do {
    const rest = Math.floor(bits / 32);
    text += DIGITS.charAt((bits % 32) + (rest > 0 ? 32 : 0));
    bits = rest;
  } while (bits > 0);
  return text;
};

const shiftLine = (line: string, shifts: readonly Shift[]): string => {
  let [column, written, moved, next] = [0, 0, 0, 0];
  return line
    .split(',')
    .map((segment) => {
      const { value, size } = firstNumber(segment);
      column += value;
      let shift = shifts[next];
      while (shift !== undefined && shift.column + shift.length <= column) {
        moved += shift.by;
        shift = shifts[(next += 1)];
      }
      // What began within the replaced text begins where the new one does.
      const place = (shift === undefined ? column : Math.min(column, shift.column)) + moved;
      const step = place - written;
      written = place;
      return `${encoded(step)}${segment.slice(size)}`;
    })
    .join(',');
};

/** The `mappings` of a source map after replacements in the generated text; `shifts` are sorted. */
export const shiftColumns = (mappings: string, shifts: readonly Shift[]): string =>
  mappings
    .split(';')
    .map((line, index) => {
      const own = shifts.filter((shift) => shift.line === index);
      return own.length === 0 || line === '' ? line : shiftLine(line, own);
    })
    .join(';');
