/** The tables of a page in Markdown, each with its rows of cells, the first of them its head. */
export const tablesIn = (markdown: string): string[][][] =>
  markdown.split(/\n(?!\|)/).flatMap((part) => {
    const lines = part.split('\n').filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line));
    const rows = lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    return rows.length === 0 ? [] : [rows];
  });
