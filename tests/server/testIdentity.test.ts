import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { goingThere, readPage } from './support/readPage.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

/** The pages of the embedded issuer, by whatever way somebody comes to them. */

const authorized = z.object({ authURL: z.url() });
const over = {
  status: 410,
  heading: 'This sign-in is no longer valid',
  says: [
    'It was already completed, took more than ten minutes, or was started in another browser. Please start again from Liora.',
  ],
  links: [['Back to Liora', '/']],
  buttons: [],
};
const unfit = {
  status: 400,
  heading: 'This sign-in can’t continue',
  says: ['It’s no longer valid, or its address is incomplete. Please start again from Liora.'],
  links: [['Back to Liora', '/']],
  buttons: [],
};
const about = 'Stands in for a sign-in service while none is set up. It accepts any details you enter.';
const form = (...says: string[]) => ({
  heading: 'Liora test identity',
  says: [about, ...says],
  links: [],
  buttons: ['Continue', 'Deny'],
});

/** The words of a part of a page. */
const textOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '').trim();

describe('the embedded issuer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const newEmail = () => `${randomUUID()}@example.org`;
  const ask = (visitor: Visitor, path: string, init: RequestInit = {}) =>
    visitor.fetch(path, { ...init, headers: goingThere });
  const send = (visitor: Visitor, path: string, fields: Record<string, string>) =>
    ask(visitor, path, { method: 'POST', body: new URLSearchParams(fields) });
  const ledTo = (response: Response): string => {
    const { pathname, search } = new URL(response.headers.get('location') ?? '', server.origin);
    return pathname + search;
  };
  /** Comes from Liora to the form. */
  const begin = async (): Promise<{ visitor: Visitor; path: string }> => {
    const visitor = new Visitor(server.origin);
    const { data } = await visitor.form('/session/pc/authorize', { oauthType: 'local', state: '/settings' });
    const { pathname, search } = new URL(authorized.parse(data).authURL);
    return { visitor, path: ledTo(await ask(visitor, pathname + search)) };
  };

  it('shows its form, which nobody keeps', async () => {
    const { visitor, path } = await begin();
    const response = await ask(visitor, path);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readPage(response)).toEqual({ status: 200, ...form() });
  });

  it.each([
    ['', 'Enter an email address.'],
    ['  ', 'Enter an email address.'],
    ['ada', 'That isn’t a valid email address.'],
    ['"><b>ada</b>', 'That isn’t a valid email address.'],
  ])('says beside the field what is wrong with "%s", and keeps what was entered', async (email, trouble) => {
    const { visitor, path } = await begin();
    const response = await send(visitor, path, { act: 'continue', email });
    const page = await response.clone().text();
    expect(await readPage(response)).toEqual({ status: 400, ...form(trouble) });
    const kept = email.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    expect(page).toContain(`value="${kept}"`);
    expect(page).toMatch(/aria-invalid="true" aria-describedby="trouble"/);
    expect(page).toMatch(/<p [^>]*id="trouble"/);
    expect(page).not.toMatch(/name="verified" checked/);
    expect((await send(visitor, path, { email: newEmail(), verified: 'on' })).status).toBe(303);
  });

  it.each([
    [
      'de-AT,de;q=0.9',
      'de',
      'Test-Anmeldedienst von Liora',
      'Vertritt einen Anmeldedienst, solange keiner eingerichtet ist. Er nimmt alles an, was du eingibst.',
      ['E-Mail', 'Diese E-Mail-Adresse ist bestätigt'],
      ['Weiter', 'Ablehnen'],
      ['Gib eine E-Mail-Adresse ein.', 'Das ist keine gültige E-Mail-Adresse.'],
      ['Diese Anmeldung gilt nicht mehr', 'Diese Anmeldung kann nicht weitergehen'],
    ],
    [
      'es-ES,es;q=0.9',
      'es',
      'Identidad de prueba de Liora',
      'Hace las veces de un servicio de inicio de sesión mientras no haya ninguno configurado. Acepta cualquier dato que escribas.',
      ['Correo electrónico', 'Este correo está verificado'],
      ['Continuar', 'Denegar'],
      ['Escribe un correo electrónico.', 'Ese correo electrónico no es válido.'],
      ['Este inicio de sesión ya no es válido', 'Este inicio de sesión no puede continuar'],
    ],
  ])('speaks the language of who comes: %s', async (language, locale, heading, note, labels, buttons, faults, ends) => {
    const { visitor, path } = await begin();
    const headers = { ...goingThere, 'accept-language': language };
    const enter = (fields: Record<string, string>) =>
      visitor.fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
    const shown = await visitor.fetch(path, { headers });
    const page = await shown.clone().text();
    expect(page).toContain(`<html lang="${locale}"`);
    expect([...page.matchAll(/<label[^>]*>([^]*?)<\/label\s*>/g)].map(([, words = '']) => textOf(words))).toEqual(
      labels,
    );
    const shows = { heading, links: [], buttons };
    expect(await readPage(shown)).toEqual({ status: 200, ...shows, says: [note] });
    for (const [place, email] of ['', 'ada'].entries())
      expect(await readPage(await enter({ act: 'continue', email }))).toEqual({
        status: 400,
        ...shows,
        says: [note, faults[place]],
      });
    await ask(visitor, ledTo(await enter({ act: 'refuse' })));
    const over = await readPage(await visitor.fetch(path, { headers }));
    const unfit = await readPage(await visitor.fetch('/dev/identity/auth', { headers }));
    expect([over, unfit].map((end) => end.heading)).toEqual(ends);
  });

  it('keeps that the e-mail is verified', async () => {
    const { visitor, path } = await begin();
    const page = await (await send(visitor, path, { email: 'ada', verified: 'on' })).text();
    expect(page).toMatch(/name="verified" checked/);
  });

  it.each([
    ['JSON', { headers: { 'content-type': 'application/json' }, body: '{"email":"ada@example.org"}' }],
    ['broken parts', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--y' }],
    ['parts without a boundary', { headers: { 'content-type': 'multipart/form-data' }, body: '--y' }],
    ['nothing', {}],
  ])('shows the form to whoever sends %s', async (_what, init) => {
    const { visitor, path } = await begin();
    const response = await visitor.fetch(path, { method: 'POST', ...init });
    expect(await readPage(response)).toEqual({ status: 400, ...form('Enter an email address.') });
  });

  it.each([
    ['answered', { act: 'continue', email: 'grace@example.org' }],
    ['refused', { act: 'refuse' }],
  ])('tells who comes back to a sign-in that was %s that it is over', async (_what, fields) => {
    const { visitor, path } = await begin();
    const resumed = ledTo(await send(visitor, path, fields));
    const returned = ledTo(await ask(visitor, resumed));
    expect(returned).toMatch(/^\/session\/pc\/callback\/local\?/);

    expect(await readPage(await ask(visitor, path))).toEqual(over);
    for (const again of [
      fields,
      { act: 'continue', email: '' },
      { act: 'continue', email: newEmail() },
      { act: 'refuse' },
    ])
      expect(await readPage(await send(visitor, path, again))).toEqual(over);
    expect(await readPage(await ask(visitor, resumed))).toEqual(unfit);
  });

  it('tells another browser that it is over', async () => {
    const { path } = await begin();
    const other = new Visitor(server.origin);
    expect(await readPage(await ask(other, path))).toEqual(over);
    expect(await readPage(await send(other, path, { email: newEmail() }))).toEqual(over);
    expect(await readPage(await ask(other, '/dev/identity/interaction/unknown'))).toEqual(over);
  });

  it.each(['/dev/identity/auth', '/dev/identity/auth?client_id=nobody', '/dev/identity/auth/unknown'])(
    'tells that no sign-in goes on at %s, with the headers of other pages',
    async (path) => {
      const visitor = new Visitor(server.origin);
      const response = await ask(visitor, path);
      const usual = await ask(visitor, '/dev/outbox');
      for (const name of ['content-security-policy', 'x-frame-options', 'cache-control'])
        expect(response.headers.get(name)).toBe(usual.headers.get(name));
      expect(await readPage(response)).toEqual(unfit);
    },
  );

  it.each(['/dev/identity', '/dev/identity?a=b', '/dev/identity/', '/dev/identity/nothing', '/dev/identity/token'])(
    'has no page at %s',
    async (path) => {
      const visitor = new Visitor(server.origin);
      expect(await readPage(await ask(visitor, path))).toEqual({
        status: 404,
        heading: 'Page not found',
        says: ['This page doesn’t exist or has been removed.'],
        links: [['Back to Liora', '/']],
        buttons: [],
      });
      expect(await visitor.get(path)).toEqual({ status: 404, errNo: 1004, data: null });
    },
  );

  it('answers programs as OpenID asks it', async () => {
    const response = await fetch(new URL('/dev/identity/token', server.origin), {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'authorization_code' }),
    });
    expect([response.status, Object(await response.json()).error]).toEqual([400, 'invalid_request']);
  });
});
