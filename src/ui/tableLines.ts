/** How a column of a table stands. */
export type Align = 'start' | 'center' | 'end';

const RULER = /^:?-+:?$/;

/** Cells of a line between pipes; one behind a backslash is part of its cell. */
export const cellsOf = (line: string): string[] => {
  const parts = line.trim().split('|');
  if (parts[0] === '') parts.shift();
  if (parts.at(-1) === '') parts.pop();
  const cells: string[] = [];
  let isOpen = false;
  for (const part of parts) {
    const isContinued = part.endsWith('\\');
    const text = isContinued ? `${part.slice(0, -1)}|` : part;
    if (isOpen) cells.push((cells.pop() ?? '') + text);
    else cells.push(text);
    isOpen = isContinued;
  }
  return cells.map((cell) => cell.trim());
};

/** Whether the second line makes a table of the first: it rules as many columns as that has cells. */
export const isRuled = (head: string, line: string): boolean => {
  if (!head.includes('|') || !line.includes('|')) return false;
  const rulers = cellsOf(line);
  return rulers.length > 0 && rulers.every((one) => RULER.test(one)) && rulers.length === cellsOf(head).length;
};

export const alignOf = (ruler: string): Align => {
  if (!ruler.endsWith(':')) return 'start';
  return ruler.startsWith(':') ? 'center' : 'end';
};
