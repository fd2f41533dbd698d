import type { CareYear } from '#contract/careCounts.ts';
import { m } from '#src/paraglide/messages.js';
import { css, cx } from '#styled/css';
import { needText, toldText } from './safetyWording.ts';

const table = css({ width: 'full', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
const caption = css({ textStyle: 'label', textAlign: 'start', pt: '3', pb: '2' });
const head = css({ textStyle: 'caption', color: 'fg.muted' });
const ruled = css({ borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'border.subtle' });
const cell = css({ py: '2.5', pe: '4', textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal' });
const number = css({ py: '2.5', textAlign: 'end', verticalAlign: 'top', fontWeight: 'normal', whiteSpace: 'nowrap' });
const year = css({ fontWeight: 'semibold' });

const YearRows = ({ of }: { of: CareYear }) => (
  <tbody>
    {of.kinds.map(({ kind, count }, place) => (
      <tr key={kind} className={ruled}>
        {place === 0 ? (
          <th scope="rowgroup" rowSpan={of.kinds.length} className={cx(cell, year)}>
            {of.year}
          </th>
        ) : null}
        <th scope="row" className={cell}>
          {needText(kind)}
        </th>
        <td className={number}>{toldText(count)}</td>
      </tr>
    ))}
  </tbody>
);

/** A row for each kind of need in each year, the newest first. */
export const CountTable = ({ years }: { years: readonly CareYear[] }) => (
  <table className={table}>
    <caption className={caption}>{m.safety_counts_caption()}</caption>
    <thead>
      <tr className={head}>
        <th scope="col" className={cell}>
          {m.safety_counts_year()}
        </th>
        <th scope="col" className={cell}>
          {m.safety_counts_need()}
        </th>
        <th scope="col" className={number}>
          {m.safety_counts_messages()}
        </th>
      </tr>
    </thead>
    {years.map((one) => (
      <YearRows key={one.year} of={one} />
    ))}
  </table>
);
