import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardWithoutLooks } from './support/cardWithoutLooks.ts';
import { draft } from './support/drafts.ts';
import { Maker } from './support/maker.ts';
import { startModerationServer } from './support/moderationServer.ts';
import { readPage } from './support/readPage.ts';
import { placeInTurn, startTestServer, type TestServer } from './support/testServer.ts';
import { until } from './support/until.ts';
import { Visitor } from './support/visitor.ts';

const KEY = 'the-operators-own-secret';
const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`anyone:${key}`).toString('base64')}` });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ OPERATOR_KEY: KEY });
});
afterAll(() => server[Symbol.asyncDispose]());

type Asking = Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };

const operator = (path: string, { headers = {}, ...init }: Asking = {}, key = KEY) =>
  new Visitor(server.origin).fetch(`/operator${path}`, { ...init, headers: { ...basic(key), ...headers } });
/** The article of a character on the page. */
const articleOf = async (characterId: string): Promise<string | undefined> =>
  (await (await operator('/reviews')).text()).split('<article>').find((part) => part.includes(characterId));
const stateIn = (article: string | undefined): string => /name="state" value="(\w+)"/.exec(article ?? '')?.[1] ?? '';
const decide = async (characterId: string, state: string, act: string, reason = ''): Promise<string | null> => {
  const body = new URLSearchParams({ characterId, state, act, reason });
  return (await operator('/reviews', { method: 'POST', body })).headers.get('location');
};

it('[CHAR-05] lets nobody in without the key', async () => {
  const bare = await new Visitor(server.origin).fetch('/operator/reviews');
  expect([bare.status, bare.headers.get('www-authenticate')]).toEqual([
    401,
    'Basic realm="Liora operators", charset="UTF-8"',
  ]);
  for (const key of ['', 'wrong', `${KEY}x`, KEY.slice(1)])
    expect((await operator('/reviews', {}, key)).status).toBe(401);
  expect((await operator('/reviews', { method: 'POST', headers: { origin: 'https://evil.example' } })).status).toBe(
    403,
  );
});

it('[CHAR-05] is not there where no key is set up', async () => {
  await using other = await startTestServer();
  expect((await new Visitor(other.origin).fetch('/operator/reviews')).status).toBe(404);
});

it('[CHAR-05] shows what waits with portrait and texts, as text, and approves it', async () => {
  const maker = await Maker.join(server);
  const characterId = await maker.make({ visibility: 'public', tagline: '<script>alert(1)</script>' });
  expect((await maker.list()).map(({ review }) => review)).toEqual(['pending']);
  const page = await operator('/reviews');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  const article = await articleOf(characterId);
  expect(article).toContain(`/operator/reviews/${characterId}/picture`);
  expect(article).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(article).not.toMatch(/<script|style=|onclick/u);
  expect(await decide(characterId, stateIn(article), 'approve')).toBe('/operator/reviews?note=approved');
  expect((await maker.list()).map(({ review }) => review)).toEqual(['approved']);
  expect(await articleOf(characterId)).toBeUndefined();
  expect(await decide(characterId, stateIn(article), 'approve')).toBe('/operator/reviews?note=changed');
});

/** What the server answers to whoever wants to see a character, have its portrait, or talk with it. */
const standingFor = async (visitor: Visitor, characterId: string) => {
  const isSignedIn = visitor.cookies.size > 0;
  const line = { meetingId: randomUUID(), characterId, speechText: 'Hello' };
  const talk = isSignedIn ? await visitor.say(characterId, 'Hello') : await visitor.post('/api/meeting/say', line);
  return {
    page: (await visitor.get('/api/character/detail', { characterId })).errNo,
    portrait: (await visitor.fetch(`/images/characters/${characterId}.webp?width=96`)).status,
    talk: talk.errNo,
  };
};
const open = { page: 0, portrait: 200, talk: 0 };
const missing = { page: 1004, portrait: 404, talk: 1004 };

it('[CHAR-05] what waits is open to nobody but its maker, and to operators to look at', async () => {
  const [maker, guest, stranger] = [await Maker.join(server), await Maker.join(server), new Visitor(server.origin)];
  const characterId = await maker.make({ visibility: 'public' });
  const standings = async () => [
    await standingFor(maker.visitor, characterId),
    await standingFor(guest.visitor, characterId),
    await standingFor(stranger, characterId),
  ];
  const pictureOf = async (id: string) => (await operator(`/reviews/${id}/picture`)).status;
  expect(await standings()).toEqual([open, missing, missing]);
  expect([await pictureOf(characterId), await pictureOf('x'), await pictureOf(randomUUID())]).toEqual([200, 404, 404]);

  await decide(characterId, stateIn(await articleOf(characterId)), 'approve');
  expect(await standings()).toEqual([open, open, open]);
  expect(await pictureOf(characterId)).toBe(404);

  await maker.update(characterId, { description: 'She was changed.', tagline: 'Nobody has read this yet.' });
  const withdrawn = { page: 0, portrait: 200, talk: 1004 };
  expect(await standings()).toEqual([open, withdrawn, missing]);
  expect((await guest.visitor.get('/api/character/detail', { characterId })).data).toMatchObject({
    isGone: true,
    hasConversation: true,
    tagline: draft.tagline,
    description: '',
    greetings: [],
  });
  expect((await guest.visitor.get('/api/chat/history', { characterId })).errNo).toBe(0);

  await decide(characterId, stateIn(await articleOf(characterId)), 'approve');
  expect((await guest.visitor.get('/api/character/detail', { characterId })).data).toMatchObject({
    isGone: false,
    tagline: 'Nobody has read this yet.',
  });

  await maker.update(characterId, { description: 'She was changed again.' });
  await maker.update(characterId, { visibility: 'unlisted' });
  expect(await standings()).toEqual([open, open, open]);
});

it('[CHAR-05] refuses with a reason that whoever made it sees, until it is changed', async () => {
  const maker = await Maker.join(server);
  const characterId = await maker.make({ visibility: 'public' });
  const state = stateIn(await articleOf(characterId));
  expect(await decide(characterId, state, 'refuse')).toBe('/operator/reviews?note=reason');
  expect(await decide(characterId, state, 'refuse', 'Too short.')).toBe('/operator/reviews?note=refused');
  expect(await maker.list()).toMatchObject([{ review: 'refused', reviewReason: 'Too short.' }]);
  await maker.update(characterId, { tagline: 'Longer than before.' });
  const [again] = await maker.list();
  expect(again).toMatchObject({ review: 'pending' });
  expect(again).not.toHaveProperty('reviewReason');
});

it('[CHAR-05] approves nothing that was changed since it was shown', async () => {
  const maker = await Maker.join(server);
  const characterId = await maker.make({ visibility: 'public' });
  const state = stateIn(await articleOf(characterId));
  await maker.update(characterId, { tagline: 'Quite another one.' });
  expect(await decide(characterId, state, 'approve')).toBe('/operator/reviews?note=changed');
  expect((await maker.list()).map(({ review }) => review)).toEqual(['pending']);
});

it.each(['', 'characterId=x', 'characterId=00000000-0000-4000-8000-000000000000&state=x&act=delete&reason='])(
  '[CHAR-05] refuses the form %s',
  async (body) => {
    expect(await readPage(await operator('/reviews', { method: 'POST', body: new URLSearchParams(body) }))).toEqual({
      status: 400,
      heading: 'Unknown form',
      says: ['<a href="/operator/reviews">Back to companions</a>'],
      links: [
        ['Companions to review', '/operator/reviews'],
        ['Reports', '/operator/reports'],
        ['Payment events', '/operator/payments'],
        ['Back to companions', '/operator/reviews'],
      ],
      buttons: [],
    });
  },
);

it('[CHAR-05] a character of nobody is told as changed', async () => {
  expect(await decide('00000000-0000-4000-8000-000000000000', 'x', 'approve')).toBe('/operator/reviews?note=changed');
});

it('a picture that came with a card waits for an operator, or for a server that sees it, also one that is set up later', async () => {
  const sees = async ({ origin }: TestServer, characterId: string): Promise<boolean> =>
    JSON.stringify(await new Visitor(origin).get('/api/character/explore', { origin: 'ugc' })).includes(characterId);
  const place = await placeInTurn();
  await using blind = await startTestServer(place);
  const maker = await Maker.join(blind);
  const [first, second] = [await cardWithoutLooks(maker), await cardWithoutLooks(maker)];
  for (const characterId of [first, second])
    expect(await maker.update(characterId, { visibility: 'public' })).toMatchObject({
      data: { isPictureUnseen: true },
    });
  await blind.close();

  const watched = await startTestServer({ ...place, OPERATOR_KEY: KEY });
  const page = new Visitor(watched.origin);
  const shown = await (await page.fetch('/operator/reviews', { headers: basic(KEY) })).text();
  const article = shown.split('<article>').find((part) => part.includes(first));
  const body = new URLSearchParams({ characterId: first, state: stateIn(article), act: 'approve', reason: '' });
  await page.fetch('/operator/reviews', { method: 'POST', body, headers: basic(KEY) });
  expect([await sees(watched, first), await sees(watched, second)]).toEqual([true, false]);
  await watched.close();

  await using judge = await startModerationServer();
  const seeing = await startTestServer({ ...place, MODERATION_BASE_URL: judge.baseUrl });
  await until(async () => ((await sees(seeing, second)) ? true : undefined));
  expect(
    judge.requests.flatMap(({ body: { input } }) => input).filter((piece) => typeof piece !== 'string'),
  ).toHaveLength(1);
  await seeing.close();
});

it('[CHAR-05] one whose texts hint at youth waits for an operator, and is its maker’s as before', async () => {
  const sees = async ({ origin }: TestServer, characterId: string): Promise<boolean> =>
    JSON.stringify(await new Visitor(origin).get('/api/character/explore', { origin: 'ugc' })).includes(characterId);
  const place = await placeInTurn();
  await using judge = await startModerationServer();
  const alone = await startTestServer({ ...place, MODERATION_BASE_URL: judge.baseUrl });
  const maker = await Maker.join(alone);
  const unsure = await maker.make({
    visibility: 'public',
    age: 22,
    description: 'Nora just turned 18 and likes the sea.',
  });
  const sure = await maker.make({ visibility: 'public', tagline: 'Keeps a lighthouse.' });
  // Reviews come one after the other.
  await maker.seesReview(sure, 'approved');
  const waits = { status: 'ready', visibility: 'public', review: 'pending', isAgeUnsure: true };
  expect((await maker.list()).find(({ characterId }) => characterId === unsure)).toMatchObject(waits);
  expect([await sees(alone, unsure), await sees(alone, sure)]).toEqual([false, true]);
  expect((await maker.visitor.get('/api/character/detail', { characterId: unsure })).errNo).toBe(0);
  const grown = await maker.update(unsure, { description: 'Nora likes the sea.' });
  expect(grown.data).not.toHaveProperty('isAgeUnsure');
  await maker.seesReview(unsure, 'approved');
  expect((await maker.update(unsure, { personality: 'She still lives with her parents.' })).data).toMatchObject(waits);
  await alone.close();

  await using watched = await startTestServer({ ...place, OPERATOR_KEY: KEY });
  const page = new Visitor(watched.origin);
  const shown = await (await page.fetch('/operator/reviews', { headers: basic(KEY) })).text();
  const article = shown.split('<article>').find((part) => part.includes(unsure));
  expect(article).toContain('It isn’t certain that this is an adult.');
  const body = new URLSearchParams({ characterId: unsure, state: stateIn(article), act: 'approve', reason: '' });
  await page.fetch('/operator/reviews', { method: 'POST', body, headers: basic(KEY) });
  expect(await sees(watched, unsure)).toBe(true);
});

it('[CHAR-05] one whose texts hint at youth waits for an operator too where only its address leads to it', async () => {
  const [maker, guest] = [await Maker.join(server), await Maker.join(server)];
  const characterId = await maker.make({
    visibility: 'unlisted',
    description: 'Nora just turned 18 and likes the sea.',
  });
  const seen = async () => ({
    review: (await maker.list()).map(({ review }) => review),
    guest: (await guest.visitor.get('/api/character/detail', { characterId })).errNo,
  });
  expect(await seen()).toEqual({ review: ['pending'], guest: 1004 });
  await decide(characterId, stateIn(await articleOf(characterId)), 'approve');
  expect(await seen()).toEqual({ review: ['approved'], guest: 0 });
  await maker.update(characterId, { personality: 'She still lives with her parents.' });
  expect((await seen()).review).toEqual(['pending']);
  await maker.update(characterId, { description: 'Nora likes the sea.', personality: 'Calm.' });
  expect(await seen()).toEqual({ review: ['none'], guest: 0 });
});

it('[CHAR-05] guesses are limited', async () => {
  await using strict = await startTestServer({ OPERATOR_KEY: KEY, RATE_LIMITS: 'on' });
  const guess = (key: string) => new Visitor(strict.origin).fetch('/operator/reviews', { headers: basic(key) });
  for (let number = 0; number < 20; number += 1) expect((await guess(`guess ${number}`)).status).toBe(401);
  expect((await guess('one more')).status).toBe(429);
  expect((await guess(KEY)).status).toBe(200);
});
