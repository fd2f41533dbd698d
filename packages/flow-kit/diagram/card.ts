import type { Sign } from '../words.ts';
import type { Box, Exit, Note, Way } from './boxes.ts';
import { type Font, fonts, textWidth, wrapText } from './textWidth.ts';

/** What stands in a card, from its upper left corner. */
export interface Line {
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly text: string;
}
export interface Tag {
  readonly x: number;
  /** Of the upper edge; every tag is `TAG_HEIGHT` high. */
  readonly y: number;
  readonly width: number;
  readonly text: string;
}
export interface Row {
  readonly way: Way;
  /** Upper left corners of its signs, each `SIGN_SIZE` wide and high. */
  readonly signs: readonly { readonly x: number; readonly y: number; readonly sign: Sign }[];
  readonly lines: readonly Line[];
  /** Of the upper edge of all its lines, and how high they are. */
  readonly y: number;
  readonly height: number;
}
export interface ExitRows {
  readonly exit: Exit;
  readonly goal: Line;
  readonly rows: readonly Row[];
  /** Where an edge that starts here starts, from above. */
  readonly middle: number;
}
/** A state with all that is written in it, set in lines. */
export interface Card {
  readonly box: Box;
  readonly title: Line;
  readonly tags: readonly Tag[];
  readonly description: readonly Line[];
  readonly notes: readonly {
    readonly sign: { readonly x: number; readonly y: number; readonly sign: Note['sign'] };
    readonly lines: readonly Line[];
  }[];
  readonly exits: readonly ExitRows[];
  /** Between the state and what leads out of it, from above; `undefined` if there is nothing to part. */
  readonly rule: number | undefined;
  readonly width: number;
  readonly height: number;
}

export const TAG_HEIGHT = 15;
export const SIGN_SIZE = 11;
const PADDING = 10;
const SIGN_STEP = SIGN_SIZE + 3;
const GAP = 5;

/** Writes from above to below, and notes how wide it gets. */
const createPen = (width: number) => {
  let y = PADDING - 2;
  let used = 0;
  return {
    get y() {
      return y;
    },
    get used() {
      return used;
    },
    skip(pixels: number) {
      y += pixels;
    },
    reach(x: number) {
      used = Math.max(used, x);
    },
    write(text: string, font: Font, x: number): Line[] {
      return wrapText(text, font, width - x - PADDING).map((line) => {
        const base = y + Math.round(font.lineHeight * 0.76);
        y += font.lineHeight;
        this.reach(x + textWidth(line, font) + PADDING);
        return { x, y: base, text: line };
      });
    },
  };
};
type Pen = ReturnType<typeof createPen>;

const writeTags = (pen: Pen, tags: readonly string[], from: number): Tag[] => {
  let x = from;
  return tags.map((text) => {
    const width = textWidth(text, fonts.text) + 10;
    const tag = { x, y: pen.y - 17, width, text };
    x += width + 4;
    pen.reach(x + PADDING - 4);
    return tag;
  });
};

const signsFrom = (signs: readonly Sign[], y: number, x: number) =>
  signs.map((sign, place) => ({ sign, x: x + place * SIGN_STEP, y: y + 2 }));

const writeWay = (pen: Pen, way: Way): Row => {
  const { y } = pen;
  const signs = signsFrom(way.signs, y, PADDING);
  const lines = pen.write(way.words, fonts.text, PADDING + Math.max(way.signs.length, 1) * SIGN_STEP + 1);
  return { way, signs, lines, y, height: pen.y - y };
};

const writeExit = (pen: Pen, exit: Exit): ExitRows => {
  const middle = pen.y + fonts.goal.lineHeight / 2;
  const [goal = { x: PADDING, y: pen.y, text: '' }] = pen.write(exit.goal, fonts.goal, PADDING);
  const rows = exit.ways.map((way) => writeWay(pen, way));
  pen.skip(GAP);
  return { exit, goal, rows, middle };
};

/** Sets what is written in a box in lines no longer than `width` pixels. */
export const cardOf = (box: Box, width: number): Card => {
  const pen = createPen(width);
  const titleWidth = textWidth(box.title, fonts.title);
  const [title = { x: PADDING, y: pen.y, text: '' }] = pen.write(box.title, fonts.title, PADDING);
  const tags = writeTags(pen, box.tags, PADDING + titleWidth + 8);
  const description = box.description === '' ? [] : pen.write(box.description, fonts.text, PADDING);
  const notes = box.notes.map(({ sign, words }) => ({
    sign: { x: PADDING, y: pen.y + 2, sign },
    lines: pen.write(words, fonts.text, PADDING + SIGN_STEP + 1),
  }));
  const hasExits = box.exits.length > 0;
  if (hasExits) pen.skip(GAP);
  const rule = hasExits ? pen.y : undefined;
  if (hasExits) pen.skip(GAP);
  const exits = box.exits.map((exit) => writeExit(pen, exit));
  return {
    box,
    title,
    tags,
    description,
    notes,
    exits,
    rule,
    width: pen.used,
    height: pen.y + (hasExits ? 3 : PADDING - 2),
  };
};
