import { useSelector } from '@xstate/react';
import {
  type CharacterEditSnapshot,
  isBusy,
  isDirty,
  isSaving,
} from '#machines/characterEdit/characterEditSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { failureText } from '../wording.ts';
import type { CharacterEditRef } from './characterTypes.ts';

const bar = css({
  position: 'sticky',
  bottom: { base: 'bottomBar', lg: '0' },
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4',
  mx: '-4',
  px: '4',
  py: '3',
  bg: 'bg.bar',
  backdropFilter: 'auto',
  backdropBlur: 'bar',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
});
const toldStyle = css.raw({ display: 'block', flex: '1', minWidth: '0', fontSize: 'sm', color: 'fg.muted' });

type Tone = 'quiet' | 'good' | 'bad';
const tones: Readonly<Record<Tone, string>> = {
  quiet: css(toldStyle),
  good: css(toldStyle, css.raw({ color: 'success.text', fontWeight: 'medium' })),
  bad: css(toldStyle, css.raw({ color: 'danger.text', fontWeight: 'medium' })),
};

/** How saving stands, in words. */
const standOf = (snapshot: CharacterEditSnapshot): readonly [tone: Tone, text: string] => {
  const { fields, failure, notice } = snapshot.context;
  if (fields.length > 0) return ['bad', m.edit_check()];
  if (failure !== null) return ['bad', failureText(failure)];
  switch (notice) {
    case 'saved':
      return ['good', m.edit_saved()];
    case 'portrait':
      return ['good', m.edit_portrait_saved()];
    case 'inReview':
      return ['good', m.edit_in_review()];
    case null:
      return ['quiet', isDirty(snapshot) ? m.edit_unsaved() : ''];
  }
};

/** Saves, and says how that went; always in reach. */
export const EditBar = ({ edit }: { edit: CharacterEditRef }) => {
  const tone = useSelector(edit, (snapshot) => standOf(snapshot)[0]);
  const text = useSelector(edit, (snapshot) => standOf(snapshot)[1]);
  const isWaiting = useSelector(edit, isSaving);
  const isHeld = useSelector(edit, isBusy);
  return (
    <div className={bar}>
      <output className={tones[tone]}>{text}</output>
      <Button type="submit" size="md" disabled={isHeld} isLoading={isWaiting}>
        {m.edit_save()}
      </Button>
    </div>
  );
};
