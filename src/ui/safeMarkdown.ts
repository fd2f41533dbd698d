import { type Inline, readInline } from './safeInline.ts';
import { type Align, alignOf, cellsOf, isRuled } from './tableLines.ts';

/** Lines of text, each on a line of its own. */
export type Lines = readonly (readonly Inline[])[];

export interface Item {
  readonly lines: Lines;
  /** How far it is indented: 0, 1 or 2. */
  readonly depth: number;
  /** As it was written; 0 for a bullet. */
  readonly number: number;
}

/** `isApart` tells that a blank line stands above it. */
export type Block = { readonly isApart: boolean } & (
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: Lines }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly Item[] }
  /** Of level 1 to 6. */
  | { readonly kind: 'heading'; readonly level: number; readonly lines: Lines }
  /** Between scenes. */
  | { readonly kind: 'rule' }
  /** Each row holds its cells, the first one those of the head. */
  | { readonly kind: 'table'; readonly aligns: readonly Align[]; readonly rows: readonly Lines[] }
  /** As it stands; `language` as it was named, or empty. */
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
);

const LINE = /([^\r\n]*)(\r\n|\r|\n|$)/y;
const ITEM = /^(?<indent>[ \t]*)(?:(?<bullet>[-*+])|(?<number>\d{1,3})[.)])[ \t]+(?<text>\S.*)$/;
const HEADING = /^ {0,3}(?<signs>#{1,6})[ \t]+(?=\S)/;
/** A line between scenes, such as `* * *`. */
const SCENE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
/* With a space, so that >_< stays a face. */
const QUOTE = /^ {0,3}(?:> ?)*>(?: |$)/;
const FENCE = /^(?<indent>[ \t]*)(?<fence>`{3,})[ \t]*(?<language>[^\s`]*)[ \t]*$/;
const DEPTH_MAX = 2;

type Kind = Block['kind'];
interface DraftItem {
  readonly lines: string[];
  readonly depth: number;
  readonly number: number;
}
interface Draft {
  readonly kind: Kind;
  readonly isApart: boolean;
  /** Where it begins in the text, and whether the line that it begins with has ended. */
  readonly start: number;
  readonly isBegun: boolean;
  /** One for all but lists and tables, where a cell is a line, and the second row rules them. */
  readonly items: DraftItem[];
  readonly language: string;
}
interface ReadLine {
  readonly kind: Kind;
  readonly item: DraftItem;
}

const itemOf = (text: string, depth = 0, number = 0): DraftItem => ({ lines: [text], depth, number });

/** Without the signs that may end it, too. */
const headingText = (text: string): string => {
  const written = text.trimEnd();
  let end = written.length;
  while (written[end - 1] === '#') end -= 1;
  return /[ \t]/.test(written[end - 1] ?? '') ? written.slice(0, end).trimEnd() : written;
};

const readLine = (line: string): ReadLine => {
  if (SCENE.test(line)) return { kind: 'rule', item: { lines: [], depth: 0, number: 0 } };
  const heading = HEADING.exec(line);
  if (heading?.groups) {
    const { signs = '' } = heading.groups;
    return { kind: 'heading', item: itemOf(headingText(line.slice(heading[0].length)), 0, signs.length) };
  }
  const found = ITEM.exec(line);
  if (found?.groups) {
    const { indent = '', number, text = '' } = found.groups;
    const depth = Math.min(DEPTH_MAX, Math.floor(indent.replaceAll('\t', '  ').length / 2));
    return number === undefined
      ? { kind: 'bullets', item: itemOf(text, depth) }
      : { kind: 'numbers', item: itemOf(text, depth, Number(number)) };
  }
  const quote = QUOTE.exec(line);
  if (quote) return { kind: 'quote', item: itemOf(line.slice(quote[0].length)) };
  return { kind: 'paragraph', item: itemOf(line) };
};

const rowOf = (line: string): DraftItem => ({ lines: cellsOf(line), depth: 0, number: 0 });

/** Makes a table of the last line of a paragraph, which begins at `start`, and of the one that rules it, which may go on still. */
const ruledTable = (drafts: Draft[], start: number, line: string, hasEnded: boolean): Draft | undefined => {
  const above = drafts.at(-1);
  const lines = above?.items[0]?.lines ?? [];
  const head = lines.at(-1);
  if (above?.kind !== 'paragraph' || head === undefined || !isRuled(head, line)) return undefined;
  const isAlone = lines.length === 1;
  if (isAlone) drafts.pop();
  else lines.pop();
  const items = [rowOf(head), rowOf(line)];
  const isApart = isAlone && above.isApart;
  const table: Draft = { kind: 'table', isApart, start, isBegun: hasEnded, items, language: '' };
  drafts.push(table);
  return table;
};

