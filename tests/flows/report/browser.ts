import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { type Failure, NO_ANSWER } from '#machines/failure.ts';
import type { reportMachine } from '#machines/report/reportMachine.ts';
import type { ReportSnapshot } from '#machines/report/reportSelectors.ts';
import { REPORT_DELAYS } from '#machines/report/reportSetup.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { profile } from '../profile/model.ts';
import { expectNothingWaits, holdCall, seeHeld, standInAccount } from '../support/billing.browser.ts';
import type { NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.internal]: text.failure_internal,
  [errNo.notFound]: text.failure_not_found,
};
const whyOf = (failure: Failure | null): string[] => (failure === null ? [] : [failureTexts[failure.errNo] ?? '']);
const reasonTexts = {
  underAge: text.report_underAge,
  sexualViolence: text.report_sexualViolence,
  realPerson: text.report_realPerson,
  selfHarm: text.report_selfHarm,
  hate: text.report_hate,
  illegal: text.report_illegal,
  spam: text.report_spam,
  other: text.report_other,
};
const openers = { character: text.profile_report, person: text.profile_report_person };
const titles = { character: text.report_title_character, person: text.report_title_person };
const isShown = (kind: string | undefined): kind is keyof typeof titles => kind !== undefined && kind in titles;

/** The field takes no more than the server does. */
export const reportNotOffered = {
  'choosing: content changed (too much)': {},
} satisfies NotOffered<ReportSnapshot>;

/** Reporting as people do it on the profile of somebody's character, before a server whose answers wait. */
export const createReportDriver = async (page: Page): Promise<Driver<typeof reportMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await page.route(
    (url) => url.pathname === '/api/character/detail',
    (route) => route.fulfill({ json: { errNo: errNo.success, data: { ...profile, origin: 'ugc' } } }),
  );
  const calls = { send: await holdCall(page, '/api/report/create') };
  const dialog = page.getByRole('dialog');
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  const content = dialog.getByRole('textbox', { name: text.report_content, exact: true });
  const main = page.getByRole('main');

  const seeDialog = async ({ context: { target, failure } }: ReportSnapshot) => {
    await expect(dialog).toHaveAccessibleName(isShown(target?.kind) ? titles[target.kind] : '');
    await expect(dialog.getByRole('alert')).toHaveText(whyOf(failure));
  };
  const seeTold = async ({ context: { told } }: ReportSnapshot) => {
    for (const [reason, name] of Object.entries(reasonTexts))
      await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked({ checked: reason === told.reason });
    await expect(content).toHaveValue(told.content);
  };

  return {
    events: {
      'report.requested': ({ kind }) =>
        main.getByRole('button', { name: isShown(kind) ? openers[kind] : '', exact: true }).click(),
      'reason.chosen': ({ reason }) => dialog.getByRole('radio', { name: reasonTexts[reason], exact: true }).check(),
      'content.changed': ({ text: words }) => content.fill(words),
      'report.submitted': () => inDialog(text.report_submit).click(),
      'report.retried': () => inDialog(text.action_retry).click(),
      'dialog.closed': async () => {
        await inDialog(text.action_close).press('Escape');
        await expect(dialog).toHaveCount(0);
      },
    },
    done: { sendReport: (help) => calls.send.answer(help === null ? {} : { help }) },
    failed: { sendReport: (error) => calls.send.fail(error) },
    after: { sendTimeout: () => page.clock.runFor(REPORT_DELAYS.sendTimeout) },
    states: {
      closed: async () => {
        await expect(dialog).toHaveCount(0);
        for (const name of Object.values(openers))
          await expect(main.getByRole('button', { name, exact: true })).toBeEnabled();
      },
      choosing: async (snapshot) => {
        await seeDialog(snapshot);
        await seeTold(snapshot);
        await expectNothingWaits(calls);
        await expect(inDialog(text.report_submit)).toBeEnabled({ enabled: snapshot.context.told.reason !== null });
      },
      sending: async (snapshot) => {
        const { target, told } = snapshot.context;
        expect(await calls.send.arrived()).toEqual({ query: {}, body: { ...target, ...told } });
        await seeDialog(snapshot);
        await seeTold(snapshot);
        await seeHeld(dialog, true);
      },
      sent: async (snapshot) => {
        await seeDialog(snapshot);
        await expect(dialog).toHaveAccessibleDescription(text.report_sent);
        await expect(dialog.getByRole('region', { name: text.help_label, exact: true })).toHaveCount(
          snapshot.context.help === null ? 0 : 1,
        );
        await expect(inDialog(text.report_done)).toBeEnabled();
      },
      refused: async (snapshot) => {
        await seeDialog(snapshot);
        await expect(inDialog(text.report_done)).toBeEnabled();
        await expect(inDialog(text.action_retry)).toHaveCount(0);
      },
      failed: async (snapshot) => {
        await seeDialog(snapshot);
        await expect(inDialog(text.action_retry)).toBeEnabled();
      },
    },
    notOffered: {
      'choosing: content changed (too much)': { look: () => expect(content).toHaveAttribute('maxlength', '2000') },
    },
  };
};
