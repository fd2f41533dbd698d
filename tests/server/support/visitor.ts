import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { SESSION_FIELDS } from '#contract/sessionFields.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';

/** What came back: HTTP status and envelope. */
export interface Answer {
  readonly status: number;
  readonly errNo: number;
  readonly data: unknown;
}

const envelope = z.object({ errNo: z.number(), data: z.unknown() });
const outbox = z.array(z.object({ recipient: z.string(), subject: z.string(), text: z.string() }));

/** Somebody with a browser's cookie jar who talks to the server over HTTP. */
export class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** The same person, by the same cookies, at another address of the site. */
  at(origin: string): Visitor {
    const visitor = new Visitor(origin);
    for (const [name, value] of this.#cookies) visitor.#cookies.set(name, value);
    return visitor;
  }

  /** Puts a cookie into the jar, as a script of the page would. */
  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0)
      headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const sent = performance.now();
    const response = await fetch(new URL(path, this.#origin), {
      redirect: 'manual',
      ...init,
      headers,
    }).catch((cause: unknown) => {
      const after = Math.round(performance.now() - sent);
      throw new TypeError(`${init.method ?? 'GET'} ${path} got no answer in ${after} ms`, { cause });
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  async #ask(path: string, init?: RequestInit): Promise<Answer> {
    const response = await this.fetch(path, init);
    return {
      status: response.status,
      ...envelope.parse(await response.json()),
    };
  }

  get(path: string, query: Readonly<Record<string, string | number>> = {}): Promise<Answer> {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return this.#ask(search.size > 0 ? `${path}?${search}` : path);
  }

  /** Each call is an intent of its own, unless `headers` say otherwise. */
  post(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {
      'idempotency-key': randomUUID(),
    },
  ): Promise<Answer> {
    return this.#ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  form(
    path: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.#ask(path, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ...fields, ...SESSION_FIELDS }),
    });
  }

  /** Says something and waits for the whole answer. */
  say(characterId: string, speechText: string, key: string = randomUUID()): Promise<Answer> {
    return this.post('/api/chat/completion', { characterId, speechText }, { 'idempotency-key': key });
  }

  signIn(email: string, password: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.form('/session/pc/emaillogin', { email, password: passwordDigest(password) }, headers);
  }

  requestSignUp(email: string, password: string): Promise<Answer> {
    return this.form('/session/pc/sendemail', {
      tokenType: '600001',
      email,
      password: passwordDigest(password),
      redirect_uri: '/users/redirect',
    });
  }

  /** A browser that has not signed up brings a password. */
  confirm(code: string, password?: string): Promise<Answer> {
    return this.form('/session/pc/emailconfirm', {
      code,
      ...(password !== undefined && { password: passwordDigest(password) }),
    });
  }

  /** Mails to `email`, the latest first. */
  async mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
    const mails = outbox.parse(await (await this.fetch('/dev/outbox.json')).json());
    return mails.filter(({ recipient }) => recipient === email).map(({ subject, text }) => ({ subject, text }));
  }

  /** The code of the latest mail to `email`, as its link has it. */
  async codeFor(email: string): Promise<string> {
    const [mail] = await this.mailsTo(email);
    const code = mail && /[?&]code=([0-9A-Z]{12})/.exec(mail.text)?.[1];
    if (code === undefined) throw new Error(`No mail with a code to ${email}`);
    return code;
  }

  /** The six digits of the latest mail to `email`, as it names them. */
  async digitsFor(email: string): Promise<string> {
    const [mail] = await this.mailsTo(email);
    const digits = mail && /: (\d{3} \d{3})$/m.exec(mail.text)?.[1];
    if (digits === undefined) throw new Error(`No mail with digits to ${email}`);
    return digits;
  }

  /** Goes all the way from sign-up to an account that is set up. */
  async join(email: string = `${randomUUID()}@example.org`, password = 'correct horse'): Promise<string> {
    await this.requestSignUp(email, password);
    await this.confirm(await this.codeFor(email));
    await this.post('/api/user/update', { name: 'Ada', pronoun: 'she/her' });
    await this.post('/api/user/update', { age: 36 });
    return email;
  }
}
