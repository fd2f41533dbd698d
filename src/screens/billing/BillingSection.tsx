import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';
import { useFocusComesBack } from '../useFocusComesBack.ts';

const row = css({
  py: '6',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
});
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
    <section className={row} aria-labelledby={id}>
      <h2 ref={focused} id={id} className={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
};
