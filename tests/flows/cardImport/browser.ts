import { expect as playwrightExpect, type Page } from '@playwright/test';
import { CARD_FILE_MAX } from '#contract/card.ts';
import { errNo } from '#contract/errNo.ts';
import type { cardImportMachine } from '#machines/cardImport/cardImportMachine.ts';
import type { CardImportSnapshot } from '#machines/cardImport/cardImportSelectors.ts';
import { type CardFile, type CardItem, type Lane, sendingOf } from '#machines/cardImport/cardImportSetup.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import { full } from './model.ts';
import { filled, standInAccount } from '../support/billing.browser.ts';
import { holdCards } from '../support/heldCards.browser.ts';
import type { Absence, NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

/** The API client's own for a file, after which it takes it for not answered. */
const UPLOAD_TIMEOUT = 180_000;
/** Milliseconds until the server takes more. */
const REST = full.retryAfter * 1000;
const MEGABYTE = 1024 * 1024;

const failureTexts: Readonly<Record<number, string>> = {
  [NO_ANSWER]: text.failure_no_answer,
  [errNo.internal]: text.failure_internal,
  [errNo.invalidInput]: text.cards_fault_not_a_card,
  [errNo.tooLarge]: filled(text.cards_fault_too_large, { max: String(CARD_FILE_MAX / MEGABYTE) }),
};
const stateText = ({ status, failure, imported }: CardItem): string => {
  switch (status) {
    case 'waiting':
      return text.cards_waiting;
    case 'sending':
      return text.cards_sending;
    case 'asking':
      return text.cards_age_asked;
    case 'cancelled':
      return text.cards_cancelled;
    case 'refused':
    case 'failed':
      return failureTexts[failure?.errNo ?? 0] ?? '';
    case 'done':
      return filled(text.cards_imported, { name: imported?.name ?? '' });
  }
};
/** What the form for an age says. */
const ageText = ({ failure }: CardItem): string =>
  `${text.edit_age}${failure === null ? text.making_age_help : text.edit_field_age}${text.cards_age_import}`;
/** Everything that the list says of a card. */
const itemText = (item: CardItem): string =>
  item.imported === null
    ? `${item.name}${stateText(item)}${item.status === 'asking' ? ageText(item) : ''}`
    : [
        item.imported.name.slice(0, 1),
        item.name,
        stateText(item),
        `${filled(text.cards_kept_for_others, { what: text.cards_field_assets })} ${text.cards_cropped}`,
        text.cards_open,
      ].join('');
const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : filled(many, { count: String(count) });
const doneText = (done: number): string =>
  done === 0 ? text.cards_done_none : counted(done, text.cards_done_one, text.cards_done);
const countOf = ({ context: { items } }: CardImportSnapshot, ...statuses: readonly CardItem['status'][]): number =>
  items.filter(({ status }) => statuses.includes(status)).length;
const progressText = (snapshot: CardImportSnapshot): string => {
  const [done, refused] = [countOf(snapshot, 'done'), countOf(snapshot, 'refused')];
  const left = countOf(snapshot, 'failed', 'cancelled');
  const asking = countOf(snapshot, 'asking');
  const [through, all] = [done + refused + left + asking, snapshot.context.items.length];
  const isResting = Object.values(snapshot.value).includes('resting');
  const words = isResting ? text.cards_resting : text.cards_progress;
  if (through < all) return filled(words, { through: String(through), all: String(all) });
  return [
    done > 0 || asking === 0 ? doneText(done) : '',
    asking === 0 ? '' : counted(asking, text.cards_asking_one, text.cards_asking),
    refused === 0 ? '' : counted(refused, text.cards_refused_one, text.cards_refused),
    left === 0 ? '' : counted(left, text.cards_left_one, text.cards_left),
    done === 0 ? '' : text.cards_private,
  ]
    .filter((words) => words !== '')
    .join(' ');
};

const isSending = (snapshot: CardImportSnapshot, lane: Lane): boolean => snapshot.context[lane] !== null;
/** No time passes in between: what waits in one lane ends with the other, or before it. */
const bothAreBusy = {
  when: ({ value }: CardImportSnapshot) => value.first !== 'idle' && value.second !== 'idle',
};
export const cardImportNotOffered = {
  'first.sending: import timeout passed (first.sending)': bothAreBusy,
  'second.sending: import timeout passed (second.sending)': bothAreBusy,
  'first.resting: import pause passed (first.resting)': bothAreBusy,
  'second.resting: import pause passed (second.resting)': bothAreBusy,
} satisfies NotOffered<CardImportSnapshot>;

/** A batch of cards as people bring it, before a server whose answers wait. */
export const createCardImportDriver = async (page: Page): Promise<Driver<typeof cardImportMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await standInAccount(page);
  await page.route(
    (url) => url.pathname === '/api/character/list',
    (route) => route.fulfill({ json: { errNo: errNo.success, data: { characters: [] } } }),
  );
  const held = await holdCards(page, '/api/character/import');
  const main = page.getByRole('main');
  const panel = main.getByRole('region', { name: text.cards_title, exact: true });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });

  /** Files get the ids of the model: those are their keys too. */
  const nameNext = (files: readonly CardFile[]) =>
    page.evaluate(
      (ids) => {
        const original = crypto.randomUUID.bind(crypto);
        crypto.randomUUID = () => {
          const [one = '', two = '', three = '', four = '', five = ''] = (ids.shift() ?? original()).split('-');
          return `${one}-${two}-${three}-${four}-${five}`;
        };
      },
      files.map(({ id }) => id),
    );
  const choose = async (files: readonly CardFile[]) => {
    await nameNext(files);
    const choosing = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: text.own_bring, exact: true }).press('Enter');
    await (
      await choosing
    ).setFiles(
      files.map(({ name, size }) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(size) })),
    );
  };
  const drop = async (files: readonly CardFile[]) => {
    await nameNext(files);
    await page.evaluate((dropped) => {
      const dataTransfer = new DataTransfer();
      for (const { name, size } of dropped) dataTransfer.items.add(new File([new Uint8Array(size)], name));
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, files);
  };

  const intentIn = ({ context }: CardImportSnapshot, lane: Lane): string => sendingOf(context, lane).intentId;
  const stop = (name: string) => button(filled(text.cards_stop, { name })).press('Enter');
  const nameOf = (snapshot: CardImportSnapshot, id: string): string =>
    snapshot.context.items.find((item) => item.id === id)?.name ?? '';
  const enterAge = (name: string, age: number) =>
    panel
      .getByRole('group', { name, exact: true })
      .getByRole('textbox', { name: text.edit_age, exact: true })
      .fill(String(age));
  const giveUp = () => page.clock.runFor(UPLOAD_TIMEOUT);
  const see = async (snapshot: CardImportSnapshot) => {
    const { items } = snapshot.context;
    await expect(main.getByRole('heading', { name: text.own_title, exact: true })).toHaveCount(1);
    await expect(panel).toHaveCount(items.length === 0 ? 0 : 1);
    await expect(panel.getByRole('listitem')).toHaveText(items.map(itemText));
    if (items.length > 0) await expect(panel.getByRole('status')).toHaveText(progressText(snapshot));
    await held.arrived(
      (['first', 'second'] as const).flatMap((lane) => (isSending(snapshot, lane) ? [intentIn(snapshot, lane)] : [])),
    );
  };
  const seenAbove = () => Promise.resolve();
  const absent: Absence<CardImportSnapshot> = {
    ...bothAreBusy,
    look: (before) => expect(panel.getByRole('status')).toHaveText(progressText(before)),
  };

  return {
    events: {
      'files.added': ({ files }) => (files.length > 1 ? choose(files) : drop(files)),
      'file.cancelled': ({ id }, before) => stop(nameOf(before, id)),
      'file.retried': ({ id }, before) => button(filled(text.cards_retry, { name: nameOf(before, id) })).press('Enter'),
      'age.changed': ({ id, age }, before) => enterAge(nameOf(before, id), age),
      'age.given': async ({ id, age }, before) => {
        await enterAge(nameOf(before, id), age);
        const form = panel.getByRole('group', { name: nameOf(before, id), exact: true });
        await form.getByRole('button', { name: text.cards_age_import, exact: true }).press('Enter');
      },
      'batch.cancelled': () => button(text.cards_stop_all).press('Enter'),
      'batch.retried': (_, before) =>
        button(countOf(before, 'failed', 'cancelled') === 1 ? text.cards_retry_one : text.cards_retry_all).press(
          'Enter',
        ),
      'batch.cleared': () => button(text.cards_clear).press('Enter'),
    },
    done: {
      sendFirst: (answer, before) => held.answer(intentIn(before, 'first'), answer),
      sendSecond: (answer, before) => held.answer(intentIn(before, 'second'), answer),
    },
    failed: {
      sendFirst: (error, before) => held.fail(intentIn(before, 'first'), error),
      sendSecond: (error, before) => held.fail(intentIn(before, 'second'), error),
    },
    after: { importTimeout: giveUp, importPause: () => page.clock.runFor(REST) },
    states: {
      first: see,
      'first.idle': seenAbove,
      'first.sending': seenAbove,
      'first.resting': seenAbove,
      second: seenAbove,
      'second.idle': seenAbove,
      'second.sending': seenAbove,
      'second.resting': seenAbove,
    },
    // An age that was not refused has nothing to take back.
    unnoticed: {
      'age changed': {
        when: ({ context }) => context.items.every(({ status, failure }) => status !== 'asking' || failure === null),
      },
    },
    notOffered: {
      'first.sending: import timeout passed (first.sending)': absent,
      'second.sending: import timeout passed (second.sending)': absent,
      'first.resting: import pause passed (first.resting)': absent,
      'second.resting: import pause passed (second.resting)': absent,
    },
  };
};
