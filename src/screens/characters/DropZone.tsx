import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { UploadIcon } from '../conversations/conversationIcons.tsx';
import { useFileDrop } from './useFileDrop.ts';

const zone = css({
  display: 'none',
  position: 'fixed',
  inset: '0',
  zIndex: 'overlay',
  p: { base: '4', md: '8' },
  bg: 'bg.backdrop',
  backdropFilter: 'auto',
  backdropBlur: 'bar',
  pointerEvents: 'none',
  animation: 'fadeIn',
  '&[data-dropping]': { display: 'grid' },
});
const frame = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  px: '6',
  textAlign: 'center',
  bg: 'bg.surface',
  borderWidth: 'thick',
  borderStyle: 'dashed',
  borderColor: 'accent.solid',
  borderRadius: 'xl',
});
const icon = css({ fontSize: '3xl', color: 'accent.text' });
const title = css({ textStyle: 'title' });
const text = css({ color: 'fg.muted' });

/** Takes cards that are dropped anywhere on the screen; shows while they are dragged over it. The button does the same for the keyboard. */
export const DropZone = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <div ref={useFileDrop(onFiles)} className={zone} aria-hidden="true">
    <div className={frame}>
      <span className={icon}>
        <UploadIcon />
      </span>
      <p className={title}>{m.cards_drop_title()}</p>
      <p className={text}>{m.cards_drop_text()}</p>
    </div>
  </div>
);
