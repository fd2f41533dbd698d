import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';

const place = css({
  mb: '2',
  textStyle: 'small',
  color: 'fg.muted',
  '& > summary': { cursor: 'pointer', minHeight: '6' },
});
const text = css({ mt: '1', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' });

/** What a model thought before it answered, folded. */
export const Reasoning = ({ children }: { children: string }) => (
  <details className={place}>
    <summary>{m.chat_reasoning()}</summary>
    <p className={text}>{children}</p>
  </details>
);
