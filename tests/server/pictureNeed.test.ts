import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { careCounts } from '#contract/careCounts.ts';
import { pictaskCreate } from '#contract/picture.ts';
import { helpOf } from '#server/features/care/help.ts';
import { wish } from './support/asker.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { usePictures, WELCOME } from './support/usePictures.ts';

describeOnDatabases('[M-12] a wish for a picture', (kind) => {
  const { studio, join } = usePictures(kind);

  it.each([
    ['I took all my pills', 'injury', 'now'],
    ['Ich will nicht mehr leben', 'selfHarm', 'near'],
  ] as const)(
    'that tells of a need is answered with help, before it is stored or costs anything: %s',
    async (prompt, need, urgency) => {
      const asker = await join();
      await asker.visitor.post('/api/user/update', { country: 'AU' });
      const before = studio().requests.length;
      const help = helpOf({ kind: need, urgency, about: 'self', language: 'en', country: 'AU' });
      expect(await asker.ask({ prompt })).toEqual({ status: 403, errNo: 1019, data: { help } });
      expect([await asker.tasks(), await asker.lines(), studio().requests.length - before]).toEqual([[], [], 0]);
      expect(await asker.buyer.remaining()).toEqual({ tokens: WELCOME, held: 0, debt: 0, expiring: [] });
    },
  );

  it('brings the lines of the region of the browser where the account names no country', async () => {
    const { visitor } = await join();
    const headers = { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'en-GB,en;q=0.9' };
    const help = helpOf({ kind: 'injury', urgency: 'now', about: 'self', language: 'en', country: 'GB' });
    expect(await visitor.post(pictaskCreate.path, { ...wish, prompt: 'I took all my pills' }, headers)).toEqual({
      status: 403,
      errNo: 1019,
      data: { help },
    });
  });

  it('is counted where it tells of a need, once an intent', async () => {
    const asker = await join();
    const told = async () =>
      careCounts.response
        .parse((await asker.visitor.get(careCounts.path)).data)
        .years.flatMap(({ kinds }) => kinds.filter((one) => one.kind === 'eating'));
    const prompt = 'I make myself throw up after every meal';
    const key = randomUUID();
    expect(await told()).toEqual([]);
    for (let times = 0; times < 3; times += 1) expect((await asker.ask({ prompt }, key)).errNo).toBe(1019);
    expect(await told()).toEqual([{ kind: 'eating', count: null }]);
    for (let times = 1; times < 9; times += 1) await asker.ask({ prompt });
    expect(await told()).toEqual([{ kind: 'eating', count: null }]);
    await asker.ask({ prompt });
    expect(await told()).toEqual([{ kind: 'eating', count: 10 }]);
    expect(await asker.tasks()).toEqual([]);
  });
});
