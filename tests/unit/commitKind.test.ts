import { describe, expect, it } from 'vitest';
import { kindOf } from '#tests/server/support/commitKind.ts';

describe('the kind of a commit', () => {
  it('names what a transaction writes, each once, in order', () => {
    expect(
      kindOf([
        'insert into "orders" ("id") values ($1)',
        'select ledger_hold($1, $2)',
        'update "orders" set "status" = $1',
        'insert into "orders" ("id") values ($1)',
        'select 1 from "accounts" for update',
      ]),
    ).toBe('insert into orders, ledger_hold, update orders');
  });

  it.each([
    'heartbeat_on',
    'monitor_on',
    'monitor_claim_on',
    'maintain_on',
    'cron_on',
    'bam_on',
    'flow_on',
    'reindex_on',
  ])('is none where the job queue sets %s, which it does when time has passed', (column) => {
    expect(kindOf([`UPDATE jobs.version\n    SET ${column} = jobs.job_now()\n    RETURNING true`])).toBe('');
  });
});
