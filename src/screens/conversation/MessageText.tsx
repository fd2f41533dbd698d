import { memo, type ReactNode, useMemo } from 'react';
import { MarkdownBlock, type MarkdownLook } from '#src/ui/MarkdownBlock.tsx';
import { type Block, readBlocks } from '#src/ui/safeMarkdown.ts';
import { css } from '#styled/css';
import type { MessageActsRef } from './chatTypes.ts';
import { CopyCodeButton } from './CopyCodeButton.tsx';

/* Each line begins where its own language does. */
const block = css({ unicodeBidi: 'plaintext' });
const apart = css({ mt: '[1lh]' });

export interface MessageBlocksProps {
  blocks: readonly Block[];
  actionClass: string | undefined;
  /** `null` where nothing can be done with messages. */
  acts: MessageActsRef | null;
  /** Stands behind the last word. */
  tail?: ReactNode;
}

/** What was read of a message. A block that stays the same object is not drawn again. */
export const MessageBlocks = ({ blocks, actionClass, acts, tail }: MessageBlocksProps) => {
  const look = useMemo(
    (): MarkdownLook => ({
      block,
      apart,
      emphasis: actionClass,
      hasLinks: true,
      codeActs: acts === null ? undefined : (text) => <CopyCodeButton acts={acts} text={text} />,
    }),
    [actionClass, acts],
  );
  return blocks.map((one, index) => (
    <MarkdownBlock
      // oxlint-disable-next-line react/no-array-index-key -- blocks are told apart by their place alone
      key={index}
      block={one}
      look={look}
      tail={index === blocks.length - 1 ? tail : undefined}
    />
  ));
};

export interface MessageTextProps extends Pick<MessageBlocksProps, 'actionClass' | 'acts'> {
  text: string;
}

/** A message's text, with a small safe subset of Markdown: what stands between asterisks is done rather than said. */
export const MessageText = memo(({ text, actionClass, acts }: MessageTextProps) => (
  <MessageBlocks blocks={readBlocks(text)} actionClass={actionClass} acts={acts} />
));
