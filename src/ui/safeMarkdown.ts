import { type Inline, readInline } from './safeInline.ts';

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
  /** As it stands; `language` as it was named, or empty. */
  | { readonly kind: 'code'; readonly text: string; readonly language: string }
);

const LINE = /([^\r\n]*)(\r\n|\r|\n|$)/y;
const ITEM = /^(?<indent>[ \t]*)(?:(?<bullet>[-*+])|(?<number>\d{1,3})[.)])[ \t]+(?<text>\S.*)$/;
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
  /** One for all but lists. */
  readonly items: DraftItem[];
  readonly language: string;
}
interface ReadLine {
  readonly kind: Kind;
  readonly item: DraftItem;
}

const itemOf = (text: string, depth = 0, number = 0): DraftItem => ({ lines: [text], depth, number });

const readLine = (line: string): ReadLine => {
  const found = SCENE.test(line) ? null : ITEM.exec(line);
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

/** Cuts text into blocks whose lines are not read yet. */
const draftsOf = (text: string, from: number, isApartAtFirst: boolean): Draft[] => {
  const drafts: Draft[] = [];
  let current: Draft | undefined;
  let fence: Fence | undefined;
  let isApart = isApartAtFirst;
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
    case 'bullets':
    case 'numbers':
      return { kind, isApart, items: items.map((item) => ({ ...item, lines: item.lines.map(readInline) })) };
  }
};

/**
 * Reads a small subset of Markdown: paragraphs, line breaks, `*emphasis*`, `_italic_`, `**strong**`, code, links to the web, lists and
 * quotes. Everything else, markup above all, is text. Takes time in proportion to the length.
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
