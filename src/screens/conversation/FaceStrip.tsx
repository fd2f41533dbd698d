import { useSelector } from '@xstate/react';
import type { ExpressionKeys } from '#contract/characterProfile.ts';
import { isHelpNew } from '#machines/chat/chatSelectors.ts';
import { foldFace, isFaceFolded } from '#src/browser/faceFold.ts';
import { FadingPortrait } from '#src/ui/FadingPortrait.tsx';
import { ChevronDownIcon } from '#src/ui/actIcons.tsx';
import { css } from '#styled/css';
import { portraitSources } from '../portrait.ts';
import type { ChatRef } from './chatTypes.ts';
import { useFace } from './useFace.ts';

const strip = css({
  display: { base: 'none', _aboveTalk: 'block' },
  flexShrink: '0',
  bg: 'bg.sunken',
  borderBottomWidth: 'thin',
  borderBottomStyle: 'solid',
  borderColor: 'border.subtle',
});
const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  maxWidth: 'column',
  mx: 'auto',
  px: '4',
  py: '2',
  cursor: 'pointer',
  listStyle: 'none',
  textStyle: 'small',
  color: 'fg.muted',
  outlineOffset: '-0.5',
  '&::-webkit-details-marker': { display: 'none' },
  'details:not([open]) > &': { py: '0', minHeight: '9' },
});
const face = css({
  width: '18',
  height: '18',
  borderRadius: 'lg',
  flexShrink: '0',
  'details:not([open]) &': { display: 'none' },
});
const words = css({ flex: '1', minWidth: '0' });
const mark = css({
  flexShrink: '0',
  display: 'inline-flex',
  transitionProperty: '[transform]',
  transitionDuration: 'fast',
  'details[open] &': { transform: '[rotate(180deg)]' },
});

export interface FaceStripProps {
  chat: ChatRef;
  name: string;
  portrait: string;
  expressions: ExpressionKeys;
}

/** The same on narrow windows, above the talk: one line once it is folded, which it stays. Gone while a card says whom to call, which needs the room. */
export const FaceStrip = ({ chat, name, portrait, expressions }: FaceStripProps) => {
  const { expression, words: text } = useFace(chat, name);
  const isHelpShown = useSelector(chat, isHelpNew);
  return isHelpShown ? null : (
    <details
      className={strip}
      open={!isFaceFolded()}
      onToggle={({ currentTarget }) => {
        foldFace(!currentTarget.open);
      }}
    >
      <summary className={line}>
        <FadingPortrait
          first={portrait}
          shown={expressions[expression]}
          sourcesOf={portraitSources}
          alt=""
          sizes="4.5rem"
          isCloseUp
          className={face}
        />
        <span className={words}>{text}</span>
        <span className={mark}>
          <ChevronDownIcon />
        </span>
      </summary>
    </details>
  );
};
