import { useSelector } from '@xstate/react';
import { canCancel, isBusy } from '#machines/settings/settingsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { css } from '#styled/css';
import { cancelSection } from './cancelSection.ts';
import type { SettingsRef } from './settingsTypes.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2' });

export interface SectionButtonsProps {
  settings: SettingsRef;
  text: string;
  isDanger?: boolean;
  /** Something else is awaited in the section. */
  isHeld?: boolean;
  /** Left out, the button submits the form around it. */
  onClick?: () => void;
}

/** The button that does it, and the one that leaves the section or gives up what is awaited, where that is possible. */
export const SectionButtons = ({ settings, text, isDanger = false, isHeld = false, onClick }: SectionButtonsProps) => {
  const isWaiting = useSelector(settings, isBusy);
  const canGiveUp = useSelector(settings, canCancel);
  return (
    <div className={row}>
      <Button
        type={onClick === undefined ? 'submit' : 'button'}
        size="md"
        color={isDanger ? 'danger' : 'primary'}
        isLoading={isWaiting && !isHeld}
        disabled={isHeld}
        {...(onClick && { onClick })}
      >
        {text}
      </Button>
      <Button
        size="md"
        variant="ghost"
        color="ink"
        disabled={isWaiting && !canGiveUp}
        onClick={() => {
          cancelSection(settings);
        }}
      >
        {m.action_cancel()}
      </Button>
    </div>
  );
};
