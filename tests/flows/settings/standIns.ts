import type { UserExport } from '#contract/userExport.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { alone } from '../access/model.ts';
import { ada } from '../session/model.ts';
import { onPlus } from '../subscription/model.ts';
import { dateText, filled, planNameOf } from '../support/billing.browser.ts';

/** What somebody without anything takes along. */
export const emptyExport = {
  format: 'liora.export.v1',
  exportTime: 1,
  account: {
    uid: ada.uid,
    email: ada.email,
    name: 'Ada',
    pronoun: 'she/her',
    age: 36,
    country: null,
    ref: null,
    createTime: 1,
  },
  identities: [],
  sessions: [],
  emailChange: null,
  use: null,
  customerId: null,
  orders: [],
  payments: [],
  subscriptions: [],
  ledger: [],
  characters: [],
  pictureTasks: [],
  reports: [],
  blocks: [],
  events: [],
  conversations: [],
} satisfies UserExport;

/** What the other sections of the screen ask. */
export const billed = {
  '/session/pc/access': alone,
  '/api/report/list': { reports: [], blocks: [] },
  '/api/order/payments': { orders: [], hasMore: false },
  '/api/tokens/ledger': { lines: [], hasMore: false },
  '/api/tokens/remaining': { tokens: 1200, held: 0, debt: 0, expiring: [] },
};
/** What is said of it before the account goes. */
export const losses = [
  filled(text.settings_delete_tokens, { tokens: '1,200' }),
  filled(text.settings_delete_plan, { plan: planNameOf(onPlus), date: dateText(onPlus.periodEnd) }),
  text.settings_delete_no_refund,
];
