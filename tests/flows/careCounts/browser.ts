import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { NeedKind } from '#contract/care.ts';
import type { CareYear } from '#contract/careCounts.ts';
import { errNo } from '#contract/errNo.ts';
import { CARE_COUNTS_DELAYS, type careCountsMachine } from '#machines/careCounts/careCountsMachine.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { paths } from '#src/addresses/paths.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { expectNothingWaits, filled, holdCall, sectionOf } from '../support/billing.browser.ts';
import { visit } from '../support/visits.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.internal]: text.failure_internal,
};
const needTexts: Readonly<Record<NeedKind, string>> = {
  selfHarm: text.safety_need_selfHarm,
  injury: text.safety_need_injury,
  eating: text.safety_need_eating,
  abuse: text.safety_need_abuse,
  sexualViolence: text.safety_need_sexualViolence,
  harmToOthers: text.safety_need_harmToOthers,
  medical: text.safety_need_medical,
};
const toldText = (count: number | null): string =>
  count === null ? filled(text.safety_counts_few, { count: '10' }) : new Intl.NumberFormat('en').format(count);
/** Every row of a year: the first one begins with the year. */
const rowTexts = ({ year, kinds }: CareYear): string[] =>
  kinds.map(({ kind, count }, place) => `${place === 0 ? String(year) : ''}${needTexts[kind]}${toldText(count)}`);

/** How often somebody was in need, as anybody reads it, before a server whose answers wait. */
export const createCareCountsDriver = async (page: Page): Promise<Driver<typeof careCountsMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  const calls = { counts: await holdCall(page, '/api/care/counts') };
  const section = sectionOf(page, text.safety_counts_title);
  const table = section.getByRole('table', { name: text.safety_counts_caption, exact: true });

  const seeKnown = async (years: readonly CareYear[] | null): Promise<void> => {
    await expect(section.getByText(text.safety_counts_none, { exact: true })).toHaveCount(years?.length === 0 ? 1 : 0);
    await expect(table.locator('tbody tr')).toHaveText((years ?? []).flatMap(rowTexts));
  };

  return {
    events: {
      'counts.wanted': async () => {
        await visit(page, paths.about());
        await expect(page).toHaveTitle(new RegExp(text.about_title));
        await visit(page, paths.safety());
      },
      'load.retried': () => section.getByRole('button', { name: text.action_retry, exact: true }).press('Enter'),
    },
    done: { loadCounts: (answer) => calls.counts.answer(answer) },
    failed: { loadCounts: (error) => calls.counts.fail(error) },
    after: { loadTimeout: () => page.clock.runFor(CARE_COUNTS_DELAYS.loadTimeout) },
    states: {
      loading: async ({ context: { years } }) => {
        expect(await calls.counts.arrived()).toEqual({ query: {}, body: null });
        await expect(section.getByText(text.safety_counts_loading, { exact: true })).toHaveCount(
          years === null ? 1 : 0,
        );
        await seeKnown(years);
      },
      failed: async ({ context: { years, failure } }) => {
        const why = failureTexts[failure?.errNo ?? 0] ?? 'no words';
        await expect(section.getByRole('alert')).toHaveText([
          `${text.safety_counts_failed} ${why}${text.action_retry}`,
        ]);
        await seeKnown(years);
        await expectNothingWaits(calls);
      },
      shown: async ({ context: { years } }) => {
        await expect(section.getByRole('alert')).toHaveCount(0);
        await seeKnown(years);
        await expectNothingWaits(calls);
      },
    },
  };
};
