import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { Access } from '#contract/access.ts';
import { errNo } from '#contract/errNo.ts';
import { ACCESS_DELAYS, type accessMachine } from '#machines/access/accessMachine.ts';
import type { AccessSnapshot } from '#machines/access/accessSelectors.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import {
  dateText,
  expectNothingWaits,
  filled,
  holdCall,
  sectionOf,
  seeHeld,
  standInAccount,
  standInLedger,
  standInOrders,
  standInPlan,
} from '../support/billing.browser.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

type Session = Access['sessions'][number];

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.conflict]: text.access_only_way,
};
const endedTexts = { identity: text.access_identity_ended, session: text.access_session_ended };
const deviceText = ({ browser, system }: Session): string =>
  browser === null || system === null ? text.access_device_unknown : filled(text.access_device, { browser, system });

/** Everything that the list says. */
const itemTexts = ({ identities, sessions }: Access): string[] => [
  ...identities.map(({ name, email, createTime, canEnd }) =>
    [
      name,
      filled(text.access_identity_since, { email, date: dateText(createTime) }),
      canEnd ? '' : text.access_only_way,
      text.access_end_identity,
    ].join(''),
  ),
  ...sessions.map((session) => {
    const since = filled(text.access_session_since, { date: dateText(session.createTime) });
    return session.isCurrent
      ? [deviceText(session), since, text.access_this_device].join('')
      : [
          deviceText(session),
          since,
          filled(text.access_session_used, { day: dateText(session.lastUseTime) }),
          text.access_end_session,
        ].join('');
  }),
];

