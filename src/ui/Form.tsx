import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '#styled/css';

const form = css({ display: 'flex', flexDirection: 'column', gap: '4' });

export interface FormProps {
  /** Gets a reader of the entered values by field name; a missing field reads as an empty text. */
  onSubmit: (read: (name: string) => string) => void;
  /** What is wrong with the fields; each new list puts the focus on the first field that is marked. */
  errors: readonly unknown[];
  children: ReactNode;
}

/** A form whose fields hold their own values until it is submitted. */
export const Form = ({ onSubmit, errors, children }: FormProps) => {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errors.length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <form
      ref={element}
      className={form}
      // Should the browser ever send it itself, nothing of it may stand in an address.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        onSubmit((name) => {
          const value = values.get(name);
          return typeof value === 'string' ? value : '';
        });
      }}
    >
      {children}
    </form>
  );
};
