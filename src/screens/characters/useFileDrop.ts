import { type RefObject, useEffect, useRef } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Takes files that are dropped anywhere on the window, or pasted. The marked element has `data-dropping` for as long as files are dragged
 * over it.
 */
export const useFileDrop = (onFiles: (files: readonly File[]) => void): RefObject<HTMLDivElement | null> => {
  const zone = useRef<HTMLDivElement>(null);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    /** Elements that the pointer is over, the inner ones too: each tells when it is entered and left. */
    let depth = 0;
    const turn = (to: number): void => {
      depth = Math.max(0, to);
      zone.current?.toggleAttribute('data-dropping', depth > 0);
    };
    const deliver = (files: FileList | undefined): void => {
      if (files !== undefined && files.length > 0) take.current([...files]);
    };
    const enter = (event: DragEvent): void => {
      if (hasFiles(event)) turn(depth + 1);
    };
    const leave = (event: DragEvent): void => {
      if (hasFiles(event)) turn(depth - 1);
    };
    const over = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      // Without this the browser would open the file in place of the page.
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      turn(0);
      deliver(event.dataTransfer?.files);
    };
    const paste = (event: ClipboardEvent): void => {
      if (!isTyping(event.target)) deliver(event.clipboardData?.files);
    };
    window.addEventListener('dragenter', enter, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('drop', drop, { signal });
    window.addEventListener('paste', paste, { signal });
    return () => {
      events.abort();
    };
  }, []);
  return zone;
};
