import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { errNo } from '#contract/errNo.ts';
import { orderOf, type PurchaseStep, viewOf } from '#machines/purchase/purchaseSelectors.ts';
import type { PurchasePresentation, PurchaseView } from '#machines/purchase/purchaseSetup.ts';
import { isCurrent, userOf } from '#machines/session/sessionSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { Button } from '#src/ui/Button.tsx';
import { Chip } from '#src/ui/Chip.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { SparkIcon } from '#src/ui/icons.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';
import { button, chip } from '#styled/recipes';
import { DialogButtons } from '../DialogButtons.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { countText, tokensLeftText } from '../money.ts';
import { focusOnShow } from '../useFocusComesBack.ts';
import { Offers } from './Offers.tsx';
import type { PurchaseProps, RunningProps } from './purchaseTypes.ts';

const body = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const chips = css({ display: 'flex', gap: '2' });
const quiet = css({ textStyle: 'small', color: 'fg.muted' });
const unknown = css({ display: 'inline-block', width: '40', height: '4', borderRadius: 'sm' });
const waiting = css({ display: 'flex', justifyContent: 'center', py: '8', fontSize: '2xl', color: 'accent.text' });
const centred = css({ display: 'flex', justifyContent: 'center' });
const landed = css({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '2',
  mb: '6',
  fontFamily: 'display',
  fontSize: '3xl',
  animation: 'riseIn',
  '& svg': { color: 'accent.text' },
});

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

/** The views where each has an address of its own. */
const ViewLinks = ({ view }: { view: PurchaseView }) => {
  const current = (of: PurchaseView) => (view === of ? 'page' : undefined);
  return (
    <nav className={chips} aria-label={m.purchase_views()}>
      <Link to={paths.tokens()} className={chip()} aria-current={current('tokens')}>
        {m.purchase_view_tokens()}
      </Link>
      <Link to={paths.subscriptions()} className={chip()} aria-current={current('subscriptions')}>
        {m.purchase_view_subscriptions()}
      </Link>
    </nav>
  );
};

/** What the person has: nothing that may have been spent elsewhere is told while the server is asked anew. */
const Balance = ({ session }: Pick<PurchaseProps, 'session'>) => {
  const user = useSelector(session, userOf);
  const isKnown = useSelector(session, isCurrent);
  if (user === null) return <p className={quiet}>{m.purchase_sign_in_first()}</p>;
  return <p className={quiet}>{isKnown ? tokensLeftText(user.tokens) : <Skeleton className={unknown} />}</p>;
};

const OffersStep = ({ purchase, session, presentation, running }: Omit<BodyProps, 'step'>) => {
  const view = useSelector(purchase, viewOf);
  const failure = useSelector(purchase, (snapshot) => (snapshot.hasTag('failed') ? null : snapshot.context.failure));
  return (
    <div className={body}>
      {presentation === 'page' ? <ViewLinks view={view} /> : <Views purchase={purchase} view={view} />}
      <FailureLine failure={failure} />
      <Offers purchase={purchase} session={session} running={running} />
      <Balance session={session} />
    </div>
  );
};

type OutcomeProps = Pick<PurchaseProps, 'purchase'> & { step: PurchaseStep };

/** How many tokens have come, which the line above has in words. */
const Landed = ({ purchase }: Pick<PurchaseProps, 'purchase'>) => {
  const order = useSelector(purchase, orderOf);
  return order === null ? null : (
    <p aria-hidden className={landed} data-landed>
      <SparkIcon />
      {countText(order.tokens)}
    </p>
  );
};

/** Whoever has a plan already finds in the settings what the second one was for. */
const WayOn = ({ purchase, step, onClose }: OutcomeProps & { onClose: () => void }) => {
  const reason = useSelector(purchase, (snapshot) => orderOf(snapshot)?.reason);
  if (step === 'refunded' && reason === errNo.alreadySubscribed)
    return (
      <Link to={paths.settings()} className={button({ size: 'md' })} onClick={onClose}>
        {m.purchase_to_settings()}
      </Link>
    );
  return (
    <Button
      size="md"
      onClick={() => {
        purchase.send({ type: 'retry.requested' });
      }}
    >
      {step === 'givenUp' ? m.purchase_check_again() : m.purchase_try_again()}
    </Button>
  );
};

const Outcome = ({ purchase, step }: OutcomeProps) => {
  const close = () => {
    purchase.send({ type: 'purchase.closed' });
  };
  if (step === 'done')
    return (
      <>
        <Landed purchase={purchase} />
        <Button isFullWidth onClick={close}>
          {m.purchase_go_on()}
        </Button>
      </>
    );
  return (
    <DialogButtons>
      <Button size="md" variant="outline" color="ink" onClick={close}>
        {m.action_close()}
      </Button>
      <WayOn purchase={purchase} step={step} onClose={close} />
    </DialogButtons>
  );
};

/** The checkout is being opened, which what was pressed for it has made room for. */
const CheckoutStep = ({ purchase }: Pick<PurchaseProps, 'purchase'>) => (
  <>
    <div className={waiting}>
      <Spinner />
    </div>
    <div className={centred}>
      <Button
        ref={focusOnShow}
        size="md"
        variant="ghost"
        color="ink"
        onClick={() => {
          purchase.send({ type: 'checkout.cancelled' });
        }}
      >
        {m.action_cancel()}
      </Button>
    </div>
  </>
);

interface BodyProps extends PurchaseProps, RunningProps {
  step: PurchaseStep;
  presentation: PurchasePresentation;
}

/** What the container holds at each step of buying. */
export const PurchaseBody = ({ purchase, session, step, presentation, running }: BodyProps) => {
  switch (step) {
    case 'offers':
      return <OffersStep purchase={purchase} session={session} presentation={presentation} running={running} />;
    case 'checkingOut':
      return <CheckoutStep purchase={purchase} />;
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
