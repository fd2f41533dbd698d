import type { ReactNode, RefObject } from 'react';
import { columns, form as formClass } from './layout.ts';
import type { DraftRef, PreviewRef } from './makingTypes.ts';
import { PreviewAside } from './PreviewAside.tsx';

export interface MakingFormProps {
  draft: DraftRef;
  preview: PreviewRef;
  form: RefObject<HTMLFormElement | null>;
  /** Also by Enter in a line. */
  onSubmit: () => void;
  children: ReactNode;
}

/** A form that writes on the draft, with the portrait of it. */
export const MakingForm = ({ draft, preview, form, onSubmit, children }: MakingFormProps) => (
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
