import { expect as playwrightExpect, type Page } from '@playwright/test';
import { errNo } from '#contract/errNo.ts';
import { type Failure, failureOf, NO_ANSWER } from '#machines/failure.ts';
import type { pictureTaskMachine } from '#machines/pictureTask/pictureTaskMachine.ts';
import type { PictureTaskSnapshot } from '#machines/pictureTask/pictureTaskSelectors.ts';
import { followedOf, PICTURE_TASK_DELAYS } from '#machines/pictureTask/pictureTaskSetup.ts';
import type { Act, KeptPictures } from '#machines/pictureTask/pictureTaskTypes.ts';
import { isUnderWay } from '#machines/pictureTask/tasks.ts';
import { PICTURES_KEY } from '#src/browser/persistentStore.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { mira, options } from './model.ts';
import { CLIENT_TIMEOUT } from '../purchase/tours.ts';
import { ada } from '../session/model.ts';
import { expectNothingWaits, failureTexts, filled, holdCall } from '../support/billing.browser.ts';
import { holdAccount } from '../support/heldAccount.browser.ts';
import { createLooker } from '../support/generator.browser.ts';
import { pictureTaskNotOffered } from './tours.ts';
import type { Driver } from '@liora/flow-kit/model/walk.ts';
import { terms } from '../subscription/model.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const isSignedOut = (error: unknown): boolean => failureOf(error).errNo === errNo.notSignedIn;

const whyOf = (failure: Failure | null): string =>
  failure?.errNo === errNo.notSignedIn ? text.failure_not_signed_in : (failureTexts[failure?.errNo ?? NO_ANSWER] ?? '');

/** What stands over a task that goes on, and below. */
const stageOf = ({ context: { task, failure } }: PictureTaskSnapshot): readonly [title: string, detail: string] => {
  if (task === null || !isUnderWay(task)) return [text.picture_looking, ''];
  const [title, detail] =
    task.status === 'queued'
      ? [text.picture_queued, filled(text.picture_queued_place, { count: '2' })]
      : [filled(text.picture_making_percent, { percent: String(task.progress) }), text.picture_making_text];
  return [title, failure === null ? detail : text.picture_trouble];
};
const acts: Readonly<Record<Act['kind'], readonly [doing: string, failed: string]>> = {
  cancel: [text.picture_cancelling, text.picture_cancel_failed],
  retry: [text.picture_retrying, text.picture_retry_failed],
  dismiss: [text.picture_dismissing, text.picture_dismiss_failed],
};

