import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import type { ChatEvent } from '#contract/chat.ts';
import { errNo, httpStatus, type ErrNo } from '#contract/errNo.ts';
import { Changes } from './changes.ts';

/** A request of the page that waits for the test, for as long as the page waits for it. */
export class Call {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly #response: ServerResponse;
  readonly #onEnd: () => void;

  constructor(url: URL, headers: IncomingHttpHeaders, body: string, response: ServerResponse, onEnd: () => void) {
    this.url = url;
    this.headers = headers;
    this.body = body;
    this.#response = response;
    this.#onEnd = onEnd;
    response.once('close', onEnd);
  }

  /** Whether anything of the answer was sent. */
  get hasBegun(): boolean {
    return this.#response.headersSent;
  }

  /** Answers with `data` and the code that goes with it. */
  answer(data: unknown, code: ErrNo = errNo.success, headers: Readonly<Record<string, string>> = {}): void {
    this.#response.writeHead(httpStatus[code], { 'content-type': 'application/json', ...headers });
    this.end(JSON.stringify({ errNo: code, data }));
  }

  /** Something between here and the server answers in its place. */
  answerFromElsewhere(): void {
    this.#response.writeHead(200, { 'content-type': 'text/html' });
    this.end('<!doctype html><title>Wi-Fi</title>');
  }

  /** Begins an answer and leaves it at that. */
  begin(contentType: 'application/json' | 'text/event-stream'): void {
    this.#response.writeHead(200, { 'content-type': contentType }).flushHeaders();
  }

  /** Sends a server-sent event; the first one begins the answer. */
  tell({ event, seq, data }: ChatEvent): void {
    if (!this.hasBegun) this.begin('text/event-stream');
    this.#response.write(`event: ${event}\nid: ${seq}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends something that is no event of an answer. */
  tellNonsense(): void {
    if (!this.hasBegun) this.begin('text/event-stream');
    this.#response.write('event: weather\nid: 1\ndata: fair\n\n');
  }

  end(rest = ''): void {
    this.#onEnd();
    this.#response.end(rest);
  }

  /** The connection breaks. */
  breakOff(): void {
    this.#onEnd();
    this.#response.destroy();
  }
}

/** Stands in for the server where a test wants to say itself when and how calls are answered. */
export interface StandIn<Name extends string> {
  /** Waits until the page waits for exactly one of these calls. */
  readonly one: (...names: readonly Name[]) => Promise<Call>;
  /** Waits until the page waits for none of these calls. */
  readonly none: (...names: readonly Name[]) => Promise<void>;
}

/**
 * Sends the page's requests that have a name to an HTTP server of the test. They really travel: answers can stream, stall and break,
 * and a request that the page gives up is seen to end.
 */
export const standIn = async <Name extends string>(
  page: Page,
  nameOf: (url: URL) => Name | undefined,
): Promise<StandIn<Name>> => {
  const waiting = new Map<Call, Name>();
  const changes = new Changes();
  const server = createServer({ keepAlive: false }, (request, response) => {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const name = nameOf(url);
    if (name === undefined) throw new Error(`No name for ${url.pathname}`);
    response.shouldKeepAlive = false;
    const take = async (): Promise<void> => {
      const body = await text(request);
      if (response.closed) return;
      const call = new Call(url, request.headers, body, response, () => {
        waiting.delete(call);
        changes.tell();
      });
      waiting.set(call, name);
      changes.tell();
    };
    // A request that breaks off while it is read has been given up by the page.
    take().catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in listens on no port');
  page.once('close', () => {
    server.close();
    server.closeAllConnections();
  });
  await page.route(
    (url) => nameOf(url) !== undefined,
    (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.continue({ url: `http://127.0.0.1:${address.port}${pathname}${search}` });
    },
  );

  const named = (names: readonly Name[]): Call[] =>
    [...waiting].filter(([, name]) => names.includes(name)).map(([call]) => call);
  const until = (names: readonly Name[], count: number): Promise<void> =>
    changes.see(() => named(names).length, count, `${count} of ${names.join(', ')} waits`);
  return {
    async one(...names) {
      await until(names, 1);
      const [call] = named(names);
      if (call === undefined) throw new Error(`None of ${names.join(', ')} waits`);
      return call;
    },
    none: (...names) => until(names, 0),
  };
};
