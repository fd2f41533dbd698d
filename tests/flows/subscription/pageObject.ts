import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { SubscriptionSnapshot } from '#machines/subscription/subscriptionSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { ultra } from './model.ts';
import {
  dateText,
  failureTexts,
  filled,
  planNameOf,
  priceText,
  sectionOf,
  seeHeld,
} from '../support/billing.browser.ts';
import { ultraText, ultraPrice, isUnderWay, isToConfirm, factsOf, begunText, runningIn } from './texts.ts';
const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The section of the plan in the settings. */
export const subscriptionOn = (page: Page) => {
  const section = sectionOf(page, text.billing_plan);
  const dialog = page.getByRole('dialog', { name: text.billing_cancel_title });
  const button = (name: string) => section.getByRole('button', { name, exact: true });
  const dialogButton = (name: string) => dialog.getByRole('button', { name, exact: true });

  /** Everything that the section says and offers. */
  const seeSection = async (paragraphs: readonly string[], enabled: readonly string[], disabled: readonly string[]) => {
    await expect(dialog).toHaveCount(0);
    await expect(section.getByRole('paragraph')).toHaveText(paragraphs);
    await expect(section.getByRole('button', { disabled: false })).toHaveText(enabled);
    await expect(section.getByRole('button', { disabled: true })).toHaveText(disabled);
  };
  /** How the plan stands, and what can be done about it when nothing is under way. */
  const seeOverview = async (snapshot: SubscriptionSnapshot) => {
    const running = snapshot.context.subscription;
    const { failure } = snapshot.context;
    const isNone = running === null;
    const acts = isNone
      ? []
      : [
          text.billing_plan_change,
          running.isEnding ? text.billing_plan_keep : text.billing_plan_cancel,
          text.billing_portal,
        ];
    const isIdle = snapshot.matches('ready');
    const isAwaited = !isNone && (isUnderWay(running) || isToConfirm(running));
    const mayLook = isAwaited && (isIdle || snapshot.matches('following'));
    const isBegun = snapshot.context.isBegun && !isNone && !snapshot.matches('loading');
    const looks = mayLook ? [text.purchase_check_again] : [];
    const receipts = isBegun ? [text.billing_receipt] : [];
    const toConfirm = isNone ? null : running.confirmation;
    const withdrawals = toConfirm !== null && mayLook ? [text.billing_change_withdraw] : [];
    // What leads to the bank's question stays there while something else is done.
    const heldBack = [
      ...(toConfirm !== null && !mayLook ? [text.purchase_check_again] : []),
      ...(snapshot.matches('withdrawing') ? [text.billing_change_withdraw] : []),
    ];
    await seeSection(
      isNone ? [text.billing_plan_none] : factsOf(running),
      [
        ...looks,
        ...withdrawals,
        ...(isIdle ? [...receipts, ...acts.filter((act) => !mayLook || act !== text.billing_plan_change)] : []),
      ],
      isIdle ? (mayLook ? [text.billing_plan_change] : []) : [...heldBack, ...receipts, ...acts],
    );
    const confirming = section.getByRole('link', { name: text.billing_change_confirm_open, exact: true });
    if (toConfirm === null) await expect(confirming).toHaveCount(0);
    else await expect(confirming).toHaveAttribute('href', toConfirm.confirmURL);
    const notices = {
      [text.billing_change_soon]: mayLook && toConfirm === null && !isIdle,
      [text.billing_change_waits]: mayLook && toConfirm === null && isIdle,
      ...(toConfirm !== null && {
        [filled(text.billing_change_confirm_by, { date: dateText(toConfirm.expireTime) })]: true,
      }),
      ...(isBegun && { [begunText(running)]: true }),
    };
    for (const [words, isThere] of Object.entries(notices))
      await expect(section.getByText(words, { exact: true })).toHaveCount(isThere ? 1 : 0);
    await expect(section.getByRole('link', { name: text.billing_plan_see, exact: true })).toHaveCount(isNone ? 1 : 0);
    await expect(section.getByRole('alert')).toHaveText(failure === null ? [] : [failureTexts[failure.errNo] ?? '']);
  };
  const seeChange = async (snapshot: SubscriptionSnapshot, canAct: boolean) => {
    const running = runningIn(snapshot);
    await expect(section.getByRole('heading', { level: 3 })).toHaveText([
      filled(text.billing_change_title, { plan: ultraText }),
    ]);
    const consequence = filled(text.billing_change_now, {
      amount: priceText(ultra.amount),
      price: ultraPrice,
      date: dateText(running.periodEnd),
    });
    const acts = [text.billing_change_submit, text.action_back];
    await seeSection(
      [...factsOf(running), consequence, ...(running.isEnding ? [text.billing_change_goes_on] : [])],
      canAct ? acts : [],
      canAct ? [] : acts,
    );
    await expect(section.getByRole('alert')).toHaveCount(0);
  };
  const seeCancellation = async (snapshot: SubscriptionSnapshot, canAct: boolean) => {
    const running = runningIn(snapshot);
    await expect(dialog).toHaveAccessibleDescription(
      filled(text.billing_cancel_text, { plan: planNameOf(running), date: dateText(running.periodEnd) }),
    );
    await expect(dialogButton(text.billing_cancel_submit)).toBeEnabled({ enabled: canAct });
    await expect(dialogButton(text.billing_cancel_dismiss)).toBeEnabled({ enabled: canAct });
    await seeHeld(dialog, !canAct);
  };

  return { section, button, dialogButton, seeSection, seeOverview, seeChange, seeCancellation };
};
