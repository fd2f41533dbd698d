import type { ReactNode } from 'react';
import { css } from '#styled/css';

const screen = css({ height: 'full', display: 'flex', minHeight: '0' });
const beside = css({
  display: { base: 'none', lg: 'flex' },
  flexDirection: 'column',
  flexShrink: '0',
  width: { base: 'listNarrow', xl: 'list' },
  minHeight: '0',
  overflowY: 'auto',
  borderInlineEndWidth: 'thin',
  borderInlineEndStyle: 'solid',
  borderColor: 'border.subtle',
});
const pane = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' });

export interface ConversationFrameProps {
  /** The list of conversations, on wide windows. */
  aside: ReactNode;
  /** Whom one talks to, on wider ones. */
  companion: ReactNode;
  children: ReactNode;
}

/** What stands beside a conversation, in the height that it is given. */
export const ConversationFrame = ({ aside, companion, children }: ConversationFrameProps) => (
  <div className={screen}>
    {aside === undefined ? null : <div className={beside}>{aside}</div>}
    <div className={pane}>{children}</div>
    {companion}
  </div>
);
