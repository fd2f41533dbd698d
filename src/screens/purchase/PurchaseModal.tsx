import { useSelector } from '@xstate/react';
import { orderOf, presentationOf, stepOf, viewOf } from '#machines/purchase/purchaseSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';
import { PurchaseBody } from './PurchaseBody.tsx';
import { purchaseHead } from './purchaseHead.ts';
import type { PurchaseProps } from './purchaseTypes.ts';

const body = css({ mt: '6' });

/** Buying, over a screen. */
const PurchaseModal = ({ purchase, session }: PurchaseProps) => {
  const presentation = useSelector(purchase, presentationOf);
  const step = useSelector(purchase, stepOf);
  const view = useSelector(purchase, viewOf);
  const order = useSelector(purchase, orderOf);
  if (presentation !== 'modal' || step === null) return null;
  const { title, text } = purchaseHead(step, view, order);
  return (
    <Dialog
      isOpen
      onClose={() => {
        purchase.send({ type: 'purchase.closed' });
      }}
      title={title}
      description={text}
      closeLabel={m.action_close()}
    >
      <div className={body}>
        <PurchaseBody purchase={purchase} session={session} step={step} presentation="modal" />
      </div>
    </Dialog>
  );
};

export default PurchaseModal;
