import type { Ref } from 'react';

export interface FileInputProps {
  /** What opens it presses it. */
  ref: Ref<HTMLInputElement>;
  accept: string;
  label: string;
  onFile: (file: File) => void;
}

/** Lets the person choose a file of theirs; it is not seen. */
export const FileInput = ({ ref, accept, label, onFile }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    accept={accept}
    aria-label={label}
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      // The same file can be chosen again.
      target.value = '';
      if (file !== undefined) onFile(file);
    }}
  />
);
