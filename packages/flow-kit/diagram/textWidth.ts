/** Widths of Arial, and of Helvetica, Liberation Sans and Arimo, which are alike to the unit: in thousandths of the size. */
const REGULAR: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl’',
  260: '|',
  278: ' \u00a0!,./:;I[\\]ft·',
  333: '()-`r“”',
  334: '{}',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopqu–',
  584: '+<=>~×',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '→—…',
  1015: '@',
};
const BOLD: Readonly<Record<number, string>> = {
  238: "'",
  278: ' \u00a0,./I\\ijl·’',
  280: '|',
  333: '!()-:;[]`ft',
  389: '*r{}',
  474: '"',
  500: 'z“”',
  556: '#$0123456789J_aceksvxy–',
  584: '+<=>^~×',
  611: '?FLTZbdghnopqu',
  667: 'EPSVXY',
  722: '&ABCDHKNRU',
  778: 'GOQw',
  833: 'M',
  889: '%m',
  944: 'W',
  975: '@',
  1000: '→—…',
};

const tableOf = (widths: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(widths).flatMap(([width, letters]) =>
      Array.from(letters, (letter): [string, number] => [letter, Number(width)]),
    ),
  );
const tables = { regular: tableOf(REGULAR), bold: tableOf(BOLD) };
/** For letters in no table: as wide as most capitals. */
const OTHER_WIDTH = 722;

/** How text looks, with what its lines measure in pixels. */
export interface Font {
  readonly weight: 'regular' | 'bold';
  readonly size: number;
  readonly lineHeight: number;
}

/** What a state is called, where transitions lead, and everything else; `diagram.css` says the same sizes. */
export const fonts = {
  title: { weight: 'bold', size: 14, lineHeight: 18 },
  goal: { weight: 'bold', size: 12, lineHeight: 16 },
  text: { weight: 'regular', size: 12, lineHeight: 15 },
} as const satisfies Record<string, Font>;

/** Pixels, the same on every machine. */
export const textWidth = (text: string, { weight, size }: Font): number => {
  const units = Array.from(text).reduce((sum, letter) => sum + (tables[weight].get(letter) ?? OTHER_WIDTH), 0);
  return Math.ceil((units * size) / 1000);
};

/** Keeps a number and its unit on one line. */
const withUnits = (text: string): string => text.replaceAll(/(?<=\d) (?=(?:s|min|h)\b)/g, '\u00a0');

/** The lines of a text that has `width` pixels. A word that is wider stands out. */
export const wrapText = (text: string, font: Font, width: number): string[] => {
  const lines: string[] = [];
  for (const word of withUnits(text).split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && textWidth(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};
