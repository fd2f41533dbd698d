import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { characterDetail, type ExpressionKeys } from '#contract/characterProfile.ts';
import { imageUrl } from '#contract/image.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { sharp } from '#server/sharp.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { cardWithoutLooks } from './support/cardWithoutLooks.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { success } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';
import { Visitor } from './support/visitor.ts';

const [seeded] = seedCharacters;
if (seeded === undefined) throw new Error('The seed has characters');

describeOnDatabases('the portrait in the expression of an answer', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const isKept = (key: string): Promise<boolean> =>
    access(join(server.dataDir, 'media', key)).then(
      () => true,
      () => false,
    );
  const detailOf = async ({ visitor }: Pick<Maker, 'visitor'>, characterId: string) =>
    characterDetail.response.parse((await visitor.get('/api/character/detail', { characterId })).data);
  const keysOf = async (maker: Pick<Maker, 'visitor'>, characterId: string): Promise<ExpressionKeys> => {
    const { expressions } = await detailOf(maker, characterId);
    if (expressions === undefined) throw new Error('There are no expressions');
    return expressions;
  };
  const statusOf = async ({ visitor }: Pick<Maker, 'visitor'>, key: string): Promise<number> =>
    (await visitor.fetch(imageUrl(key, 96))).status;
  const pixelsOf = async ({ visitor }: Pick<Maker, 'visitor'>, key: string) =>
    sharp(await (await visitor.fetch(imageUrl(key, 192))).arrayBuffer())
      .raw()
      .toBuffer();
  const visit = () => ({ visitor: new Visitor(server.origin) });
  const leave = async ({ visitor }: Maker): Promise<void> => {
    const { email } = Object((await visitor.get('/api/user/detail')).data);
    expect(await visitor.post('/api/user/delete', { email, password: passwordDigest('correct horse') })).toMatchObject({
      errNo: 0,
    });
  };

  it('is painted when it is first asked for, and no other with it; it costs nothing, and stays', async () => {
    const maker = await Maker.join(server);
    const characterId = await maker.make();
    const { calm, bright, curious } = await keysOf(maker, characterId);
    expect(calm).toBe((await detailOf(maker, characterId)).portrait);
    const before = await maker.buyer.remaining();
    expect([await isKept(bright), await isKept(curious)]).toEqual([false, false]);
    const first = await Promise.all(Array.from({ length: 3 }, () => statusOf(maker, bright)));
    const etagOf = async () => (await maker.visitor.fetch(imageUrl(bright, 96))).headers.get('etag');
    expect({
      first,
      kept: [await isKept(bright), await isKept(curious)],
      isSame: (await etagOf()) === (await etagOf()),
      after: await maker.buyer.remaining(),
    }).toEqual({ first: [200, 200, 200], kept: [true, false], isSame: true, after: before });
  });

  it('is of the companions that Liora comes with, for everybody, and shows another face at the same place', async () => {
    const keys = await keysOf(visit(), seeded.characterId);
    const expression = seeded.appearance.expression === 'bright' ? 'calm' : 'bright';
    const shown = await visit().visitor.fetch(imageUrl(keys[expression], 96));
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable']);
    const { portrait } = await detailOf(visit(), seeded.characterId);
    const [one, other] = await Promise.all([pixelsOf(visit(), portrait), pixelsOf(visit(), keys[expression])]);
    const differing = one.filter((value, index) => Math.abs(value - (other[index] ?? 0)) > 40).length;
    expect([differing > 0, differing < one.length / 5]).toEqual([true, true]);
  });

  it('is shown to those who see the portrait alone, and painted for nobody else', async () => {
    const [maker, guest] = [await Maker.join(server), await Maker.join(server)];
    const characterId = await maker.make();
    const { bright, curious, gentle } = await keysOf(maker, characterId);
    const whilePrivate = [await statusOf(guest, bright), await statusOf(visit(), bright), await isKept(bright)];
    const asOwner = await statusOf(maker, bright);
    await maker.update(characterId, { visibility: 'unlisted' });
    const whileUnlisted = [await statusOf(guest, curious), await statusOf(visit(), bright)];
    await guest.visitor.say(characterId, 'Hello');
    await maker.update(characterId, { visibility: 'private' });
    const withGuest = [await statusOf(guest, bright), await statusOf(visit(), bright), await statusOf(visit(), gentle)];
    expect({ whilePrivate, asOwner, whileUnlisted, withGuest, gentle: await isKept(gentle) }).toEqual({
      whilePrivate: [404, 404, false],
      asOwner: 200,
      whileUnlisted: [200, 200],
      withGuest: [200, 404, 404],
      gentle: false,
    });
    expect((await detailOf(guest, characterId)).expressions).toBeUndefined();
  });

  it('is not there for a character whose picture came with its card, nor for a key that nobody gave', async () => {
    const maker = await Maker.join(server);
    const brought = await cardWithoutLooks(maker);
    expect((await detailOf(maker, brought)).expressions).toBeUndefined();
    expect(await statusOf(maker, `characters/${brought}-bright-0123abcd.webp`)).toBe(404);
    const characterId = await maker.make();
    const { bright } = await keysOf(maker, characterId);
    expect(await statusOf(maker, bright.replace(/-[0-9a-f]{8}\.webp$/u, '-0123abcd.webp'))).toBe(404);
  });

  it('goes with the portrait that it follows', async () => {
    const maker = await Maker.join(server);
    const characterId = await maker.make();
    const { bright, curious } = await keysOf(maker, characterId);
    expect(await statusOf(maker, bright)).toBe(200);
    const picture = sharp({ create: { width: 400, height: 600, channels: 3, background: '#2060c0' } });
    expect(await maker.changePortrait(characterId, new Uint8Array(await picture.png().toBuffer()))).toMatchObject({
      errNo: 0,
    });
    await expect.poll(() => isKept(bright)).toBe(false);
    expect([await statusOf(maker, bright), await statusOf(maker, curious), await isKept(curious)]).toEqual([
      404,
      404,
      false,
    ]);
    expect((await detailOf(maker, characterId)).expressions).toBeUndefined();
  });

  it('goes with its character, but not before the last conversation does', async () => {
    const [maker, guest] = [await Maker.join(server), await Maker.join(server)];
    const characterId = await maker.make({ visibility: 'unlisted' });
    const { bright, curious } = await keysOf(guest, characterId);
    expect([await statusOf(guest, bright), await statusOf(guest, curious)]).toEqual([200, 200]);
    await guest.visitor.say(characterId, 'Hello');
    const other = await maker.make();
    const { bright: others } = await keysOf(maker, other);
    expect(await statusOf(maker, others)).toBe(200);
    await maker.remove(characterId);
    await maker.remove(other);
    await expect.poll(() => isKept(others)).toBe(false);
    expect([await statusOf(guest, bright), await isKept(curious), await statusOf(maker, bright)]).toEqual([
      200,
      true,
      404,
    ]);
    expect(await guest.visitor.post('/api/conversation/delete', { characterId })).toEqual(success({}));
    await expect.poll(async () => [await isKept(bright), await isKept(curious)]).toEqual([false, false]);
  });

  it('goes with the account of whoever made it', async () => {
    const maker = await Maker.join(server);
    const characterId = await maker.make();
    const { bright } = await keysOf(maker, characterId);
    expect(await statusOf(maker, bright)).toBe(200);
    await leave(maker);
    await expect.poll(() => isKept(bright)).toBe(false);
  });
});
