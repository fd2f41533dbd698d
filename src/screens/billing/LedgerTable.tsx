import type { LedgerLine } from '#contract/tokens.ts';
import { m } from '#src/paraglide/messages.js';
import { css, cx } from '#styled/css';
import { countText } from '../money.ts';
import { dateTimeOf, momentText } from '../times.ts';
import { figures, small } from './billingStyles.ts';
import { changeText, noteText, transferText } from './billingWording.ts';

const table = css({ width: 'full', borderCollapse: 'collapse' });
const ruled = css({ borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'border.subtle' });
const cell = css({ py: '3', textAlign: 'start', verticalAlign: 'top', fontWeight: 'normal' });
const number = css({ py: '3', ps: '4', textAlign: 'end', verticalAlign: 'top', fontWeight: 'normal' });
const head = css({ textStyle: 'caption', color: 'fg.muted' });

const LedgerRow = ({ line }: { line: LedgerLine }) => {
  const note = noteText(line);
  return (
    <tr className={ruled}>
      <th scope="row" className={cell}>
        {transferText(line)}
        <span className={small}>
          <br />
          <time dateTime={dateTimeOf(line.createTime)}>{momentText(line.createTime)}</time>
          {note === null ? null : (
            <>
              <br />
              {note}
            </>
          )}
        </span>
      </th>
      <td className={cx(number, figures)}>{changeText(line.change)}</td>
      <td className={cx(number, figures)}>{countText(line.tokens)}</td>
    </tr>
  );
};

/** How what can be spent became what it is. */
export const LedgerTable = ({ lines }: { lines: readonly LedgerLine[] }) => (
  <table className={table} aria-label={m.billing_ledger()}>
    <thead>
      <tr className={head}>
        <th scope="col" className={cell}>
          {m.billing_ledger_what()}
        </th>
        <th scope="col" className={number}>
          {m.billing_ledger_change()}
        </th>
        <th scope="col" className={number}>
          {m.billing_ledger_after()}
        </th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <LedgerRow key={line.transferId} line={line} />
      ))}
    </tbody>
  </table>
);
