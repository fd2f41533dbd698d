import { useMemo } from 'react';
import type { CharacterSummary } from '#contract/character.ts';
import { m } from '#src/paraglide/messages.js';
import { css, cx } from '#styled/css';
import { RowList } from '../RowList.tsx';
import { useColumns } from '../useColumns.ts';
import { CharacterCard } from './CharacterCard.tsx';
import type { ExploreRef } from './exploreTypes.ts';
import { cardGrid } from './homeStyles.ts';
import { useListed } from './useListed.ts';

const row = css({ pb: { base: '3', md: '5' } });

const SIZES = '(min-width: 1280px) 15rem, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 46vw';
/** So many cards can be in view on a first look. */
const URGENT = 4;
/** So many cards the server draws, more than are in view: each costs a browser time before it shows anything. */
const DRAWN = 12;

interface Row {
  readonly start: number;
  readonly cards: readonly CharacterSummary[];
}
const rowsOf = (characters: readonly CharacterSummary[], columns: number): readonly Row[] =>
  Array.from({ length: Math.ceil(characters.length / columns) }, (_, index) => ({
    start: index * columns,
    cards: characters.slice(index * columns, (index + 1) * columns),
  }));

interface CellsProps extends Row {
  readonly total: number;
  readonly isStranger: boolean;
}
const Cells = ({ start, cards, total, isStranger }: CellsProps) =>
  cards.map((character, index) => (
    <div
      key={character.characterId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- between a list and its items no element of another meaning may stand
      role="listitem"
      aria-posinset={start + index + 1}
      aria-setsize={total}
    >
      <CharacterCard character={character} sizes={SIZES} isUrgent={start + index < URGENT} isStranger={isStranger} />
    </div>
  ));

export interface CharacterGridProps {
  explore: ExploreRef;
  isStranger: boolean;
  isBelowHero: boolean;
}

/** As many characters as were loaded; only those in view, and a little around them, are in the page. */
export const CharacterGrid = ({ explore, isStranger, isBelowHero }: CharacterGridProps) => {
  const characters = useListed(explore, isBelowHero);
  const columns = useColumns();
  const rows = useMemo(() => rowsOf(characters, columns ?? characters.length), [characters, columns]);
  const total = characters.length;
  // Where the server draws, the style sheet makes the rows.
  if (columns === null)
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as in a list of rows
      <div role="list" aria-label={m.home_all()} className={cx(cardGrid, row)}>
        <Cells start={0} cards={characters.slice(0, DRAWN)} total={total} isStranger={isStranger} />
      </div>
    );
  return (
    <RowList owner={explore} label={m.home_all()} rows={rows} columns={columns}>
      {({ start, cards }) => (
        <div key={cards[0]?.characterId ?? start} className={cx(cardGrid, row)}>
          <Cells start={start} cards={cards} total={total} isStranger={isStranger} />
        </div>
      )}
    </RowList>
  );
};
