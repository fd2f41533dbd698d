import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '#styled/css';

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' });

export interface FormProps {
  /** Gets a reader of the entered values by field name; a missing field reads as an empty text. */
  onSubmit: (read: (name: string) => string) => void;
  /** Gets the same while something is entered that may mend what is wrong. */
  onChange?: (read: (name: string) => string) => void;
  /** What is wrong with the fields; each that was not there before puts the focus on the first field that is marked. */
  errors: readonly unknown[];
  children: ReactNode;
}

const readerOf = (form: HTMLFormElement): ((name: string) => string) => {
  const values = new FormData(form);
  return (name) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
};

/** A form whose fields hold their own values until it is submitted. */
export const Form = ({ onSubmit, onChange, errors, children }: FormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const known = useRef<readonly unknown[]>([]);
  useEffect(() => {
    const isWorse = errors.some((error) => !known.current.includes(error));
    known.current = errors;
    if (isWorse) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <form
      ref={element}
      className={form}
      // Should the browser ever send it itself, nothing of it may stand in an address.
      method="post"
      noValidate
      onInput={(event) => {
        if (errors.length > 0) onChange?.(readerOf(event.currentTarget));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(readerOf(event.currentTarget));
      }}
    >
      {children}
    </form>
  );
};
