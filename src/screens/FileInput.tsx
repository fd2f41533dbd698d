import type { RefObject } from 'react';

export interface FileInputProps {
  /** For the button that opens it. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  /** Endings and types of what may be chosen. */
  accept: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Hears which files are chosen. It has to stay on the page for as long as somebody chooses: what goes meanwhile hears nothing. */
export const FileInput = ({ ref, label, accept, isMultiple = false, onFiles }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple={isMultiple}
    accept={accept}
    aria-label={label}
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      // The same files can be chosen again.
      target.value = '';
      if (files.length > 0) onFiles(files);
    }}
  />
);
