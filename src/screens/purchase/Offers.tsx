import { useSelector } from '@xstate/react';
import { offersOf, viewOf } from '#machines/purchase/purchaseSelectors.ts';
import type { Product } from '#machines/purchase/purchaseSetup.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css } from '#styled/css';
import { ReloadNotice } from '../ReloadNotice.tsx';
import { Packages } from './Packages.tsx';
import { Plans } from './Plans.tsx';
import type { PurchaseProps, RunningProps } from './purchaseTypes.ts';
import { Subscribed } from './Subscribed.tsx';

const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', m: '0', p: '0' });
const blank = css({ width: 'full', height: '18', borderRadius: 'md' });

/** What there is to buy in the view that was chosen. */
export const Offers = ({ purchase, session, running }: PurchaseProps & RunningProps) => {
  const offers = useSelector(purchase, offersOf);
  const view = useSelector(purchase, viewOf);
  const hasFailed = useSelector(purchase, (snapshot) => snapshot.hasTag('failed'));
  const canChoose = useSelector(purchase, (snapshot) =>
    snapshot.can({ type: 'product.chosen', kind: 'package', productId: '' }),
  );
  const hasPlan = useSelector(session, (snapshot) => (userOf(snapshot)?.plan ?? null) !== null);
  if (hasFailed) return <ReloadNotice flow={purchase}>{m.purchase_load_failed()}</ReloadNotice>;
  if (offers === null)
    return (
      <div className={list}>
        <VisuallyHidden>{m.purchase_loading()}</VisuallyHidden>
        <Skeleton className={blank} />
        <Skeleton className={blank} />
        <Skeleton className={blank} />
        <Skeleton className={blank} />
      </div>
    );
  const choose = (product: Product) => {
    purchase.send({ type: 'product.chosen', ...product });
  };
  const shown = { purchase, offers, isDisabled: !canChoose, onChoose: choose };
  if (view === 'tokens') return <Packages {...shown} />;
  return hasPlan ? (running ?? <Subscribed purchase={purchase} />) : <Plans {...shown} />;
};