interface Fence {
  readonly sign: string;
  readonly indent: number;
}
const closes = (line: string, { sign }: Fence): boolean => {
  const trimmed = line.trim();
  return trimmed.length >= sign.length && trimmed.startsWith(sign) && trimmed === sign.charAt(0).repeat(trimmed.length);
};
const withoutIndent = (line: string, indent: number): string => {
  const own = line.length - line.trimStart().length;
  return line.slice(Math.min(own, indent));
};

/** What no other line goes on with. */
const STANDS_ALONE: ReadonlySet<Kind> = new Set(['heading', 'rule', 'table']);

/** Cuts text into blocks whose lines are not read yet. */
const draftsOf = (text: string, from: number, isApartAtFirst: boolean): Draft[] => {
  const drafts: Draft[] = [];
  let current: Draft | undefined;
  let fence: Fence | undefined;
  let isApart = isApartAtFirst;
  let lineBefore = from;
  const begin = (begun: Omit<Draft, 'isApart'>): Draft => {
    const draft = { ...begun, isApart };
    isApart = false;
    drafts.push(draft);
    return draft;
  };
  for (let start = from; start < text.length;) {
    LINE.lastIndex = start;
    const [whole = '', line = '', ending = ''] = LINE.exec(text) ?? [];
    const place = { start, isBegun: ending !== '' };
    const startBefore = lineBefore;
    lineBefore = start;
    start += whole.length;
    if (fence !== undefined) {
      if (closes(line, fence)) fence = current = undefined;
      else current?.items[0]?.lines.push(withoutIndent(line, fence.indent));
      continue;
    }
    if (line.trim() === '') {
      current = undefined;
      isApart ||= drafts.length > 0;
      continue;
    }
    const fenced = FENCE.exec(line)?.groups;
    if (fenced) {
      const { indent = '', fence: sign = '', language = '' } = fenced;
      fence = { sign, indent: indent.length };
      current = begin({ kind: 'code', ...place, items: [{ lines: [], depth: 0, number: 0 }], language });
      continue;
    }
    if (current?.kind === 'table' && line.includes('|')) {
      current.items.push(rowOf(line));
      continue;
    }
    const table = current === undefined ? undefined : ruledTable(drafts, startBefore, line, place.isBegun);
    if (table !== undefined) {
      current = table;
      continue;
    }
    if (current !== undefined && STANDS_ALONE.has(current.kind)) current = undefined;
    const { kind, item } = readLine(line);
    const isList = kind === 'bullets' || kind === 'numbers';
    if (current !== undefined && (kind === 'paragraph' || (current.kind === kind && !isList)))
      current.items.at(-1)?.lines.push(...item.lines);
    else if (current?.kind === kind) current.items.push(item);
    else current = begin({ kind, ...place, items: [item], language: '' });
  }
  return drafts;
};

const blockOf = ({ kind, isApart, items, language }: Draft): Block => {
  const lines = items[0]?.lines ?? [];
  switch (kind) {
    case 'paragraph':
    case 'quote':
      return { kind, isApart, lines: lines.map(readInline) };
    case 'code':
      return { kind, isApart, text: lines.join('\n'), language };
    case 'heading':
      return { kind, isApart, level: items[0]?.number ?? 1, lines: lines.map(readInline) };
    case 'rule':
      return { kind, isApart };
    case 'table': {
      const rows = items.toSpliced(1, 1).map((row) => row.lines.map(readInline));
      return { kind, isApart, aligns: (items[1]?.lines ?? []).map(alignOf), rows };
    }
    case 'bullets':
    case 'numbers':
      return { kind, isApart, items: items.map((item) => ({ ...item, lines: item.lines.map(readInline) })) };
  }
};

/**
 * Reads a small subset of Markdown: paragraphs, line breaks, `*emphasis*`, `_italic_`, `**strong**`, `~~struck~~`, code, links to the web,
 * headings, lists, quotes, tables and lines between scenes. Everything else, markup above all, is text. Takes time in proportion to the length.
 */
export const readBlocks = (text: string): readonly Block[] => draftsOf(text, 0, false).map(blockOf);

/**
 * `readBlocks` of a text that grows at its end: a block stays the same object, and is not read again, once the first line of the next
 * has ended. Any other text is read from its beginning.
 */
export const createBlockReader = () => {
  let read = '';
  let isApart = false;
  let ended: readonly Block[] = [];
  return (text: string): readonly Block[] => {
    if (!text.startsWith(read)) [read, isApart, ended] = ['', false, []];
    const drafts = draftsOf(text, read.length, isApart);
    const last = drafts.findLastIndex(({ isBegun }) => isBegun);
    const blocks = drafts.map(blockOf);
    const open = drafts[last];
    const shown = [...ended, ...blocks];
    if (open !== undefined && last > 0) {
      ended = [...ended, ...blocks.slice(0, last)];
      read = text.slice(0, open.start);
      isApart = open.isApart;
    }
    return shown;
  };
};
