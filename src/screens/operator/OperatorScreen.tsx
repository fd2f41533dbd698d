import { Link } from 'react-router';
import { type EventVariant, eventVariants } from '#contract/event.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { PageTitle } from '../PageTitle.tsx';
import { CountTable, type CountTableProps } from './CountTable.tsx';

const page = css({ width: 'full', maxWidth: 'page', mx: 'auto', px: 'gutter', py: { base: '8', lg: '16' } });
const heading = css({ textStyle: 'display' });
const text = css({ mt: '3', color: 'fg.muted', maxWidth: 'measure' });
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2', my: '6' });

const variantText = (variant: EventVariant): string => {
  switch (variant) {
    case 'production':
      return m.operator_production();
    case 'test':
      return m.operator_test();
  }
};

export interface OperatorScreenProps extends CountTableProps {
  /** Which events are shown. */
  variant: EventVariant;
}

/** For operators: what visitors did, counted by event and day. */
export const OperatorScreen = ({ variant, counts }: OperatorScreenProps) => (
  <section className={page}>
    <meta name="robots" content="noindex" />
    <PageTitle>{m.operator_title()}</PageTitle>
    <h1 className={heading}>{m.operator_title()}</h1>
    <p className={text}>{m.operator_text()}</p>
    <nav className={choices} aria-label={m.operator_variants()}>
      {eventVariants.map((one) => (
        <Link
          key={one}
          to={paths.operator(one)}
          className={button({ size: 'md', color: 'ink', variant: one === variant ? 'solid' : 'outline' })}
          aria-current={one === variant ? 'page' : undefined}
        >
          {variantText(one)}
        </Link>
      ))}
    </nav>
    {counts.events.length === 0 ? <p className={text}>{m.operator_none()}</p> : <CountTable counts={counts} />}
  </section>
);
