import type { ReactNode } from 'react';
import { Badge } from '#src/ui/Badge.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';

const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: '1',
  width: 'full',
  px: '4',
  py: '3.5',
  textAlign: 'start',
  bg: 'bg.surface',
  color: 'fg.default',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.default',
  borderRadius: 'md',
  cursor: 'pointer',
  transitionProperty: 'colors',
  transitionDuration: 'fast',
  _hover: { borderColor: 'accent.solid', bg: 'accent.soft' },
  _disabled: { cursor: 'default', opacity: 'disabled', _hover: { borderColor: 'border.default', bg: 'bg.surface' } },
});
const titleRow = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' });
const titleText = css({ fontSize: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' });
const priceText = css({ fontSize: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
const small = css({ textStyle: 'small', color: 'fg.muted' });
const smallEnd = css({ textStyle: 'small', color: 'fg.muted', textAlign: 'end' });

export interface OfferCardProps {
  /** What choosing it does, for who hears it: comes before the title. */
  verb: string;
  title: string;
  badge?: string | undefined;
  price: string;
  /** Below the title, and below the price. */
  detail?: ReactNode;
  priceDetail?: ReactNode;
  isDisabled: boolean;
  onChoose: () => void;
}

/** Something to buy. */
export const OfferCard = ({ verb, title, badge, price, detail, priceDetail, isDisabled, onChoose }: OfferCardProps) => (
  <button type="button" className={card} disabled={isDisabled} onClick={onChoose}>
    <span className={titleRow}>
      <VisuallyHidden>{verb}</VisuallyHidden>
      <span className={titleText}>{title}</span>
      {badge === undefined ? null : <Badge tone="accent">{badge}</Badge>}
    </span>
    <span className={priceText}>{price}</span>
    {detail === undefined ? null : <span className={small}>{detail}</span>}
    {priceDetail === undefined ? null : <span className={smallEnd}>{priceDetail}</span>}
  </button>
);
