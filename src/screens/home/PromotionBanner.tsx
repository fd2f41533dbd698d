import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { type activityMachine, promotionOf } from '#machines/activity/activityMachine.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { css } from '#styled/css';
import { percentText } from '../money.ts';

const banner = css({
  display: 'block',
  px: 'gutter',
  py: '3',
  textAlign: 'center',
  fontWeight: 'medium',
  color: 'accent.text',
  bg: 'bg.hover',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
});

/** The promotion that runs; nothing when none does. */
export const PromotionBanner = ({ activity }: { activity: ActorRefFrom<typeof activityMachine> }) => {
  const promotion = useSelector(activity, promotionOf);
  return promotion === null ? null : (
    <Link to={paths.subscriptions()} className={banner}>
      {m.activity_banner({ name: promotion.name, discount: percentText(promotion.maxSubscriptionDiscount) })}
    </Link>
  );
};