/** Devices and sign-ins in the settings as people use them, before a server whose answers wait. */
export const createAccessDriver = async (page: Page): Promise<Driver<typeof accessMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await standInLedger(page);
  await standInOrders(page);
  await standInPlan(page);
  await page.route('/session/pc/changepassword', (route) =>
    route.fulfill({ json: { errNo: errNo.success, data: {} } }),
  );
  const calls = {
    loadAccess: await holdCall(page, '/session/pc/access'),
    endIdentity: await holdCall(page, '/session/pc/endidentity'),
    endSession: await holdCall(page, '/session/pc/endsession'),
  };
  const section = sectionOf(page, text.access_title);
  const dialog = page.getByRole('dialog');
  const dialogButton = (name: string) => dialog.getByRole('button', { name, exact: true });
  const endButtons = (disabled: boolean) =>
    section.getByRole('button', { name: /^(?:Unlink|Sign out) .*…$/, disabled });

  const seeList = async ({ context }: AccessSnapshot, isIdle: boolean) => {
    const { identities, sessions, ended, failure } = context;
    await expect(section.getByRole('listitem')).toHaveText(itemTexts(context));
    const possible = identities.filter(({ canEnd }) => canEnd).length + sessions.length - 1;
    const impossible = identities.filter(({ canEnd }) => !canEnd).length;
    await expect(endButtons(false)).toHaveCount(isIdle ? Math.max(possible, 0) : 0);
    await expect(endButtons(true)).toHaveCount(isIdle ? impossible : Math.max(possible, 0) + impossible);
    const told = failure === null ? ended && endedTexts[ended] : (failureTexts[failure.errNo] ?? 'no words');
    await expect(section.getByRole('alert')).toHaveText(told === null ? [] : [told]);
  };
  const targetOf = ({ context: { target, identities, sessions } }: AccessSnapshot) => {
    const identity = identities.find(({ identityId }) => identityId === target?.id);
    const session = sessions.find(({ sessionId }) => sessionId === target?.id);
    return { identity, session };
  };
  const seeQuestion = async (snapshot: AccessSnapshot, submit: (name: string) => Promise<void>) => {
    const { identity, session } = targetOf(snapshot);
    await expect(dialog).toHaveAccessibleName(
      identity === undefined
        ? text.access_end_session_title
        : filled(text.access_end_identity_title, { name: identity.name }),
    );
    await expect(dialog).toHaveAccessibleDescription(
      session === undefined
        ? text.access_end_identity_text
        : filled(text.access_end_session_text, { device: deviceText(session) }),
    );
    await submit(identity === undefined ? text.access_end_session_submit : text.access_end_identity_submit);
  };

  const ending = () => (calls.endIdentity.count() > 0 ? calls.endIdentity : calls.endSession);

  return {
    events: {
      'load.retried': () => section.getByRole('button', { name: text.action_retry }).press('Enter'),
      'list.refreshRequested': async () => {
        const earlier = calls.loadAccess.current();
        const password = sectionOf(page, text.settings_password);
        await password.getByRole('button', { name: text.settings_change }).press('Enter');
        await password.getByRole('textbox', { name: text.settings_old_password }).fill('correct horse');
        await password.getByRole('textbox', { name: text.settings_new_password }).fill('battery staple');
        await password.getByRole('button', { name: text.settings_password_submit }).press('Enter');
        const isNew = () => calls.loadAccess.count() === 1 && calls.loadAccess.current() !== earlier;
        await calls.loadAccess.changes.see(isNew, true, 'the list is asked for anew');
      },
      'end.requested': async ({ id }, { context }) => {
        const identity = context.identities.find(({ identityId }) => identityId === id);
        const session = context.sessions.find(({ sessionId }) => sessionId === id);
        const name =
          identity === undefined
            ? filled(text.access_end_session_of, { device: session === undefined ? '' : deviceText(session) })
            : filled(text.access_end_identity_of, { name: identity.name });
        await section.getByRole('button', { name, exact: true }).press('Enter');
      },
      'end.confirmed': (_, before) =>
        seeQuestion(before, async (name) => {
          await dialogButton(name).click();
        }),
      'end.cancelled': () => dialogButton(text.action_cancel).click(),
    },
    done: {
      loadAccess: (answer) => calls.loadAccess.answer(answer),
      endAccess: (answer) => ending().answer(answer),
    },
    failed: {
      loadAccess: (error) => calls.loadAccess.fail(error),
      endAccess: (error) => ending().fail(error),
    },
    after: {
      loadTimeout: () => page.clock.runFor(ACCESS_DELAYS.loadTimeout),
      endTimeout: () => page.clock.runFor(ACCESS_DELAYS.endTimeout),
    },
    states: {
      loading: async (snapshot) => {
        expect(await calls.loadAccess.arrived()).toEqual({ query: {}, body: null });
        const isFirst = snapshot.context.sessions.length === 0;
        await expect(section.getByText(text.access_loading)).toHaveCount(isFirst ? 1 : 0);
        if (!isFirst) await seeList(snapshot, false);
      },
      loadFailed: async () => {
        await expect(section.getByRole('alert')).toHaveText([`${text.access_failed}${text.action_retry}`]);
        await expect(section.getByRole('listitem')).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      ready: async (snapshot) => {
        await expect(dialog).toHaveCount(0);
        await seeList(snapshot, true);
        await expectNothingWaits(calls);
      },
      confirming: async (snapshot) => {
        await seeQuestion(snapshot, (name) => expect(dialogButton(name)).toBeEnabled());
        await expect(dialogButton(text.action_cancel)).toBeEnabled();
        await seeHeld(dialog, false);
        await expectNothingWaits(calls);
      },
      ending: async (snapshot) => {
        const { identity, session } = targetOf(snapshot);
        const asked = await (identity === undefined ? calls.endSession : calls.endIdentity).arrived();
        const target = identity === undefined ? { sessionId: session?.sessionId } : { identityId: identity.identityId };
        expect(asked).toEqual({ query: {}, body: { appId: 'liora', os: 'web', ...target } });
        await seeQuestion(snapshot, (name) => expect(dialogButton(name)).toBeDisabled());
        await expect(dialogButton(text.action_cancel)).toBeDisabled();
        await seeHeld(dialog, true);
      },
    },
  };
};
