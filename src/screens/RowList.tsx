import { type ReactElement, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { guessRowHeight } from './useColumns.ts';

/** Around what is in view: so far ahead pictures load. */
const AHEAD_PX = 800;

interface Left {
  readonly columns: number;
  readonly rows: number;
  readonly cache: CacheSnapshot;
  readonly key: string;
  readonly scrolled: number;
}
/** Heights of rows, and how far was scrolled, as it was when a list was left. */
const lists = new WeakMap<object, Left>();

export interface RowListProps<Row> {
  /** Whose rows these are: the actor that outlives the screen. */
  owner: object;
  label: string;
  rows: readonly Row[];
  columns: number;
  /** A row with a key; its cells have the role `listitem`. */
  children: (row: Row, index: number) => ReactElement;
}

/** As many rows as were loaded; only those in view, and a little around them, are in the page. */
export const RowList = <Row,>({ owner, label, rows, columns, children }: RowListProps<Row>) => {
  const list = useRef<WindowVirtualizerHandle>(null);
  const { key } = useLocation();
  const left = lists.get(owner);
  const cache = left?.columns === columns && left.rows === rows.length ? left.cache : undefined;
  // While the page is still as it was.
  useLayoutEffect(() => {
    const handle = list.current;
    return () => {
      if (handle !== null)
        lists.set(owner, { columns, rows: rows.length, cache: handle.cache, key, scrolled: window.scrollY });
    };
  }, [owner, columns, rows.length, key]);
  // After the router, which knows how far was scrolled when the next screen was asked for: rows may have been measured since.
  useEffect(() => {
    const place = lists.get(owner);
    if (place?.key === key && place.scrolled !== window.scrollY) window.scrollTo(0, place.scrolled);
  }, [owner, key]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- between a list and its items no element of another meaning may stand
    <div role="list" aria-label={label}>
      <WindowVirtualizer
        key={columns}
        ref={list}
        data={rows}
        bufferSize={AHEAD_PX}
        itemSize={guessRowHeight(columns)}
        {...(cache !== undefined && { cache })}
      >
        {children}
      </WindowVirtualizer>
    </div>
  );
};
