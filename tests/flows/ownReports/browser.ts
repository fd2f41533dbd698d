import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import type { Appeal, Block, OwnReport, ReportList } from '#contract/report.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import type { ownReportsMachine } from '#machines/ownReports/ownReportsMachine.ts';
import type { OwnReportsSnapshot } from '#machines/ownReports/ownReportsSelectors.ts';
import { OWN_REPORTS_DELAYS } from '#machines/ownReports/ownReportsSetup.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import {
  dateText,
  expectNothingWaits,
  filled,
  holdCall,
  renewing,
  sectionOf,
  seeHeld,
  standInAccount,
  standInLedger,
  standInOrders,
  standInPlan,
} from '../support/billing.browser.ts';
import type { NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** How many of a list are in sight at first. */
const FIRST = 5;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.internal]: text.failure_internal,
  [errNo.conflict]: text.reports_appeal_again,
};
const statusTexts = {
  open: text.reports_open,
  dismissed: text.reports_dismissed,
  upheld: text.reports_upheld,
  overturned: text.reports_overturned,
};
const titles = {
  message: text.reports_message,
  character: text.reports_character,
  picture: text.reports_picture_of,
  person: text.reports_person,
};
const whyAndWhen = (reason: OwnReport['reason'], time: number): string =>
  filled(text.reports_why_and_when, { reason: text[`report_${reason}`], date: dateText(time) });
const reportedText = ({ kind, name }: Pick<OwnReport, 'kind' | 'name'>): string =>
  kind === 'picture' && name === '' ? text.reports_picture : filled(titles[kind], { name });
const blockedText = (block: Pick<Block, 'kind' | 'name'>): string =>
  block.kind === 'person' ? text.reports_all_yours : reportedText(block);
const appealTexts = ({ createTime, decision }: Appeal): string[] => {
  if (decision === null) return [filled(text.reports_appeal_waits, { date: dateText(createTime) })];
  const decided = decision.isGranted ? text.reports_appeal_granted : text.reports_appeal_dismissed;
  return [filled(decided, { date: dateText(decision.createTime) }), decision.reason];
};

/** Everything that the lists say at first. */
const itemTexts = ({ reports, blocks }: ReportList): string[] => [
  ...blocks
    .slice(0, FIRST)
    .map((block) =>
      [
        blockedText(block),
        whyAndWhen(block.reason, block.decideTime),
        block.decisionReason,
        block.kind === 'person' ? text.reports_all_yours_text : '',
        ...(block.appeal === null ? [text.reports_appeal] : appealTexts(block.appeal)),
      ].join(''),
    ),
  ...reports
    .slice(0, FIRST)
    .map((report) =>
      [reportedText(report), whyAndWhen(report.reason, report.createTime), statusTexts[report.status]].join(''),
    ),
];
const headingsOf = ({ reports, blocks }: ReportList): string[] => [
  text.reports_title,
  ...(blocks.length === 0 ? [] : [text.reports_blocked]),
  ...(reports.length === 0 ? [] : [text.reports_reported]),
];

/** The field takes no more than the server does. */
export const ownReportsNotOffered = {
  'writing: content changed (too much)': {},
} satisfies NotOffered<OwnReportsSnapshot>;

