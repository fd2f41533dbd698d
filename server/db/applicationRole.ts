import { escapeIdentifier, escapeLiteral, type Pool } from 'pg';
import * as z from 'zod';
import { PlainError } from '../plainError.ts';
import { JOBS_SCHEMA } from './database.ts';

/** What is inserted into and never changed, but by the ledger's own triggers and functions. */
const LEDGER = 'wallets, ledger_accounts, holds, transfers, entries';

/** What writes for a role that may only insert, with the rights of the owner. */
const WRITERS = [
  'transfers_take_their_place()',
  'transfers_end_holds()',
  'entries_move_balances()',
  'ledger_prolong(text, bigint, bigint)',
];
/** What must not be led astray by what that role makes beside the ledger. */
const CHECKS = ['transfers_add_up()', 'holds_are_drawn()'];

const standing = z.tuple([z.object({ isOwner: z.boolean() })]);
const changes = z.array(z.object({ statement: z.string() }));

/** The job queue makes and changes its own tables; those of a time without a role for the application are handed over. */
const handOver = (role: string): string => {
  const where = `${escapeLiteral(JOBS_SCHEMA)}::regnamespace`;
  return `SELECT format('ALTER %s %s OWNER TO %I', what, name, ${escapeLiteral(role)}) AS statement FROM (
    SELECT 'TABLE' AS what, oid::regclass::text AS name, relowner AS owner FROM pg_class WHERE relnamespace = ${where} AND relkind IN ('r', 'p')
    UNION ALL SELECT 'ROUTINE', oid::regprocedure::text, proowner FROM pg_proc WHERE pronamespace = ${where}
    UNION ALL SELECT 'TYPE', oid::regtype::text, typowner FROM pg_type WHERE typnamespace = ${where} AND typtype = 'e'
  ) made WHERE owner <> ${escapeLiteral(role)}::regrole`;
};

/**
 * Lets a role use the tables that another one owns, of the ledger's only as far as they grow. `owner` is of the tables' owner. Throws
 * `PlainError` when the role has the owner's rights anyway.
 */
export const admitApplication = async (owner: Pool, role: string): Promise<void> => {
  const name = escapeIdentifier(role);
  const has = await owner.query(`SELECT pg_has_role($1, current_user, 'MEMBER') AS "isOwner"`, [role]);
  if (standing.parse(has.rows)[0].isOwner)
    throw new PlainError(
      `DATABASE_URL must be of a role without the rights of that of DATABASE_OWNER_URL; ${JSON.stringify(role)} has them`,
    );
  // Several statements sent at once are one transaction.
  await owner.query(`
    GRANT USAGE ON SCHEMA public TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
    REVOKE UPDATE, DELETE ON ${LEDGER}, report_decisions FROM ${name};
    GRANT UPDATE (customer_id) ON wallets TO ${name};
    ${WRITERS.map((one) => `ALTER FUNCTION ${one} SECURITY DEFINER;`).join('\n')}
    REVOKE EXECUTE ON FUNCTION ${WRITERS.join()} FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION ${WRITERS.join()} TO ${name};
    ${[...WRITERS, ...CHECKS].map((one) => `ALTER FUNCTION ${one} SET search_path = public, pg_temp;`).join('\n')}
    CREATE SCHEMA IF NOT EXISTS ${JOBS_SCHEMA};
    GRANT USAGE, CREATE ON SCHEMA ${JOBS_SCHEMA} TO ${name}`);
  const { rows } = await owner.query(handOver(role));
  for (const { statement } of changes.parse(rows)) await owner.query(statement);
};
