import { css, cx } from '#styled/css';
import { MarkdownBlock, type MarkdownLook } from './MarkdownBlock.tsx';
import { readBlocks } from './safeMarkdown.ts';

const root = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
/** A stranger's page leads nowhere else. */
const look: MarkdownLook = { hasLinks: false };

export interface SafeTextProps {
  /** Written by anybody. */
  text: string;
  className?: string;
}

/** Text of a character as text, with a small safe subset of Markdown. */
export const SafeText = ({ text, className }: SafeTextProps) => (
  <div className={cx(root, className)}>
    {readBlocks(text).map((block, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- blocks are told apart by their place alone
      <MarkdownBlock key={index} block={block} look={look} />
    ))}
  </div>
);