/** A person's reports in the settings as people see to them, before a server whose answers wait. */
export const createOwnReportsDriver = async (page: Page): Promise<Driver<typeof ownReportsMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await standInLedger(page);
  await standInOrders(page);
  await standInPlan(page);
  const calls = {
    loadReports: await holdCall(page, '/api/report/list'),
    sendAppeal: await holdCall(page, '/api/report/appeal'),
  };
  const section = sectionOf(page, text.reports_title);
  const dialog = page.getByRole('dialog');
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true });
  const content = dialog.getByRole('textbox', { name: text.reports_appeal_content, exact: true });

  const opener = (list: ReportList | null, reportId: string | null) => {
    const block = list?.blocks.find((one) => one.reportId === reportId);
    const what = block === undefined ? '' : blockedText(block);
    return section.getByRole('button', { name: filled(text.reports_appeal_of, { what }), exact: true });
  };
  const seeList = async ({ context: { list, isSent, help } }: OwnReportsSnapshot) => {
    if (list === null) throw new Error('Nothing is listed');
    await expect(section.getByRole('heading')).toHaveText(headingsOf(list));
    await expect(section.getByRole('listitem')).toHaveText(itemTexts(list));
    const others = Math.max(list.reports.length - FIRST, 0);
    await expect(section.locator('summary')).toHaveText([
      ...(help === null ? [] : [text.help_label, text.help_more]),
      ...(others === 0 ? [] : [filled(text.reports_more, { count: String(others) })]),
    ]);
    await expect(section.getByText(text.reports_none)).toHaveCount(
      list.reports.length + list.blocks.length === 0 ? 1 : 0,
    );
    for (const { reportId } of list.blocks.filter(({ appeal }) => appeal === null))
      await expect(opener(list, reportId)).toBeEnabled();
    await expect(section.getByRole('alert')).toHaveText(isSent ? [text.reports_appeal_sent] : []);
    await expect(section.getByRole('region', { name: text.help_label, exact: true })).toHaveCount(
      help === null ? 0 : 1,
    );
  };
  const seeDialog = async ({ context: { list, reportId, failure } }: OwnReportsSnapshot) => {
    const block = list?.blocks.find((one) => one.reportId === reportId);
    if (block === undefined) throw new Error('Nothing is asked about');
    await expect(dialog).toHaveAccessibleName(text.reports_appeal_title);
    await expect(dialog).toHaveAccessibleDescription(filled(text.reports_appeal_text, { what: blockedText(block) }));
    await expect(dialog.getByRole('alert')).toHaveText(
      failure === null ? [] : [failureTexts[failure.errNo] ?? 'no words'],
    );
  };

  return {
    events: {
      'load.retried': () => section.getByRole('button', { name: text.action_retry }).press('Enter'),
      'page.shown': () =>
        renewing([calls.loadReports], () =>
          page.evaluate(() => {
            document.dispatchEvent(new Event('visibilitychange'));
          }),
        ),
      'appeal.requested': ({ reportId }, { context: { list } }) => opener(list, reportId).press('Enter'),
      'content.changed': ({ text: words }) => content.fill(words),
      'appeal.submitted': () => inDialog(text.reports_appeal_submit).click(),
      'appeal.retried': () => inDialog(text.action_retry).click(),
      'dialog.closed': async (_, { context: { list, reportId } }) => {
        await inDialog(text.action_close).press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener(list, reportId)).toBeFocused();
      },
    },
    done: {
      loadReports: (answer) => calls.loadReports.answer(answer),
      sendAppeal: async (answer) => {
        await calls.sendAppeal.answer({ ...answer.block, ...(answer.help !== null && { help: answer.help }) });
        await expect(section.getByRole('heading', { name: text.reports_title, exact: true })).toBeFocused();
      },
    },
    failed: {
      loadReports: (error) => calls.loadReports.fail(error),
      sendAppeal: (error) => calls.sendAppeal.fail(error),
    },
    after: {
      loadTimeout: () => page.clock.runFor(OWN_REPORTS_DELAYS.loadTimeout),
      sendTimeout: () => page.clock.runFor(OWN_REPORTS_DELAYS.sendTimeout),
    },
    states: {
      loading: async (snapshot) => {
        expect(await calls.loadReports.arrived()).toEqual({ query: {}, body: null });
        const isFirst = snapshot.context.list === null;
        await expect(section.getByText(text.reports_loading)).toHaveCount(isFirst ? 1 : 0);
        if (!isFirst) await seeList(snapshot);
      },
      loadFailed: async () => {
        await expect(section.getByRole('alert')).toHaveText([`${text.reports_failed}${text.action_retry}`]);
        await expect(section.getByRole('listitem')).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      ready: async (snapshot) => {
        await expect(dialog).toHaveCount(0);
        await seeList(snapshot);
        await expectNothingWaits(calls);
      },
      writing: async (snapshot) => {
        await seeDialog(snapshot);
        await seeHeld(dialog, false);
        await expect(content).toBeFocused();
        await expect(content).toHaveValue(snapshot.context.content);
        await expect(inDialog(text.reports_appeal_submit)).toBeEnabled({ enabled: snapshot.context.content !== '' });
        await expectNothingWaits(calls);
      },
      sending: async (snapshot) => {
        const { reportId, content: words } = snapshot.context;
        expect(await calls.sendAppeal.arrived()).toEqual({ query: {}, body: { reportId, content: words } });
        await seeDialog(snapshot);
        await expect(content).toHaveValue(words);
        await seeHeld(dialog, true);
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
      'writing: content changed (too much)': { look: () => expect(content).toHaveAttribute('maxlength', '2000') },
    },
  };
};
