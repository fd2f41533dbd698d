import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { button } from '#styled/recipes';
import type { PurchaseProps } from './purchaseTypes.ts';

/** In place of plans for who has one already. */
export const Subscribed = ({ purchase }: Pick<PurchaseProps, 'purchase'>) => (
  <Notice
    tone="success"
    actions={
      <Link
        to={paths.settings()}
        className={button({ size: 'sm', variant: 'outline', color: 'ink' })}
        onClick={() => {
          purchase.send({ type: 'purchase.closed' });
        }}
      >
        {m.purchase_to_settings()}
      </Link>
    }
  >
    {m.purchase_subscribed()}
  </Notice>
);
