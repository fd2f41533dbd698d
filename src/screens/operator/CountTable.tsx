import type { EventCounts } from '#contract/event.ts';
import { m } from '#src/paraglide/messages.js';
import { css, cx } from '#styled/css';
import { countText } from '../money.ts';

const frame = css({ overflowX: 'auto' });
const table = css({ borderCollapse: 'collapse', textStyle: 'small', fontVariantNumeric: 'tabular-nums' });
const cell = css({ py: '1.5', pe: '6', textAlign: 'start', verticalAlign: 'top', whiteSpace: 'nowrap' });
const plain = css({ fontWeight: 'normal' });
const strong = css({ fontWeight: 'semibold' });
const ruled = css({ borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'border.subtle' });
const bar = css({ display: 'block', width: '24', height: '1', mt: '1' });
const filled = css({ display: 'block', height: 'full', borderRadius: 'full', bg: 'accent.solid' });

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** A number, and how it compares with the greatest. */
const Count = ({ count, max }: { count: number; max: number }) => (
  <td className={cell}>
    {countText(count)}
    <span className={bar} aria-hidden="true">
      {count === 0 ? null : <span className={filled} style={{ width: `${(100 * count) / max}%` }} />}
    </span>
  </td>
);

export interface CountTableProps {
  counts: EventCounts;
}

/** A row for each day, the last one first, and a column for each event. */
export const CountTable = ({ counts: { days, events } }: CountTableProps) => {
  const max = Math.max(1, ...events.flatMap(({ counts }) => counts));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be within reach of the keyboard
    <section className={frame} aria-label={m.operator_table()} tabIndex={0}>
      <table className={table} aria-label={m.operator_table()}>
        <thead>
          <tr>
            <th scope="col" className={cx(cell, strong)}>
              {m.operator_day()}
            </th>
            {events.map(({ event }) => (
              <th key={event} scope="col" className={cx(cell, strong)}>
                {event}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={cx(ruled, strong)}>
            <th scope="row" className={cx(cell, strong)}>
              {m.operator_total()}
            </th>
            {events.map(({ event, counts }) => (
              <td key={event} className={cell}>
                {countText(sum(counts))}
              </td>
            ))}
          </tr>
          {days
            .map((day, place) => (
              <tr key={day} className={ruled}>
                <th scope="row" className={cx(cell, plain)}>
                  <time dateTime={day}>{day}</time>
                </th>
                {events.map(({ event, counts }) => (
                  <Count key={event} count={counts[place] ?? 0} max={max} />
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </section>
  );
};
