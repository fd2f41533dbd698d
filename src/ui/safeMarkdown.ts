/** Text, or text that is marked. Marked text holds others, but none marked as itself: it is never deeper than that. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'emphasis' | 'strong'; readonly inside: readonly Inline[] };

/** Lines of text, each on a line of its own. */
export type Lines = readonly (readonly Inline[])[];

export type Block =
  | { readonly kind: 'paragraph' | 'quote'; readonly lines: Lines }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly Lines[] };

const MARKS = /`|\*{1,3}(?!\*)/g;
const SPACE = /^\s?$/;

type Mark = 'emphasis' | 'strong';
interface Open {
  readonly mark: Mark | null;
  readonly sign: string;
  readonly inside: Inline[];
}

const marksOf = (sign: string): readonly Mark[] =>
  sign.length === 1 ? ['emphasis'] : sign.length === 2 ? ['strong'] : ['strong', 'emphasis'];
const signOf = (mark: Mark): string => (mark === 'strong' ? '**' : '*');

const addText = (inside: Inline[], text: string): void => {
  const last = inside.at(-1);
  if (text === '') return;
  if (last?.kind === 'text') inside[inside.length - 1] = { kind: 'text', text: last.text + text };
  else inside.push({ kind: 'text', text });
};
const addAll = (inside: Inline[], added: readonly Inline[]): void => {
  for (const one of added) {
    if (one.kind === 'text') addText(inside, one.text);
    else inside.push(one);
  }
};

/** Reads a line in one pass. What is not closed stays as it was written. */
export const readInline = (line: string): Inline[] => {
  const root: Open = { mark: null, sign: '', inside: [] };
  const open: Open[] = [root];
  const top = (): Open => open.at(-1) ?? root;
  const undo = (): void => {
    const { sign, inside } = open.pop() ?? root;
    addText(top().inside, sign);
    addAll(top().inside, inside);
  };
  const close = (mark: Mark): void => {
    while (top().mark !== mark) undo();
    const { inside } = open.pop() ?? root;
    top().inside.push({ kind: mark, inside });
  };
  const lastTick = line.lastIndexOf('`');
  let end = 0;
  const marks = new RegExp(MARKS);
  for (let found = marks.exec(line); found !== null; found = marks.exec(line)) {
    const [sign] = found;
    const after = found.index + sign.length;
    addText(top().inside, line.slice(end, found.index));
    end = after;
    if (sign === '`') {
      if (found.index === lastTick) {
        addText(top().inside, sign);
        continue;
      }
      const closing = line.indexOf('`', after);
      if (closing > after) top().inside.push({ kind: 'code', text: line.slice(after, closing) });
      else addText(top().inside, '``');
      end = closing + 1;
      marks.lastIndex = end;
      continue;
    }
    const wanted = marksOf(sign);
    const isOpen = wanted.every((mark) => open.some((one) => one.mark === mark));
    const isRun = line[found.index - 1] === '*';
    const canClose = !isRun && !SPACE.test(line[found.index - 1] ?? '');
    const canOpen = !isRun && !SPACE.test(line[after] ?? '');
    if (isOpen && canClose) {
      // The inner one first, whichever that is.
      const closing = open.flatMap(({ mark }) => (mark !== null && wanted.includes(mark) ? [mark] : []));
      for (const mark of closing.toReversed()) close(mark);
    } else if (canOpen && !wanted.some((mark) => open.some((one) => one.mark === mark))) {
      for (const mark of wanted) open.push({ mark, sign: signOf(mark), inside: [] });
    } else addText(top().inside, sign);
  }
  addText(top().inside, line.slice(end));
  while (open.length > 1) undo();
  return root.inside;
};

const ITEM = /^ {0,3}(?:(?<bullet>[-*+])|\d{1,9}[.)])[ \t]+(?<text>\S.*)$/;
const QUOTE = /^ {0,3}(?:> ?)+/;

interface Draft {
  readonly kind: Block['kind'];
  /** One for paragraphs and quotes. */
  readonly items: string[][];
}

const readLine = (line: string): { kind: Block['kind']; text: string } => {
  const item = ITEM.exec(line);
  if (item?.groups)
    return { kind: item.groups['bullet'] === undefined ? 'numbers' : 'bullets', text: item.groups['text'] ?? '' };
  const quote = QUOTE.exec(line);
  if (quote) return { kind: 'quote', text: line.slice(quote[0].length) };
  return { kind: 'paragraph', text: line.trim() };
};

const isList = (kind: Block['kind']): kind is 'bullets' | 'numbers' => kind === 'bullets' || kind === 'numbers';

const blockOf = ({ kind, items }: Draft): Block => {
  const [first = []] = items;
  return isList(kind)
    ? { kind, items: items.map((lines) => lines.map(readInline)) }
    : { kind, lines: first.map(readInline) };
};

/**
 * Reads a small subset of Markdown: paragraphs, line breaks, `*emphasis*`, `**strong**`, code, lists and quotes, none of them nested but
 * for emphasis. Everything else, markup above all, is text. Takes time in proportion to the length.
 */
export const readBlocks = (text: string): Block[] => {
  const drafts: Draft[] = [];
  let current: Draft | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') {
      current = undefined;
      continue;
    }
    const { kind, text: content } = readLine(line);
    if (current !== undefined && kind === 'paragraph') {
      current.items.at(-1)?.push(content);
    } else if (current?.kind === kind) {
      if (isList(kind)) current.items.push([content]);
      else current.items.at(-1)?.push(content);
    } else {
      current = { kind, items: [[content]] };
      drafts.push(current);
    }
  }
  return drafts.map(blockOf);
};
