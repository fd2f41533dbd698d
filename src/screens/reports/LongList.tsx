import type { ReactElement } from 'react';
import { REPORTS_SHOWN } from '#contract/report.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { question, ruledList, small } from '../billing/billingStyles.ts';

/** More would push the rest of the settings out of reach. */
const FIRST = 5;

const more = css({ mt: '1', '& > summary': { width: '[fit-content]', minHeight: '6', cursor: 'pointer' } });

/** A list with its heading, of which the first are in sight and the others opened; nothing without any. */
export const LongList = ({ title, items }: { title: string; items: readonly ReactElement[] }) => {
  const others = items.slice(FIRST);
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={question}>{title}</h3>
      <ul className={ruledList}>{items.slice(0, FIRST)}</ul>
      {others.length === 0 ? null : (
        <details className={more}>
          <summary>{m.reports_more({ count: others.length })}</summary>
          <ul className={ruledList}>{others}</ul>
          {items.length < REPORTS_SHOWN ? null : <p className={small}>{m.reports_no_more({ count: REPORTS_SHOWN })}</p>}
        </details>
      )}
    </div>
  );
};
