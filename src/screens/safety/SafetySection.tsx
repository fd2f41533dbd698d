import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';

const section = css({ display: 'flex', flexDirection: 'column', gap: '3', mt: '10' });
const heading = css({ textStyle: 'heading', textWrap: 'balance' });

export interface SafetySectionProps {
  title: string;
  children: ReactNode;
}

export const SafetySection = ({ title, children }: SafetySectionProps) => {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
};
