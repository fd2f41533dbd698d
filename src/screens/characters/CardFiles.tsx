import type { RefObject } from 'react';
import { m } from '#src/paraglide/messages.js';

export interface CardFilesProps {
  ref: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
}

/** Hears which cards are chosen. It has to stay on the page for as long as somebody chooses: what goes meanwhile hears nothing. */
export const CardFiles = ({ ref, onFiles }: CardFilesProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    multiple
    accept=".png,.json,.charx,image/png,application/json"
    aria-label={m.cards_choose()}
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      // The same files can be chosen again.
      target.value = '';
      onFiles(files);
    }}
  />
);
