import { describe, expect, it } from 'vitest';
import { BASE_LOCALE, LOCALES } from '#contract/locale.ts';
import { type Catalogue, readCatalogues } from '../../scripts/lib/catalogue.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { decisions } from './words/decisions.ts';
import { errors } from './words/errors.ts';
import { labels } from './words/labels.ts';
import { prices } from './words/prices.ts';
import { refusals } from './words/refusals.ts';

/**
 * What people read where they decide, pay, are refused or see something fail, word by word: the English stands in the tables of `words/`
 * once more, so that two sentences that change places, and a word that turns a meaning round, are seen. Other tests take their sentences from
 * the catalogue and go along with whatever stands there.
 */
const tables = { decisions, prices, refusals, errors, labels };
const written: Catalogue = { ...decisions, ...prices, ...refusals, ...errors, ...labels };

const catalogues = readCatalogues(inRoot());
const textsOf = (locale: string): Catalogue => catalogues.get(locale) ?? {};
const english = textsOf(BASE_LOCALE);

/** Keys of which each has to stand in a table: `*` is anything. */
const HELD = [
  'action_*',
  'setup_*',
  'consent_*',
  'help_*',
  'care_reminder_*',
  'reload_*',
  'access_end_*',
  '*_delete_*',
  '*_clear_*',
  '*_leave_*',
  '*_visibility_*',
  '*_start_over*',
  'settings_sessions_*',
  'settings_pictures_*',
  'purchase_*',
  'billing_*',
  'tokens_left*',
  'nav_tokens*',
  '*_balance*',
  '*_cost*',
  '*_tokens_*',
  '*_price*',
  'field_*',
  '*_field_missing',
  '*_refused*',
  '*_refusal_*',
  '*_fault_*',
  '*_error_*',
  '*_gone*',
  '*_blocked*',
  'failure_*',
  '*_failed',
  '*_failed_*',
  '*_unsent',
  'error_*',
  'offline_*',
  'session_*',
  '*_missing_title',
  '*_missing_text',
  '*_not_found_*',
  '*_not_created_*',
  '*_given_up_*',
  '*_broken_*',
  'nav_*',
  'auth_*',
  'reset_*',
  'report_*',
  'color_mode_*',
  'settings_color*',
  'home_sort*',
  'home_origin*',
  'profile_by_*',
  'profile_start',
  'profile_go_on',
  'profile_read',
  'profile_private',
  'profile_unlisted',
  'chat_send',
  'chat_stop',
  'chat_edit',
  'chat_another',
  'chat_answer',
  'chat_continue',
  'chat_like',
  'chat_feedback*',
  'chat_delete',
  'chat_copy*',
  'chat_report',
  'chat_listen*',
  'chat_ai_note',
  'chat_demo*',
  'profile_ai_note',
  'home_ai_note',
  'gallery_*',
  'access_*',
  'reports_*',
  'operator_*',
  'settings_reasoning*',
].map((name) => new RegExp(`^${name.replaceAll('*', '\\w*')}$`));
const isHeld = (key: string): boolean => HELD.some((name) => name.test(key));

/** Words that are the same in that language as in English. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    'setup_name',
    'help_site',
    'purchase_view_tokens',
    'billing_tokens',
    'billing_order_subscription',
    'error_heading',
    'home_origin_pgc',
    'nav_chats',
    'nav_token_packages',
    'auth_code_placeholder',
    'reports_why_and_when',
    'chat_demo',
    'gallery_of',
    'gallery_style_vintage',
    'gallery_style_noir',
  ],
  es: [
    'purchase_view_tokens',
    'purchase_tokens',
    'billing_plan',
    'billing_tokens',
    'billing_order_package',
    'billing_order_subscription',
    'error_heading',
    'home_origin_pgc',
    'nav_chats',
    'nav_token_packages',
    'auth_code_placeholder',
    'reports_why_and_when',
    'chat_demo',
    'gallery_of',
    'gallery_style_natural',
    'gallery_style_pastel',
    'gallery_style_vintage',
    'gallery_style_noir',
  ],
};

describe('what people read', () => {
  it.each(Object.entries(tables))('is what is written here: %s', (_, words) => {
    expect(Object.fromEntries(Object.keys(words).map((key) => [key, english[key]]))).toEqual(words);
  });

  it('stands here for each decision, price, refusal and error that there is', () => {
    expect(Object.keys(english).filter((key) => isHeld(key) && written[key] === undefined)).toEqual([]);
  });

  it('stands in one table each', () => {
    const keys = Object.values(tables).flatMap((words) => Object.keys(words));
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });

  it.each(LOCALES.filter((locale) => locale !== BASE_LOCALE))('is said in the words of that language: %s', (locale) => {
    const texts = textsOf(locale);
    const missing = Object.keys(written).filter((key) => texts[key] === undefined);
    const same = Object.entries(written).filter(([key, text]) => texts[key] === text);
    expect([missing, same.map(([key]) => key)]).toEqual([[], SAME[locale]]);
  });
});
