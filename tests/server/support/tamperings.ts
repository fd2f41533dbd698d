import { type SQL, sql } from 'drizzle-orm';

/** Names of what is written while tampering. */
const [NEW, NEW_HOLD, NEW_LOT] = [
  'aaaaaaaa-0000-4000-8000-000000000001',
  'aaaaaaaa-0000-4000-8000-000000000002',
  'aaaaaaaa-0000-4000-8000-000000000003',
];

/** What one wallet's ledger is made of. */
export interface Ledger {
  readonly wallet: string;
  readonly lot: string;
  readonly held: string;
  readonly outside: string;
  /** Of what is set aside still: 5 tokens. */
  readonly open: { readonly hold: string; readonly transfer: string };
}

const post = (wallet: string, kind: string, change: number, of: string | null = null): SQL =>
  sql`insert into transfers (id, wallet_id, seq, kind, hold_id, change, spendable, create_time) values (${NEW}, ${wallet}, 0, ${kind}, ${of}, ${change}, 0, 1)`;
const move = (wallet: string, from: string, to: string, amount: number, transfer = NEW): SQL =>
  sql`insert into entries (transfer_id, wallet_id, from_id, to_id, amount) values (${transfer}, ${wallet}, ${from}, ${to}, ${amount})`;
const setAside = (wallet: string, amount: number, status = 'held'): SQL =>
  sql`insert into holds (id, wallet_id, job, service, amount, status, create_time) values (${NEW_HOLD}, ${wallet}, 'tampered', 'chat', ${amount}, ${status}, 1)`;
/** As a mistake of the ledger's own functions would: what keeps others from it is out of the way. */
const byMistake = (
  table: 'wallets' | 'ledger_accounts' | 'holds',
  trigger: string,
  ...statements: readonly SQL[]
): SQL[] => [sql`alter table ${sql.identifier(table)} disable trigger ${sql.identifier(trigger)}`, ...statements];
const grantFive = ({ wallet, outside }: Ledger): SQL[] => [
  sql`insert into ledger_accounts (id, wallet_id, kind, cause, create_time) values (${NEW_LOT}, ${wallet}, 'lot', 'tampered', 1)`,
  post(wallet, 'purchase', 5),
  move(wallet, outside, NEW_LOT, 5),
];

