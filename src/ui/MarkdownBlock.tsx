import { Fragment, memo, type ReactNode } from 'react';
import { css, cx } from '#styled/css';
import type { Inline } from './safeInline.ts';
import type { Block, Item, Lines } from './safeMarkdown.ts';
import type { Align } from './tableLines.ts';

const quote = css({
  ps: '3',
  borderInlineStartWidth: 'thick',
  borderInlineStartStyle: 'solid',
  borderColor: '[color-mix(in srgb, currentcolor 30%, transparent)]',
});
const list = css({ ps: '6', display: 'flex', flexDirection: 'column', gap: '1' });
const bullets = css({ listStyle: '[disc]' });
const numbers = css({ listStyle: '[decimal]' });
const deeper = [undefined, css({ ms: '5' }), css({ ms: '10' })];
const tint = '[color-mix(in srgb, currentcolor 9%, transparent)]' as const;
const code = css({ fontFamily: 'code', fontSize: 'sm', px: '1', bg: tint, borderRadius: 'xs' });
const box = css({ bg: tint, borderRadius: 'sm', my: '1', overflow: 'hidden' });
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  minHeight: '8',
  ps: '3',
  fontFamily: 'code',
  fontSize: 'xs',
});
const written = css({
  px: '3',
  pb: '3',
  fontFamily: 'code',
  fontSize: 'sm',
  lineHeight: 'normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const heading = css({ fontWeight: 'semibold' });
const large = css({ fontSize: 'lg' });
const rule = css({
  my: '3',
  mx: 'auto',
  width: '[40%]',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: '[color-mix(in srgb, currentcolor 30%, transparent)]',
});
const scrolled = css({ overflowX: 'auto', my: '1' });
const table = css({ borderCollapse: 'collapse', overflowWrap: 'normal' });
const cell = css({
  px: '3',
  py: '1',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: '[color-mix(in srgb, currentcolor 20%, transparent)]',
  verticalAlign: 'top',
});
const aligned: Readonly<Record<Align, string>> = {
  start: css({ textAlign: 'start' }),
  center: css({ textAlign: 'center' }),
  end: css({ textAlign: 'end' }),
};
const headless = css({ pt: '3' });
const italic = css({ fontStyle: 'italic' });
const strong = css({ fontWeight: 'semibold' });
const link = css({
  textDecoration: 'underline',
  textUnderlineOffset: '[0.18em]',
  textDecorationThickness: '[1px]',
  _hover: { textDecorationThickness: '[2px]' },
});

/** How marked text is drawn. Blocks are drawn anew when it is another object. */
export interface MarkdownLook {
  /** Of every block, and of one that stands apart from that above. */
  block?: string | undefined;
  apart?: string | undefined;
  /** Of what stands between asterisks; italic unless it is given. */
  emphasis?: string | undefined;
  /** Whether addresses lead somewhere. */
  hasLinks: boolean;
  /** What one can do with a block of code. */
  codeActs?: ((text: string) => ReactNode) | undefined;
}

const drawInline = (inline: Inline, index: number, look: MarkdownLook): ReactNode => {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return (
        <code key={index} className={code}>
          {inline.text}
        </code>
      );
    case 'link':
      return look.hasLinks ? (
        <a key={index} className={link} href={inline.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {inline.label}
        </a>
      ) : (
        inline.text
      );
    case 'emphasis':
    case 'italic':
      return (
        <em key={index} className={inline.kind === 'italic' ? italic : (look.emphasis ?? italic)}>
          {inline.inside.map((one, place) => drawInline(one, place, look))}
        </em>
      );
    case 'struck':
      return <s key={index}>{inline.inside.map((one, place) => drawInline(one, place, look))}</s>;
    case 'strong':
      return (
        <strong key={index} className={strong}>
          {inline.inside.map((one, place) => drawInline(one, place, look))}
        </strong>
      );
  }
};

const drawLines = (lines: Lines, look: MarkdownLook): ReactNode =>
  lines.map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines are told apart by their place alone
    <Fragment key={index}>
      {index === 0 ? null : '\n'}
      {line.map((one, place) => drawInline(one, place, look))}
    </Fragment>
  ));

const drawItems = (items: readonly Item[], look: MarkdownLook, tail: ReactNode): ReactNode =>
  items.map(({ lines, depth, number }, index) => (
    <li
      // oxlint-disable-next-line react/no-array-index-key -- as above
      key={index}
      dir="auto"
      className={cx(look.block, deeper[depth])}
      value={number === 0 ? undefined : number}
    >
      {drawLines(lines, look)}
      {index === items.length - 1 ? tail : null}
    </li>
  ));

interface MarkdownTableProps {
  aligns: readonly Align[];
  rows: readonly Lines[];
  look: MarkdownLook;
  tail: ReactNode;
}

const MarkdownTable = ({ aligns, rows, look, tail }: MarkdownTableProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region must be reachable by keyboard
  <div className={scrolled} tabIndex={0}>
    <table className={table}>
      <thead>
        <tr>
          {rows[0]?.map((inside, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- cells are told apart by their place alone
            <th key={column} dir="auto" className={cx(look.block, cell, strong, aligned[aligns[column] ?? 'start'])}>
              {drawLines([inside], look)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(1).map((cells, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <tr key={index}>
            {cells.map((inside, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <td key={column} dir="auto" className={cx(look.block, cell, aligned[aligns[column] ?? 'start'])}>
                {drawLines([inside], look)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {tail}
  </div>
);

export interface MarkdownBlockProps {
  block: Block;
  look: MarkdownLook;
  /** Stands behind its last word. */
  tail?: ReactNode;
}

/** A block of marked text: only the elements here ever come of it. Each has its own direction, so that nothing in it turns what stands around. */
export const MarkdownBlock = memo(({ block, look, tail }: MarkdownBlockProps) => {
  const apart = block.isApart ? look.apart : undefined;
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto" className={cx(look.block, apart)}>
          {drawLines(block.lines, look)}
          {tail}
        </p>
      );
    case 'quote':
      return (
        <blockquote dir="auto" className={cx(look.block, quote, apart)}>
          {drawLines(block.lines, look)}
          {tail}
        </blockquote>
      );
    case 'code': {
      const acts = look.codeActs?.(block.text);
      const hasHead = acts !== undefined || block.language !== '';
      return (
        <div className={cx(box, apart)}>
          {hasHead ? (
            <div className={head}>
              <span>{block.language}</span>
              {acts}
            </div>
          ) : null}
          <pre dir="auto" className={cx(written, !hasHead && headless)}>
            <code>{block.text}</code>
            {tail}
          </pre>
        </div>
      );
    }
    case 'heading':
      // Of one level, next to that of the page: those of an answer begin and jump as they like.
      return (
        <h2 dir="auto" className={cx(look.block, heading, block.level < 3 && large, apart)}>
          {drawLines(block.lines, look)}
          {tail}
        </h2>
      );
    case 'rule':
      return (
        <>
          <hr className={rule} />
          {tail}
        </>
      );
    case 'table':
      return <MarkdownTable aligns={block.aligns} rows={block.rows} look={look} tail={tail} />;
    case 'bullets':
      return <ul className={cx(list, bullets, apart)}>{drawItems(block.items, look, tail)}</ul>;
    case 'numbers':
      return <ol className={cx(list, numbers, apart)}>{drawItems(block.items, look, tail)}</ol>;
  }
});
