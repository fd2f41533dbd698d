import { useSelector } from '@xstate/react';
import { orderOf, presentationOf, stepOf, viewOf } from '#machines/purchase/purchaseSelectors.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { css, cx } from '#styled/css';
import { PageTitle } from '../PageTitle.tsx';
import { useFocusComesBack } from '../useFocusComesBack.ts';
import { PurchaseBody } from './PurchaseBody.tsx';
import { purchaseHead, runningHead } from './purchaseHead.ts';
import type { PurchaseProps, RunningProps } from './purchaseTypes.ts';

const page = css({
  width: 'full',
  mx: 'auto',
  px: 'gutter',
  py: { base: '8', lg: '16' },
});
const narrow = css({ maxWidth: 'bubble' });
/* What there is to buy: heading and views stay where they are, whichever of them is shown. */
const offers = css({ maxWidth: 'page' });
const heading = css({ textStyle: 'title' });
const lead = css({ mt: '3', mb: '8', color: 'fg.muted' });

/** Buying, as a screen of its own. */
export const PurchaseScreen = ({ purchase, session, running }: PurchaseProps & RunningProps) => {
  // While a modal says how it goes, or sign-in is in front, the screen below stays as it was.
  const step =
    useSelector(purchase, (snapshot) => (presentationOf(snapshot) === 'page' ? stepOf(snapshot) : null)) ?? 'offers';
  const view = useSelector(purchase, viewOf);
  const order = useSelector(purchase, orderOf);
  const focused = useFocusComesBack(step === 'checkingOut');
  const hasPlan = useSelector(session, (snapshot) => (userOf(snapshot)?.plan ?? null) !== null);
  const isChoosing = step === 'offers';
  const isRunning = hasPlan && isChoosing && view === 'subscriptions';
  const hasCards = view === 'subscriptions' && !isRunning;
  const { title, text } = isRunning ? runningHead() : purchaseHead(step, view, order);
  return (
    <section className={cx(page, isChoosing ? offers : narrow)}>
      <PageTitle>{title}</PageTitle>
      <h1 ref={focused} className={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={lead}>{text}</p>
      <div className={isChoosing && !hasCards ? narrow : undefined}>
        <PurchaseBody purchase={purchase} session={session} step={step} presentation="page" running={running} />
      </div>
    </section>
  );
};
