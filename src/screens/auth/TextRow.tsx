import type { ReactNode } from 'react';
import { css } from '#styled/css';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '2',
  mt: '4',
  textStyle: 'small',
  color: 'fg.muted',
});
const link = css({
  minHeight: '6',
  color: 'accent.text',
  fontWeight: 'semibold',
  cursor: 'pointer',
  borderRadius: 'xs',
  textUnderlineOffset: '1',
  _hover: { textDecoration: 'underline' },
  _disabled: { color: 'fg.subtle', cursor: 'progress', textDecoration: 'none' },
});

/** A quiet line under a form: a question and its answers. */
export const TextRow = ({ text, children }: { text?: string; children: ReactNode }) => (
  <p className={row}>
    {text === undefined ? null : <span>{text}</span>}
    {children}
  </p>
);

export interface TextButtonProps {
  onClick: () => void;
  isBusy?: boolean;
  children: ReactNode;
}

/** A button that reads as a link. */
export const TextButton = ({ onClick, isBusy = false, children }: TextButtonProps) => (
  <button type="button" className={link} onClick={onClick} disabled={isBusy}>
    {children}
  </button>
);
