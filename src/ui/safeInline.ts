import { readLink } from './safeLink.ts';

/**
 * Text, or text that is marked. Marked text holds others, but none marked as itself: it is never deeper than that. `emphasis` stands
 * between asterisks, `italic` between underscores, `struck` between two tildes. The `text` of a link is what was written, `label` what can be shown in its place.
 */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly label: string; readonly href: string }
  | { readonly kind: Mark; readonly inside: readonly Inline[] };

type Mark = 'emphasis' | 'italic' | 'strong' | 'struck';
interface Open {
  readonly mark: Mark | null;
  readonly sign: string;
  readonly inside: Inline[];
}

const MARKS = /`|~~(?!~)|\*{1,3}(?!\*)|_{1,2}(?!_)|\[|https?:\/\//gi;
const SPACE = /^\s?$/;
const WORD = /^\w$/;
/** What an underscore that opens stands after, and one that closes before: faces such as ^_^ stay what they are. */
const BEFORE_UNDERSCORE = /^[\s([{"'“‘«—–*]?$/;
const AFTER_UNDERSCORE = /^[\s)\]}"'”’»—–*.,;:!?…]?$/;

const marksOf = (sign: string): readonly Mark[] => {
  if (sign === '*') return ['emphasis'];
  if (sign === '_') return ['italic'];
  if (sign === '~~') return ['struck'];
  return sign === '***' ? ['strong', 'emphasis'] : ['strong'];
};
const canOpenAt = (sign: string, before: string, after: string): boolean => {
  if (SPACE.test(after) || before === sign[0]) return false;
  return sign.startsWith('_') ? BEFORE_UNDERSCORE.test(before) : sign !== '*' || !WORD.test(before);
};
const canCloseAt = (sign: string, before: string, after: string): boolean => {
  if (SPACE.test(before) || before === sign[0]) return false;
  return sign.startsWith('_') ? AFTER_UNDERSCORE.test(after) : sign !== '*' || !WORD.test(after);
};

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
  const isOpen = (mark: Mark, sign: string): boolean =>
    open.some((one) => one.mark === mark && one.sign.startsWith(sign[0] ?? ''));
  const mark = (sign: string, start: number, after: number): void => {
    const wanted = marksOf(sign);
    const [charBefore, charAfter] = [line[start - 1] ?? '', line[after] ?? ''];
    if (wanted.every((one) => isOpen(one, sign)) && canCloseAt(sign, charBefore, charAfter)) {
      // The inner one first, whichever that is.
      const closing = open.flatMap((one) => (one.mark !== null && wanted.includes(one.mark) ? [one.mark] : []));
      for (const one of closing.toReversed()) close(one);
    } else if (
      canOpenAt(sign, charBefore, charAfter) &&
      !wanted.some((one) => open.some((other) => other.mark === one))
    ) {
      for (const one of wanted)
        open.push({
          mark: one,
          sign: one === 'strong' || one === 'struck' ? sign.slice(0, 2) : sign.slice(0, 1),
          inside: [],
        });
    } else addText(top().inside, sign);
  };
  const lastTick = line.lastIndexOf('`');
  /** Gives where what begins with a tick ends. */
  const code = (after: number): number => {
    const closing = after - 1 === lastTick ? -1 : line.indexOf('`', after);
    if (closing > after) top().inside.push({ kind: 'code', text: line.slice(after, closing) });
    else addText(top().inside, closing < 0 ? '`' : '``');
    return closing < 0 ? after : closing + 1;
  };
  let end = 0;
  const marks = new RegExp(MARKS);
  for (let found = marks.exec(line); found !== null; found = marks.exec(line)) {
    const [sign] = found;
    const after = found.index + sign.length;
    addText(top().inside, line.slice(end, found.index));
    end = after;
    if (sign === '`') end = code(after);
    else if (sign.startsWith('*') || sign.startsWith('_') || sign === '~~') mark(sign, found.index, after);
    else {
      const link = readLink(line, found.index);
      if (link === null) addText(top().inside, sign);
      else {
        top().inside.push(link);
        end = found.index + link.text.length;
      }
    }
    marks.lastIndex = end;
  }
  addText(top().inside, line.slice(end));
  while (open.length > 1) undo();
  return root.inside;
};
