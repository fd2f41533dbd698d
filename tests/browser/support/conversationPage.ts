import { type BrowserContext, expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import * as z from 'zod';
import { chatHistory } from '#contract/chat.ts';
import { tokensLedger } from '#contract/tokens.ts';
import { fillNames } from '@liora/companion/fillNames.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { plainText } from '#src/ui/plainText.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import text from '../../../messages/en.json' with { type: 'json' };

const [first] = seedCharacters;
if (first === undefined) throw new Error('The seed has characters');
const { characterId, name } = first;
/** Whom everybody talks to, and what they say first. */
export const companion = { characterId, name };
export const greeting = fillNames(first.greeting, { user: 'Ada', char: name });

const envelope = z.object({ data: z.unknown() });

/** Signs a browser in as somebody who has just joined. */
export const joinIn = async (context: BrowserContext, origin: string): Promise<void> => {
  const visitor = new Visitor(origin);
  await visitor.join();
  await context.addCookies([...visitor.cookies].map(([cookie, value]) => ({ name: cookie, value, url: origin })));
};

/** What a conversation shows of a message: its state, and its words with what stands beside them. */
export type Line = readonly [status: string, words: string];
const feet: Readonly<Record<string, string>> = {
  sending: text.chat_sending,
  unsent: text.chat_not_sent,
  stopped: text.chat_stopped,
};
export const said = (words: string, status = 'done'): Line => [
  status,
  `${text.chat_you}: ${words}${feet[status] ?? ''}`,
];
/** An answer of which nothing came. */
const noAnswer = (words: string, status: string): string =>
  words === '' && (status === 'failed' || status === 'interrupted') ? text.chat_no_answer : '';
/** Its last alternative of `alternatives`. */
export const answered = (words: string, status = 'done', alternatives = 1): Line => [
  status,
  `${name}: ${words}${feet[status] ?? noAnswer(words, status)}${
    alternatives === 1
      ? ''
      : text.chat_alternative_of.replace('{number}', String(alternatives)).replace('{count}', String(alternatives))
  }`,
];
export const opening = answered(plainText(greeting));

/** A tab with a conversation, and what the server holds for whoever is signed in there. */
export class ConversationPage {
  readonly page: Page;
  readonly composer: Locator;
  readonly send: Locator;
  readonly stop: Locator;
  readonly notice: Locator;
  readonly retry: Locator;
  readonly #origin: string;
  readonly #articles: Locator;

  constructor(page: Page, origin: string) {
    const main = page.getByRole('main');
    const messages = main.getByLabel(text.chat_messages.replace('{name}', name), { exact: true });
    this.page = page;
    this.#origin = origin;
    this.#articles = messages.getByRole('article');
    this.composer = main.getByRole('textbox', { name: text.chat_placeholder.replace('{name}', name), exact: true });
    this.send = main.getByRole('button', { name: text.chat_send, exact: true });
    this.stop = main.getByRole('button', { name: text.chat_stop, exact: true });
    this.notice = messages.getByRole('alert');
    this.retry = this.notice.getByRole('button', { name: text.action_retry, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto(this.#origin + paths.conversation(characterId));
    await expect(this.composer).toBeVisible();
  }

  async say(words: string): Promise<void> {
    await this.composer.fill(words);
    await this.composer.press('Enter');
  }

  /** Waits until exactly these messages are shown, whenever they were said. */
  async shows(...lines: readonly Line[]): Promise<void> {
    await expect
      .poll(() =>
        this.#articles.evaluateAll((articles) =>
          articles.map((article) => {
            const times = [...article.querySelectorAll('time')].map((time) => time.textContent);
            return [
              article.dataset['status'],
              // An avatar shows a letter until its portrait has come.
              times
                .reduce((words, time) => words.replace(time, ''), article.textContent)
                .replace(/^\p{Lu}(?=\p{Lu})/u, ''),
            ];
          }),
        ),
      )
      .toEqual(lines);
  }

  async #ask(path: string): Promise<unknown> {
    const response = await this.page.request.get(this.#origin + path);
    return envelope.parse(await response.json()).data;
  }

  /** Role, words, state and number of alternatives of every message that the server has. */
  async history(): Promise<(string | number)[][]> {
    const { messages } = chatHistory.response.parse(await this.#ask(`/api/chat/history?characterId=${characterId}`));
    return messages.map(({ role, text: words, status, alternatives }) => [role, words, status, alternatives]);
  }

  /** Every line of the ledger, the oldest first: what was done, and how many tokens there were then. */
  async ledger(): Promise<(string | number)[][]> {
    const { lines } = tokensLedger.response.parse(await this.#ask('/api/tokens/ledger?pageSize=100'));
    return lines.map(({ kind, tokens }) => [kind, tokens]).toReversed();
  }

  /** Another tab of the same person. */
  async another(): Promise<ConversationPage> {
    const tab = new ConversationPage(await this.page.context().newPage(), this.#origin);
    await tab.open();
    return tab;
  }

  /** Holds the next request that says something; gives how to wait for it. */
  async holdSending(): Promise<() => Promise<Route>> {
    const held = Promise.withResolvers<Route>();
    await this.page.route('**/api/chat/completion', (route) => held.resolve(route), { times: 1 });
    return () => held.promise;
  }
}

/** A request gets to the server, but the page hears nothing of it. */
export const deliver = async (request: Request): Promise<void> => {
  const sent = await request.allHeaders();
  const names = ['accept', 'content-type', 'cookie', 'idempotency-key', 'origin'];
  const headers = names.map((name): [string, string] => [name, sent[name] ?? '']);
  const response = await fetch(request.url(), { method: 'POST', headers, body: request.postData() });
  expect(response.status).toBe(200);
  await response.body?.cancel();
};
