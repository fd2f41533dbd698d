import type { ReactNode } from 'react';
import { Badge } from '#src/ui/Badge.tsx';
import { CheckIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  height: 'full',
  p: '6',
  bg: 'bg.surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'lg',
});
const isFirst = css({ borderColor: 'accent.solid', boxShadow: 'md' });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  minHeight: '8',
});
const heading = css({ textStyle: 'heading' });
const priceLine = css({
  fontSize: '2xl',
  fontWeight: 'semibold',
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
});
const small = css({ textStyle: 'small', color: 'fg.muted' });
const facts = css({ display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none', m: '0', p: '0' });
const fact = css({
  display: 'flex',
  gap: '2',
  textStyle: 'small',
  '& svg': { flexShrink: '0', mt: '0.5', color: 'accent.text' },
});
const foot = css({ mt: 'auto', pt: '2' });

export interface PlanCardProps {
  title: string;
  badges: readonly string[];
  price: string;
  /** Below the price, each a line. */
  details: readonly string[];
  /** What it brings. */
  brings: readonly string[];
  isRecommended?: boolean;
  children?: ReactNode;
}

/** A plan with what it costs and what it brings. */
export const PlanCard = ({ title, badges, price, details, brings, isRecommended = false, children }: PlanCardProps) => (
  <div className={cx(card, isRecommended && isFirst)}>
    <div className={head}>
      <h2 className={heading}>{title}</h2>
      {badges.map((words) => (
        <Badge key={words} tone="accent">
          {words}
        </Badge>
      ))}
    </div>
    <div>
      <p className={priceLine}>{price}</p>
      {details.map((words) => (
        <p key={words} className={small}>
          {words}
        </p>
      ))}
    </div>
    <ul className={facts}>
      {brings.map((words) => (
        <li key={words} className={fact}>
          <CheckIcon />
          {words}
        </li>
      ))}
    </ul>
    {children === undefined ? null : <div className={foot}>{children}</div>}
  </div>
);
