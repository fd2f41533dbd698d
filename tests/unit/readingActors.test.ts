import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { errNo, httpStatus } from '#contract/errNo.ts';
import { ledgerActors } from '#src/actors/billingActors.ts';
import { galleryActors } from '#src/actors/galleryActors.ts';
import { pictureTaskActors } from '#src/actors/pictureTaskActors.ts';
import { createApi } from '#src/api/api.ts';
import { ApiClient } from '#src/api/client.ts';
import { mira, options, taskId } from '#tests/flows/pictureTask/model.ts';

let asked: (string | undefined)[] = [];
let refusal: keyof typeof httpStatus = errNo.forbidden;
let origin = '';

const DATA: Readonly<Record<string, unknown>> = {
  '/api/tokens/ledger': { lines: [], hasMore: false },
  '/api/pictask/gallery': { pictures: [], nextCursor: null },
  '/api/pictask/options': options,
  '/api/pictask/character/recommend': { characters: [mira] },
  '/api/pictask/list': { tasks: [] },
};

/** A real server that notes what it is asked for, and refuses what it has nothing for. */
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const data = DATA[new URL(url, origin).pathname];
  const [status, code] = data === undefined ? [httpStatus[refusal], refusal] : [200, errNo.success];
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ errNo: code, data: data ?? null, message: '' }));
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
const api = () => ({ ...createApi(() => undefined), client: new ApiClient(() => undefined, origin) });

describe('what is asked for page by page', () => {
  it('[PIC-02] goes on with the pictures of the same companion', async () => {
    const { loadPage } = galleryActors(api());
    await toPromise(createActor(loadPage, { input: { characterId: 'mira', soughtId: null, cursor: 'next' } }).start());
    expect(asked).toEqual(['/api/pictask/gallery?characterId=mira&cursor=next']);
  });

  it('[BUY-02] goes on with the lines of the ledger before the last', async () => {
    await toPromise(createActor(ledgerActors(api()).loadOlder, { input: { before: 3 } }).start());
    expect(asked).toEqual(['/api/tokens/ledger?before=3']);
  });
});

describe('[PIC-01] the studio at the address of a task', () => {
  const load = () => toPromise(createActor(pictureTaskActors(api()).loadStudio, { input }).start());
  const input = { characterId: null, taskId };

  it.each([
    ['is somebody else’s', errNo.forbidden],
    ['is not there', errNo.notFound],
  ] as const)('opens without it where it %s', async (_, code) => {
    refusal = code;
    expect(await load()).toEqual({ options, characters: [mira], task: null, tasks: [] });
  });

  it('says so where nobody is signed in any more', async () => {
    refusal = errNo.notSignedIn;
    await expect(load()).rejects.toMatchObject({ name: 'ApiFailure', errNo: errNo.notSignedIn });
  });
});