/** What somebody tries with raw SQL in a transaction, and how the database refuses it: `table.guard: message`. */
export const tamperings: readonly (readonly [
  what: string,
  statements: (mine: Ledger, theirs: Ledger) => readonly SQL[],
  refusal: (mine: Ledger) => string,
])[] = [
  [
    'a further entry on an old transfer',
    ({ wallet, lot, outside, open }) => [move(wallet, lot, outside, 1, open.transfer)],
    ({ open }) =>
      `entries.entries_move_balances: transfer ${open.transfer} takes no more entries, and none of another wallet`,
  ],
  [
    'a further entry that turns an old one back',
    ({ wallet, lot, held, open }) => [move(wallet, held, lot, 5, open.transfer)],
    ({ open }) =>
      `entries.entries_move_balances: transfer ${open.transfer} takes no more entries, and none of another wallet`,
  ],
  [
    'an entry of another wallet',
    ({ wallet }, theirs) => [post(wallet, 'expiry', -1), move(theirs.wallet, theirs.lot, theirs.outside, 1)],
    () => `entries.entries_move_balances: transfer ${NEW} takes no more entries, and none of another wallet`,
  ],
  [
    'another sum to spend',
    ({ wallet }) => [sql`update wallets set spendable = spendable + 100 where id = ${wallet}`],
    () => 'wallets.wallets_move_by_transfers: the ledger only grows: UPDATE on wallets was refused',
  ],
  [
    'a place in the ledger that nothing has',
    ({ wallet }) => [sql`update wallets set next_seq = next_seq + 1 where id = ${wallet}`],
    () => 'wallets.wallets_move_by_transfers: the ledger only grows: UPDATE on wallets was refused',
  ],
  [
    'a wallet that begins with something',
    () => [sql`insert into wallets (id, spendable, create_time) values (${NEW}, 5, 1)`],
    () => 'wallets.wallets_begin_empty: the ledger only grows: INSERT on wallets was refused',
  ],
  [
    'a transfer without entries',
    ({ wallet }) => [post(wallet, 'purchase', 5)],
    () => `transfers.transfers_add_up: transfer ${NEW} moves nothing`,
  ],
  [
    'a transfer without entries that changes nothing',
    ({ wallet }) => [post(wallet, 'refund', 0)],
    () => `transfers.transfers_add_up: transfer ${NEW} moves nothing`,
  ],
  [
    'a transfer that says more than its entries',
    ({ wallet, lot, outside }) => [post(wallet, 'purchase', 5), move(wallet, outside, lot, 4)],
    () => `transfers.transfers_add_up: transfer ${NEW} says a change of 5, and its entries come to 4`,
  ],
  [
    'a transfer that goes elsewhere than its kind',
    ({ wallet, lot, outside }) => [post(wallet, 'purchase', -5), move(wallet, lot, outside, 5)],
    () => `transfers.transfers_add_up: transfer ${NEW} goes where no purchase goes`,
  ],
  [
    'a transfer of no kind',
    ({ wallet, lot, outside }) => [post(wallet, 'gift', 5), move(wallet, outside, lot, 5)],
    () => `transfers.transfers_add_up: transfer ${NEW} goes where no gift goes`,
  ],
  [
    'a hold that draws too little',
    ({ wallet, lot, held }) => [setAside(wallet, 5), post(wallet, 'hold', -3, NEW_HOLD), move(wallet, lot, held, 3)],
    () => `transfers.transfers_add_up: transfer ${NEW} moves 3, and its hold in the wallet is of 5`,
  ],
  [
    'a hold that another wallet pays',
    ({ wallet }, theirs) => [
      setAside(wallet, 5),
      post(theirs.wallet, 'hold', -5, NEW_HOLD),
      move(theirs.wallet, theirs.lot, theirs.held, 5),
    ],
    () => `transfers.transfers_add_up: transfer ${NEW} moves 5, and its hold in the wallet is of 0`,
  ],
  [
    'a hold that draws nothing',
    ({ wallet }) => [setAside(wallet, 5)],
    () => `holds.holds_are_drawn: hold ${NEW_HOLD} draws nothing`,
  ],
  [
    'a hold that begins as ended',
    ({ wallet }) => [setAside(wallet, 5, 'captured')],
    () => 'holds.holds_begin_held: the ledger only grows: INSERT on holds was refused',
  ],
  [
    'an end that gives back less than is held',
    ({ wallet, lot, held, open }) => [post(wallet, 'void', 4, open.hold), move(wallet, held, lot, 4)],
    () => `transfers.transfers_add_up: transfer ${NEW} moves 4, and its hold in the wallet is of 5`,
  ],
  [
    'a capture that gives back',
    ({ wallet, lot, held, open }) => [post(wallet, 'capture', 5, open.hold), move(wallet, held, lot, 5)],
    () => `transfers.transfers_add_up: transfer ${NEW} goes where no capture goes`,
  ],
  [
    'tables of one’s own beside the ledger’s',
    ({ wallet, lot, outside }) => [
      sql`create temporary table entries as select ${NEW}::uuid as transfer_id, ${outside}::uuid as from_id, ${lot}::uuid as to_id, 0::bigint as amount`,
      post(wallet, 'refund', 0),
    ],
    () => `transfers.transfers_add_up: transfer ${NEW} moves nothing`,
  ],
  [
    'a sum to spend that the lots do not hold, by mistake',
    (mine) =>
      byMistake(
        'wallets',
        'wallets_move_by_transfers',
        sql`update wallets set spendable = spendable + 1 where id = ${mine.wallet}`,
        ...grantFive(mine),
      ),
    ({ wallet }) => `transfers.transfers_add_up: wallet ${wallet} says that 18 can be spent, and its lots hold 17`,
  ],
  [
    'more in a lot than came to it, by mistake',
    (mine) =>
      byMistake(
        'ledger_accounts',
        'ledger_accounts_move_by_entries',
        sql`update ledger_accounts set balance = balance + 1 where id = ${mine.lot}`,
        ...grantFive(mine),
      ),
    ({ wallet }) => `transfers.transfers_add_up: wallet ${wallet} says that 17 can be spent, and its lots hold 18`,
  ],
  [
    'more held than is set aside, by mistake',
    (mine) =>
      byMistake(
        'ledger_accounts',
        'ledger_accounts_move_by_entries',
        sql`update ledger_accounts set balance = balance + 1 where id = ${mine.held}`,
        ...grantFive(mine),
      ),
    ({ wallet }) => `transfers.transfers_add_up: wallet ${wallet} holds 6, and its open holds are of 5`,
  ],
  [
    'a hold that ended without a transfer, by mistake',
    (mine) =>
      byMistake(
        'holds',
        'holds_end_by_transfers',
        sql`update holds set status = 'voided' where id = ${mine.open.hold}`,
        ...grantFive(mine),
      ),
    ({ wallet }) => `transfers.transfers_add_up: wallet ${wallet} holds 5, and its open holds are of 0`,
  ],
  [
    'tokens from nowhere, by mistake',
    (mine) =>
      byMistake(
        'ledger_accounts',
        'ledger_accounts_move_by_entries',
        sql`update ledger_accounts set balance = balance + 1 where id = ${mine.outside}`,
        ...grantFive(mine),
      ),
    ({ wallet }) => `transfers.transfers_add_up: the places of wallet ${wallet} come to 1, not to nothing`,
  ],
  ...(['entries', 'transfers', 'holds', 'ledger_accounts', 'wallets'] as const).map(
    (table) =>
      [
        `${table} emptied`,
        () => [sql`truncate ${sql.identifier(table)} cascade`],
        () => `${table}.${table}_are_kept: the ledger only grows: TRUNCATE on ${table} was refused`,
      ] as const,
  ),
];
