import { Fragment, type ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { type Block, type Inline, type Lines, readBlocks } from './safeMarkdown.ts';

const root = css({ display: 'flex', flexDirection: 'column', gap: '3', overflowWrap: 'anywhere' });
const quote = css({
  ps: '4',
  borderInlineStartWidth: 'thick',
  borderInlineStartStyle: 'solid',
  borderColor: 'border.strong',
  color: 'fg.muted',
});
const list = css({ ps: '5', display: 'flex', flexDirection: 'column', gap: '1' });
const bullets = css({ listStyle: '[disc]' });
const numbers = css({ listStyle: '[decimal]' });
const code = css({ fontFamily: 'code', fontSize: 'sm', px: '1', bg: 'bg.hover', borderRadius: 'xs' });
const emphasis = css({ fontStyle: 'italic' });
const strong = css({ fontWeight: 'semibold' });

const drawInline = (inline: Inline, index: number): ReactNode => {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return (
        <code key={index} className={code}>
          {inline.text}
        </code>
      );
    case 'emphasis':
      return (
        <em key={index} className={emphasis}>
          {inline.inside.map(drawInline)}
        </em>
      );
    case 'strong':
      return (
        <strong key={index} className={strong}>
          {inline.inside.map(drawInline)}
        </strong>
      );
  }
};

const drawLines = (lines: Lines): ReactNode =>
  lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines are told apart by their place alone
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line.map(drawInline)}
    </Fragment>
  ));

const drawItems = (items: readonly Lines[]): ReactNode =>
  items.map((lines, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <li key={index} dir="auto">
      {drawLines(lines)}
    </li>
  ));

const drawBlock = (block: Block, index: number): ReactNode => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={index} dir="auto">
          {drawLines(block.lines)}
        </p>
      );
    case 'quote':
      return (
        <blockquote key={index} dir="auto" className={quote}>
          {drawLines(block.lines)}
        </blockquote>
      );
    case 'bullets':
      return (
        <ul key={index} className={cx(list, bullets)}>
          {drawItems(block.items)}
        </ul>
      );
    case 'numbers':
      return (
        <ol key={index} className={cx(list, numbers)}>
          {drawItems(block.items)}
        </ol>
      );
  }
};

export interface SafeTextProps {
  /** Written by anybody. */
  text: string;
  className?: string;
}

/**
 * Text of a character as text, with a small safe subset of Markdown: only the elements above ever come of it. Each block has its own
 * direction, so that nothing in it turns what stands around.
 */
export const SafeText = ({ text, className }: SafeTextProps) => (
  <div className={cx(root, className)}>{readBlocks(text).map(drawBlock)}</div>
);
