import type { Conversation } from '#contract/conversation.ts';
import { m } from '#src/paraglide/messages.js';
import { plainText } from '#src/ui/plainText.ts';
import { css, cx } from '#styled/css';

const quiet = css({ fontStyle: 'italic', color: 'fg.subtle' });
const typing = css({ color: 'accent.text', fontWeight: 'medium' });
const fresh = css({ color: 'fg.default', fontWeight: 'medium' });

export interface LastWordsProps {
  conversation: Conversation;
  /** Something of it has not been read. */
  isFresh: boolean;
  className: string;
}

/** What was said last in a conversation, or that something is being said. */
export const LastWords = ({ conversation, isFresh, className }: LastWordsProps) => {
  const { lastText, lastRole, isWriting } = conversation;
  if (isWriting) return <span className={cx(className, typing)}>{m.conversations_typing()}</span>;
  if (lastRole === null) return <span className={cx(className, quiet)}>{m.conversations_cleared()}</span>;
  const said = plainText(lastText);
  return (
    <span className={cx(className, isFresh && fresh)} dir="auto">
      {lastRole === 'user' ? m.conversations_you_said({ text: said }) : said}
    </span>
  );
};
