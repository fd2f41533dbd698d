import { cheapestOf } from '#machines/purchase/offers.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { countText, priceText } from '../money.ts';
import { OfferCard } from './OfferCard.tsx';
import type { ListProps } from './purchaseTypes.ts';
import { aboutText, answerPriceText } from './shopWording.ts';
import { Terms } from './Terms.tsx';

const column = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '3', listStyle: 'none', m: '0', p: '0' });

const only = ([words]: readonly string[]) => words;

/** Tokens without a plan, with what they come to. */
export const Packages = ({ offers, isDisabled, onChoose }: ListProps) => {
  const { packages, terms } = offers;
  const cheapest = cheapestOf(offers);
  return (
    <div className={column}>
      <ul className={list}>
        {packages.map((item) => (
          <li key={item.packageId}>
            <OfferCard
              verb={m.purchase_buy()}
              title={m.purchase_tokens({ tokens: countText(item.tokens) })}
              badge={item.packageId === cheapest ? m.purchase_best() : undefined}
              price={priceText(item.amount, item.currency)}
              detail={only(aboutText(terms, item.tokens))}
              priceDetail={only(answerPriceText(terms, item))}
              isDisabled={isDisabled}
              onChoose={() => {
                onChoose({ kind: 'package', productId: item.packageId });
              }}
            />
          </li>
        ))}
      </ul>
      <Terms terms={terms} />
    </div>
  );
};