/** Asking for pictures as people see it, before a server whose answers wait. */
export const createPictureTaskDriver = async (page: Page): Promise<Driver<typeof pictureTaskMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  const account = await holdAccount(page);
  const looker = await createLooker(page);
  const answerAtOnce = (path: string, data: unknown) =>
    page.route(`**${path}`, (route) => route.fulfill({ json: { errNo: errNo.success, data } }));
  await answerAtOnce('/api/pictask/character/recommend', { characters: [mira] });
  await answerAtOnce('/api/tokens/packages', { packages: [] });
  await answerAtOnce('/api/subscription/plans', { plans: [], maxSubscriptionDiscount: '0%', terms });
  const calls = {
    options: await holdCall(page, '/api/pictask/options'),
    list: await holdCall(page, '/api/pictask/list'),
    create: await holdCall(page, '/api/pictask/create'),
    detail: await holdCall(page, '/api/pictask/detail'),
    cancel: await holdCall(page, '/api/pictask/cancel'),
    retry: await holdCall(page, '/api/pictask/retry'),
    dismiss: await holdCall(page, '/api/pictask/dismiss'),
  };
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const prompt = main.getByRole('textbox', { name: text.picture_prompt, exact: true });
  const submitButton = button(filled(text.picture_create, { cost: '10' }));
  const card = main.locator('[data-view]');
  const giveUpAfter = (delay: keyof typeof PICTURE_TASK_DELAYS) => () => page.clock.runFor(PICTURE_TASK_DELAYS[delay]);
  const turnOff = button(text.picture_cancel);

  /** Too few tokens bring buying in front. */
  const leaveShop = async (error: unknown) => {
    if (failureOf(error).errNo !== errNo.tokensNeeded) return;
    await page.getByRole('dialog').getByRole('button', { name: text.action_close, exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const reloadWith = async (kept: KeptPictures) => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      PICTURES_KEY,
      JSON.stringify({ owner: ada.uid, kept }),
    ] as const);
    await page.reload();
  };

  const seeCard = async (view: string, title: string) => {
    await expect(card).toHaveAttribute('data-view', view);
    await expect(card.getByRole('heading')).toHaveText(title);
    await expectNothingWaits(calls);
  };
  const seeActFailure = async ({ context: { act, actFailure } }: PictureTaskSnapshot) => {
    const told = act === null || actFailure === null ? [] : [`${acts[act.kind][1]} ${whyOf(actFailure)}`];
    await expect(card.getByRole('alert')).toHaveText(told);
  };
  const seeActing = (kind: Act['kind']) => expect(card.getByRole('heading')).toHaveText(acts[kind][0]);
  const seeEnded = (view: string, title: string) => async (snapshot: PictureTaskSnapshot) => {
    await seeCard(view, title);
    await seeActFailure(snapshot);
  };

  return {
    events: {
      'studio.opened': async ({ kept, like }) => {
        if (like !== undefined) {
          // The page that is there would take it.
          await calls.options.arrived();
          // The router keeps the state of a link there.
          await page.evaluate((state) => {
            history.replaceState({ ...history.state, usr: { like: state } }, '');
          }, like);
        }
        if (kept !== null) await reloadWith(kept);
      },
      'load.retried': async () => {
        await button(text.action_retry).press('Enter');
        await account.find();
      },
      'session.restored': account.find,
      'wish.changed': async ({ change }) => {
        // The same again would be no change.
        await prompt.fill('');
        await prompt.fill(change.prompt ?? '');
      },
      'wish.restored': () => button(text.picture_replaced_undo).press('Enter'),
      'wish.submitted': () => submitButton.press('Enter'),
      'task.cancelled': () => turnOff.press('Enter'),
      'task.retried': () => card.getByRole('button', { name: text.action_retry, exact: true }).press('Enter'),
      'task.dismissed': () => button(text.picture_dismiss).press('Enter'),
      'task.chosen': () =>
        main.getByRole('listitem').getByRole('button', { name: text.picture_other_show }).press('Enter'),
      'follow.resumed': async (_, before) => {
        const isSignedOut = before.matches({ standing: 'signedOut' });
        await button(isSignedOut ? text.auth_sign_in : text.picture_look_again).press('Enter');
        await account.find();
      },
      'page.shown': looker.show,
      'page.hidden': looker.hide,
      'network.restored': () =>
        page.evaluate(() => {
          window.dispatchEvent(new Event('online'));
        }),
    },
    done: {
      loadStudio: async ({ options: offered, tasks }) => {
        await calls.options.answer(offered);
        await calls.list.answer({ tasks });
      },
      createTask: (answer) => calls.create.answer(answer),
      loadTask: async ({ task, others }, { context }) => {
        await calls.detail.answer(task);
        await calls.list.answer({ tasks: others });
        const told = new Set(others.map(({ taskId }) => taskId));
        // What is listed no more is asked after by itself.
        for (const taskId of followedOf(context).underWay)
          if (!told.has(taskId)) await calls.detail.fail({ errNo: errNo.notFound });
      },
      actOnTask: (answer, { context: { act } }) => calls[act?.kind ?? 'cancel'].answer(answer ?? {}),
    },
    failed: {
      loadStudio: async (error) => {
        if (isSignedOut(error)) {
          await calls.options.answer(options);
          await account.lose(() => calls.list.fail(error));
          return;
        }
        await calls.list.answer({ tasks: [] });
        await calls.options.fail(error);
      },
      createTask: async (error) => {
        await calls.create.fail(error);
        await leaveShop(error);
      },
      loadTask: async (error) => {
        if (isSignedOut(error)) await account.lose(() => calls.detail.fail(error));
        else await calls.detail.fail(error);
      },
      actOnTask: (error, { context: { act } }) => calls[act?.kind ?? 'cancel'].fail(error),
    },
    after: {
      loadTimeout: giveUpAfter('loadTimeout'),
      createTimeout: giveUpAfter('createTimeout'),
      // As long as the API client waits: any longer, and the page has asked again.
      askTimeout: () => page.clock.runFor(CLIENT_TIMEOUT),
      actTimeout: () => page.clock.runFor(CLIENT_TIMEOUT),
      followTimeout: giveUpAfter('followTimeout'),
      askPause: ({ context }) => page.clock.runFor(context.pause),
    },
    states: {
      closed: () => Promise.resolve(),
      loading: async () => {
        await expect(main.getByText(text.picture_loading)).toHaveCount(1);
        expect(await calls.options.arrived()).toEqual({ query: {}, body: null });
        expect(await calls.list.arrived()).toEqual({ query: {}, body: null });
      },
      loadFailed: async ({ context: { failure } }) => {
        await expect(main.getByRole('alert')).toContainText(`${text.picture_load_failed} ${whyOf(failure)}`);
      },
      creating: async ({ context: { request, cancelIntent } }) => {
        await expect(card).toHaveAttribute('data-view', 'creating');
        await expect(card.getByRole('heading')).toHaveText(text.picture_creating);
        await expect(submitButton).toBeDisabled();
        await expect(turnOff).toBeEnabled({ enabled: cancelIntent === null });
        expect(await calls.create.arrived()).toEqual({ query: {}, body: request?.wish });
      },
      acting: async ({ context: { act, taskId } }) => {
        const kind = act?.kind ?? 'cancel';
        await expect(card).toHaveAttribute('data-view', 'acting');
        await seeActing(kind);
        await expect(submitButton).toBeDisabled();
        expect(await calls[kind].arrived()).toEqual({ query: {}, body: { taskId } });
      },
      standing: async ({ context: { wish, fields, pictures, others, replaced } }) => {
        await expect(prompt).toHaveValue(wish.prompt);
        await expect(button(text.picture_replaced_undo)).toHaveCount(replaced === null ? 0 : 1);
        await expect(prompt.and(page.locator('[aria-invalid=true]'))).toHaveCount(fields.length);
        await expect(submitButton).toBeEnabled();
        await expect(main.getByRole('img', { name: text.picture_made_of_nobody })).toHaveCount(pictures.length);
        await expect(main.getByRole('listitem').filter({ hasText: text.picture_other_show })).toHaveCount(
          others.length,
        );
      },
      'standing.settling': () => Promise.reject(new Error('Nothing stays there')),
      'standing.presenting': () => Promise.reject(new Error('Nothing stays there')),
      'standing.idle': async () => {
        await expect(card).toHaveCount(0);
        await expectNothingWaits(calls);
      },
      'standing.tokensNeeded': () => seeCard('tokensNeeded', text.picture_tokens_title),
      'standing.notCreated': async ({ context: { failure } }) => {
        await seeCard('notCreated', text.picture_not_created_title);
        await expect(card).toContainText(whyOf(failure));
      },
      'standing.following': async (snapshot) => {
        await expect(card).toHaveAttribute('data-view', 'following');
        const [title, detail] = stageOf(snapshot);
        await expect(card.getByRole('heading')).toHaveText(title);
        await expect(card.locator('output')).toHaveText(detail);
        await expect(card.getByRole('progressbar')).toHaveAttribute(
          'value',
          String(snapshot.context.task?.progress ?? 0),
        );
        await seeActFailure(snapshot);
      },
      'standing.following.polling': () => Promise.resolve(),
      'standing.following.polling.asking': async ({ context }) => {
        const { taskId, seen } = followedOf(context);
        const query = { taskId, ...(seen !== null && { seen }) };
        expect(await calls.detail.arrived()).toEqual({ query, body: null });
      },
      'standing.following.polling.waiting': () => expectNothingWaits(calls),
      'standing.following.paused': () => expectNothingWaits(calls),
      'standing.givenUp': () => seeCard('givenUp', text.picture_given_up_title),
      'standing.signedOut': () => seeCard('signedOut', text.picture_signed_out_title),
      'standing.ready': seeEnded('ready', text.picture_ready_title),
      'standing.refused': seeEnded('refused', text.picture_refused_title),
      'standing.failed': seeEnded('failed', text.picture_failed_title),
      'standing.cancelled': seeEnded('cancelled', text.picture_cancelled_title),
      'standing.gone': () => seeCard('gone', text.picture_gone_title),
    },
    // What is asked again and again rests while nobody looks.
    unnoticed: { 'page hidden': {} },
    notOffered: {
      'loadFailed: session restored': {
        ...pictureTaskNotOffered['loadFailed: session restored'],
        look: () => expect(page.getByRole('dialog')).toHaveCount(0),
      },
      'creating: task cancelled': {
        ...pictureTaskNotOffered['creating: task cancelled'],
        look: () => expect(turnOff).toBeDisabled(),
      },
      'acting: act on task done (queued)': {
        ...pictureTaskNotOffered['acting: act on task done (queued)'],
        look: () => seeActing('dismiss'),
      },
      'acting: act on task done (cancelled)': {
        ...pictureTaskNotOffered['acting: act on task done (cancelled)'],
        look: () => seeActing('dismiss'),
      },
      'acting: act on task done (put away)': {
        ...pictureTaskNotOffered['acting: act on task done (put away)'],
        look: ({ context: { act } }) => seeActing(act?.kind ?? 'cancel'),
      },
    },
  };
};
