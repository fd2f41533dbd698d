import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';
import { settingsRow } from '../pageStyles.ts';
import { useFocusComesBack } from '../useFocusComesBack.ts';

const heading = css({ width: '[fit-content]', fontWeight: 'semibold', borderRadius: 'xs' });

export interface BillingSectionProps {
  title: string;
  /** Whether the person is asked something here, or waits for it. */
  isActing: boolean;
  children: ReactNode;
}

/** A row of the settings that is always open. */
export const BillingSection = ({ title, isActing, children }: BillingSectionProps) => {
  const id = useId();
  const focused = useFocusComesBack(isActing);
  return (
    <section className={settingsRow} aria-labelledby={id}>
      <h2 ref={focused} id={id} className={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
};
