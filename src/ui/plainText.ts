import type { Inline } from './safeInline.ts';
import { type Block, type Lines, readBlocks } from './safeMarkdown.ts';

const inlineText = (inline: Inline): string => {
  switch (inline.kind) {
    case 'text':
    case 'code':
      return inline.text;
    case 'link':
      return inline.label;
    case 'emphasis':
    case 'italic':
    case 'strong':
    case 'struck':
      return inline.inside.map(inlineText).join('');
  }
};
const linesText = (lines: Lines): string => lines.map((line) => line.map(inlineText).join('')).join('\n');

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
    case 'heading':
      return linesText(block.lines);
    case 'rule':
      return '';
    case 'table':
      return block.rows.map((cells) => cells.map((cell) => linesText([cell])).join(', ')).join('\n');
    case 'code':
      return block.text;
    case 'bullets':
      return block.items.map(({ lines }) => linesText(lines)).join('\n');
    case 'numbers':
      return block.items.map(({ number, lines }) => `${String(number)}. ${linesText(lines)}`).join('\n');
  }
};

/** What is read of a text with its marks, for places that show one style. */
export const plainText = (text: string): string =>
  readBlocks(text)
    .map((block, index) => (index === 0 ? '' : block.isApart ? '\n\n' : '\n') + blockText(block))
    .join('');
