import type { ReactNode, RefObject } from 'react';
import { columns, form as formClass } from './layout.ts';
import type { DraftRef, PreviewRef } from './generatorTypes.ts';
import { PreviewAside } from './PreviewAside.tsx';

export interface DraftFormProps {
  draft: DraftRef;
  preview: PreviewRef;
  form: RefObject<HTMLFormElement | null>;
  /** Also by Enter in a line. */
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that writes on the draft, with the portrait of it. */
export const DraftForm = ({ draft, preview, form, onSubmit, children }: DraftFormProps) => (
  <div className={columns}>
    <PreviewAside draft={draft} preview={preview} />
    <form
      ref={form}
      className={formClass}
      data-kept
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  </div>
);
