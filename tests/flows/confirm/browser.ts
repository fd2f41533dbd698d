import { expect as playwrightExpect, type Page, type Route } from '@playwright/test';
import { CONFIRM_DELAYS, type confirmMachine, type Question } from '#machines/confirm/confirmMachine.ts';
import type { ConfirmSnapshot } from '#machines/confirm/confirmSelectors.ts';
import { confirmSamples } from '#src/dev/confirmSamples.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import { partsSite } from '#tests/browser/support/partsSite.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import type { Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const wordsOf = (question: Question): string =>
  Object.entries(confirmSamples).find(([, { title }]) => title === question.title)?.[0] ?? '';

/** Questions as the gallery of parts asks them; the sanitiser's file waits until the path tells. */
export const createConfirmDriver = async (page: Page): Promise<Driver<typeof confirmMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  const site = await partsSite();
  const held: Route[] = [];
  /** From the gallery's own server, at the site's address. */
  const serve = async (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${site}${pathname}${search}` }) });
  };
  await page.route(/./, serve);
  await page.route('**/images/**', (route) => route.abort());
  await page.route('**/assets/safeHtml-*.js', (route) => {
    held.push(route);
  });
  const asks = page.locator('section[aria-label=Confirm]');
  const dialog = page.getByRole('alertdialog');
  const answers: string[] = [];
  const press = async (name: string, answer: string) => {
    await dialog.getByRole('button', { name, exact: true }).click();
    answers.push(answer);
  };
  const asked = (snapshot: ConfirmSnapshot): Question => {
    const [question] = snapshot.context.questions;
    if (question === undefined) throw new Error('Nothing is asked');
    return question;
  };
  const release = async (how: (route: Route) => Promise<void>) => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await Promise.all(held.splice(0).map(how));
  };
  const seeAnswers = () => expect(asks.locator('output')).toHaveText(answers.join(', '));

  return {
    events: {
      // A question can also be asked while another one covers the page.
      'question.asked': ({ question }) => asks.locator('button', { hasText: wordsOf(question) }).dispatchEvent('click'),
      'question.confirmed': (_, before) =>
        press(asked(before).confirmButtonText ?? text.action_confirm, 'resolved confirm'),
      'question.cancelled': (_, before) =>
        press(asked(before).cancelButtonText ?? text.action_cancel, 'rejected cancel'),
      'question.closed': () => press(text.action_close, 'rejected close'),
    },
    done: {
      loadSanitiser: () => release(serve),
    },
    failed: { loadSanitiser: () => release((route) => route.abort()) },
    after: { sanitiserTimeout: () => page.clock.runFor(CONFIRM_DELAYS.sanitiserTimeout) },
    states: {
      idle: async () => {
        await expect(dialog).toHaveCount(0);
        await seeAnswers();
      },
      preparing: async () => {
        await expect(dialog).toHaveCount(0);
        await seeAnswers();
        await expect.poll(() => held.length).toBeGreaterThan(0);
      },
      asking: async (snapshot) => {
        const { title, message, dangerouslyUseHTMLString } = asked(snapshot);
        await expect(dialog).toHaveAccessibleName(title);
        if (dangerouslyUseHTMLString) await expect(dialog.locator('[data-part=description] b')).toHaveText('Ada');
        else await expect(dialog.locator('[data-part=description]')).toHaveText(message);
        await seeAnswers();
      },
    },
    unnoticed: {
      // One is asked after the other, and none before what cleans its words is there.
      'question asked (in HTML)': {},
      'question asked (with its own labels)': { when: ({ context }) => context.questions.length > 0 },
    },
  };
};
