import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';
import { settingsRow } from '../pageStyles.ts';
import { useFocusComesBack } from '../useFocusComesBack.ts';

const heading = css({ width: '[fit-content]', fontWeight: 'semibold', borderRadius: 'xs' });

export interface BillingSectionProps {
  title: string;
  /** Whether the person is asked something here, or waits for it. */
  isActing: boolean;
  /** Escape does what Cancel does. */
  onEscape?: () => void;
  children: ReactNode;
}

/** A row of the settings that is always open. */
export const BillingSection = ({ title, isActing, onEscape, children }: BillingSectionProps) => {
  const id = useId();
  const focused = useFocusComesBack(isActing);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does what Cancel does
    <section
      className={settingsRow}
      aria-labelledby={id}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !nativeEvent.isComposing) onEscape?.();
      }}
    >
      <h2 ref={focused} id={id} className={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
};
