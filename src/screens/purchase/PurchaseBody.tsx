import { useSelector } from '@xstate/react';
import { type PurchaseStep, viewOf } from '#machines/purchase/purchaseSelectors.ts';
import type { PurchaseView } from '#machines/purchase/purchaseSetup.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { tokensLeftText } from '../money.ts';
import { Offers } from './Offers.tsx';
import type { PurchaseProps } from './purchaseTypes.ts';

const body = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const chips = css({ display: 'flex', gap: '2' });
const quiet = css({ textStyle: 'small', color: 'fg.muted' });
const waiting = css({ display: 'flex', justifyContent: 'center', py: '8', fontSize: '2xl', color: 'accent.text' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });

const Views = ({ purchase, view }: Pick<PurchaseProps, 'purchase'> & { view: PurchaseView }) => {
  const choose = (chosen: PurchaseView) => () => {
    purchase.send({ type: 'view.chosen', view: chosen });
  };
  return (
    <fieldset className={chips} aria-label={m.purchase_views()}>
      <Chip isPressed={view === 'tokens'} onClick={choose('tokens')}>
        {m.purchase_view_tokens()}
      </Chip>
      <Chip isPressed={view === 'subscriptions'} onClick={choose('subscriptions')}>
        {m.purchase_view_subscriptions()}
      </Chip>
    </fieldset>
  );
};

const OffersStep = ({ purchase, session }: PurchaseProps) => {
  const view = useSelector(purchase, viewOf);
  const failure = useSelector(purchase, (snapshot) => (snapshot.hasTag('failed') ? null : snapshot.context.failure));
  const user = useSelector(session, userOf);
  return (
    <div className={body}>
      <Views purchase={purchase} view={view} />
      <FailureLine failure={failure} />
      <Offers purchase={purchase} session={session} />
      <p className={quiet}>{user === null ? m.purchase_sign_in_first() : tokensLeftText(user.tokens)}</p>
    </div>
  );
};

const Outcome = ({ purchase, step }: Pick<PurchaseProps, 'purchase'> & { step: PurchaseStep }) => {
  const close = () => {
    purchase.send({ type: 'purchase.closed' });
  };
  const retry = () => {
    purchase.send({ type: 'retry.requested' });
  };
  if (step === 'done')
    return (
      <div className={buttons}>
        <Button isFullWidth onClick={close}>
          {m.purchase_go_on()}
        </Button>
      </div>
    );
  return (
    <div className={buttons}>
      <Button size="md" onClick={retry}>
        {step === 'givenUp' ? m.purchase_check_again() : m.purchase_try_again()}
      </Button>
      <Button size="md" variant="ghost" color="ink" onClick={close}>
        {m.action_close()}
      </Button>
    </div>
  );
};

/** What the container holds at each step of buying. */
export const PurchaseBody = ({ purchase, session, step }: PurchaseProps & { step: PurchaseStep }) => {
  switch (step) {
    case 'offers':
      return <OffersStep purchase={purchase} session={session} />;
    case 'checkingOut':
    case 'following':
      return (
        <div className={waiting}>
          <Spinner />
        </div>
      );
    case 'done':
    case 'declined':
    case 'cancelled':
    case 'refunded':
    case 'givenUp':
      return <Outcome purchase={purchase} step={step} />;
  }
};
