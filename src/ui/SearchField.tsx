import { useRef } from 'react';
import { css, cx } from '#styled/css';
import { IconButton } from './IconButton.tsx';
import { CloseIcon, SearchIcon } from './icons.tsx';
import { Spinner } from './Spinner.tsx';

const root = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  ps: '4',
  pe: '1',
  minHeight: '12',
  bg: 'bg.raised',
  color: 'fg.muted',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.strong',
  borderRadius: 'full',
  _focusWithin: { borderColor: 'accent.solid', boxShadow: 'focus' },
});
const field = css({
  flex: '1',
  minWidth: '0',
  minHeight: '11',
  bg: 'transparent',
  color: 'fg.default',
  fontFamily: 'text',
  fontSize: 'md',
  appearance: 'none',
  outline: 'none',
  '&:focus-visible': { outline: 'none' },
  '&::-webkit-search-cancel-button': { display: 'none' },
});

export interface SearchFieldProps {
  label: string;
  clearLabel: string;
  value: string;
  /** UTF-16 units. */
  maxLength: number;
  /** What is typed is not answered yet. */
  isWaiting: boolean;
  className?: string;
  onType: (text: string) => void;
  /** By its button or by Escape; the keyboard stays in the field. */
  onClear: () => void;
}

/** Where one types what to search for. */
export const SearchField = ({
  label,
  clearLabel,
  value,
  maxLength,
  isWaiting,
  className,
  onType,
  onClear,
}: SearchFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear();
    input.current?.focus();
  };
  return (
    <search className={cx(root, className)}>
      {isWaiting ? <Spinner /> : <SearchIcon />}
      <input
        ref={input}
        type="search"
        className={field}
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => {
          onType(target.value);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') clear();
        }}
      />
      {value === '' ? null : <IconButton size="sm" label={clearLabel} icon={<CloseIcon />} onClick={clear} />}
    </search>
  );
};
