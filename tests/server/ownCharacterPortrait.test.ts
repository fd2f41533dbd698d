import { randomUUID } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { characterProfile } from '#contract/characterProfile.ts';
import { imageUrl } from '#contract/image.ts';
import { ugcDetail } from '#contract/ownCharacter.ts';
import { ugcPortrait } from '#contract/portrait.ts';
import { ownGalleryKeys, ownPortraitKey } from '#server/features/media/portraits.ts';
import { sharp } from '#server/sharp.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { Maker } from './support/maker.ts';
import { allows, flags, startModerationServer } from './support/moderationServer.ts';
import { conflict, notFound, wrong } from './support/talker.ts';
import { placeOn, startTestServer, type TestServer } from './support/testServer.ts';

const forbidden = { status: 403, errNo: 1003, data: null };
const flat = (width: number, height: number, background = '#2060c0') =>
  sharp({ create: { width, height, channels: 3, background } });
const pngOf = async (picture = flat(400, 600)): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await picture.png().toBuffer());

describeOnDatabases('[N-29] the portrait of an own character', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(await placeOn(kind));
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
  });
  const join = () => Maker.join(server);
  const isKept = (key: string) =>
    access(joinPath(server.dataDir, 'media', key)).then(
      () => true,
      () => false,
    );
  const portraitOf = async ({ visitor }: Maker, characterId: string) => {
    const { data } = await visitor.get('/api/character/detail', { characterId });
    return characterProfile.parse(data);
  };

  it('can be another picture, and the old ones go', async () => {
    const maker = await join();
    const characterId = await maker.make();
    const { gallery } = await portraitOf(maker, characterId);
    expect(gallery).toEqual(ownGalleryKeys(characterId));
    const { data } = await maker.changePortrait(characterId, await pngOf(flat(400, 300)));
    const { character, isCropped } = ugcPortrait.response.parse(data);
    expect(isCropped).toBe(true);
    const { portrait } = character;
    expect(portrait).not.toBe(ownPortraitKey(characterId));
    expect(await portraitOf(maker, characterId)).toMatchObject({ portrait, gallery: [] });
    const response = await maker.visitor.fetch(imageUrl(portrait, 768));
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect({ width, height }).toEqual({ width: 768, height: 1152 });
    for (const key of [ownPortraitKey(characterId), ...gallery]) await expect.poll(() => isKept(key)).toBe(false);
    const { data: detail } = await maker.visitor.get('/api/character/ugc/detail', { characterId });
    expect(ugcDetail.response.parse(detail).draft.appearance).toBeNull();

    await maker.changePortrait(characterId, await pngOf(flat(400, 600, '#c06020')));
    await expect.poll(() => isKept(portrait)).toBe(false);
    const { portrait: last } = await portraitOf(maker, characterId);
    await maker.remove(characterId);
    await expect.poll(() => isKept(last)).toBe(false);
  });

  it('changes once an intent', async () => {
    const maker = await join();
    const characterId = await maker.make();
    const key = randomUUID();
    const changed = await maker.changePortrait(characterId, await pngOf(), key);
    expect(changed).toMatchObject({ errNo: 0 });
    expect(await maker.changePortrait(characterId, await pngOf(), key)).toEqual(changed);
    expect(await maker.changePortrait(characterId, await pngOf(flat(4, 6)), key)).toEqual(conflict);
  });

  it('is judged, and changes nothing where it is refused', async () => {
    await using judge = await startModerationServer(allows, flags('data:image/webp;base64,', 'violence'));
    await using strict = await startTestServer({ MODERATION_BASE_URL: judge.baseUrl, ...(await placeOn(kind)) });
    const maker = await Maker.join(strict);
    const characterId = await maker.make();
    expect(await maker.changePortrait(characterId, await pngOf())).toEqual({
      status: 403,
      errNo: 1008,
      data: { fields: [{ path: 'file', reason: 'violence' }] },
    });
    expect(await portraitOf(maker, characterId)).toMatchObject({ portrait: ownPortraitKey(characterId) });
  });

  it('of a public one waits for a review that sees it', async () => {
    const maker = await join();
    const characterId = await maker.make({ visibility: 'public' });
    await maker.seesReview(characterId, 'approved');
    const { data } = await maker.changePortrait(characterId, await pngOf());
    expect(ugcPortrait.response.parse(data).character).toMatchObject({ review: 'pending', isPictureUnseen: true });
  });

  it.each([
    ['nothing', new Uint8Array(0), 'notAPicture'],
    ['words', new TextEncoder().encode('Once upon a time, far away from here'), 'notAPicture'],
    [
      'a drawing',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'notAPicture',
    ],
  ])('is not %s', async (_, file, reason) => {
    const maker = await join();
    const characterId = await maker.make();
    expect(await maker.changePortrait(characterId, file)).toEqual(wrong('file', reason));
  });

  it('is no picture of more pixels than one that can be taken, nor one that is broken', async () => {
    const maker = await join();
    const characterId = await maker.make();
    expect(await maker.changePortrait(characterId, await pngOf(flat(8001, 5000)))).toEqual(
      wrong('file', 'tooManyPixels'),
    );
    const half = (await pngOf(flat(300, 300))).slice(0, 60);
    expect(await maker.changePortrait(characterId, half)).toEqual(wrong('file', 'notAPicture'));
  });

  it('is changed by nobody else, and not before there is one', async () => {
    const [maker, other] = [await join(), await join()];
    const characterId = await maker.make({ visibility: 'unlisted' });
    expect(await other.changePortrait(characterId, await pngOf())).toEqual(forbidden);
    expect(await other.changePortrait(randomUUID(), await pngOf())).toEqual(notFound);
    expect(await maker.changePortrait(await maker.begin(), await pngOf())).toEqual(conflict);
  });
});
