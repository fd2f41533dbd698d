import { useSelector } from '@xstate/react';
import {
  askingCountOf,
  type CardImportSnapshot,
  doneCountOf,
  isBusy,
  isResting,
  itemsOf,
  refusedCountOf,
  retryCountOf,
} from '#machines/cardImport/cardImportSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { Progress } from '#src/ui/Progress.tsx';
import { css } from '#styled/css';
import { CardImportItem } from './CardImportItem.tsx';
import type { CardImportRef, OwnCharactersRef } from './characterTypes.ts';
import { countText } from '../money.ts';

const panel = css({
  mb: '6',
  p: { base: '4', md: '5' },
  bg: 'bg.surface',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  boxShadow: 'sm',
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const words = css({ flex: '[1 1 16rem]', minWidth: '0' });
const heading = css({ fontWeight: 'semibold' });
const told = css({ display: 'block', fontSize: 'sm', color: 'fg.muted' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });
const bar = css({ pt: '3' });
const list = css({
  listStyle: 'none',
  mt: '3',
  maxHeight: 'list',
  overflowY: 'auto',
  '& > li + li': { borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'border.subtle' },
});

const doneText = (count: number): string => {
  switch (count) {
    case 0:
      return m.cards_done_none();
    case 1:
      return m.cards_done_one();
    default:
      return m.cards_done({ count: countText(count) });
  }
};

const throughCountOf = (snapshot: CardImportSnapshot): number =>
  doneCountOf(snapshot) + refusedCountOf(snapshot) + retryCountOf(snapshot) + askingCountOf(snapshot);

/** How the batch goes, in words. */
const progressText = (snapshot: CardImportSnapshot): string => {
  const all = itemsOf(snapshot).length;
  const [done, refused, left] = [doneCountOf(snapshot), refusedCountOf(snapshot), retryCountOf(snapshot)];
  const asking = askingCountOf(snapshot);
  const through = countText(throughCountOf(snapshot));
  if (isResting(snapshot)) return m.cards_resting({ through, all: countText(all) });
  if (isBusy(snapshot)) return all === 1 ? m.cards_progress_one() : m.cards_progress({ through, all: countText(all) });
  return [
    ...(done === 0 && asking > 0 ? [] : [doneText(done)]),
    ...(asking === 0 ? [] : [asking === 1 ? m.cards_asking_one() : m.cards_asking({ count: countText(asking) })]),
    ...(refused === 0 ? [] : [refused === 1 ? m.cards_refused_one() : m.cards_refused({ count: countText(refused) })]),
    ...(left === 0 ? [] : [left === 1 ? m.cards_left_one() : m.cards_left({ count: countText(left) })]),
    ...(done === 0 ? [] : [m.cards_private()]),
  ].join(' ');
};
const percentOf = (snapshot: CardImportSnapshot): number =>
  Math.round((100 * throughCountOf(snapshot)) / Math.max(1, itemsOf(snapshot).length));

const Acts = ({ cards }: { cards: CardImportRef }) => {
  const isWaiting = useSelector(cards, isBusy);
  const left = useSelector(cards, retryCountOf);
  return (
    <div className={acts}>
      {left > 0 ? (
        <Button
          size="sm"
          variant="outline"
          color="ink"
          onClick={() => {
            cards.send({ type: 'batch.retried' });
          }}
        >
          {left === 1 ? m.cards_retry_one() : m.cards_retry_all()}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        color="ink"
        onClick={() => {
          cards.send({ type: isWaiting ? 'batch.cancelled' : 'batch.cleared' });
        }}
      >
        {isWaiting ? m.cards_stop_all() : m.cards_clear()}
      </Button>
    </div>
  );
};

export interface CardImportsProps {
  cards: CardImportRef;
  /** Where the portraits of what came in are found. */
  characters: OwnCharactersRef;
}

/** Cards on their way in, and what became of each. */
export const CardImports = ({ cards, characters }: CardImportsProps) => {
  const items = useSelector(cards, itemsOf);
  const progress = useSelector(cards, progressText);
  const percent = useSelector(cards, percentOf);
  const isWaiting = useSelector(cards, isBusy);
  const known = useSelector(characters, (snapshot) => snapshot.context.characters);
  const portraits = new Map(known.map(({ characterId, portrait }) => [characterId, portrait]));
  if (items.length === 0) return null;
  return (
    <section className={panel} aria-label={m.cards_title()}>
      <div className={head}>
        <div className={words}>
          <h2 className={heading}>{m.cards_title()}</h2>
          <output className={told}>{progress}</output>
        </div>
        <Acts cards={cards} />
      </div>
      {isWaiting ? (
        <div className={bar}>
          <Progress label={m.cards_title()} value={percent} />
        </div>
      ) : null}
      <ul className={list}>
        {items.map((item) => (
          <CardImportItem
            key={item.id}
            cards={cards}
            item={item}
            portrait={item.imported === null ? undefined : portraits.get(item.imported.characterId)}
          />
        ))}
      </ul>
    </section>
  );
};
