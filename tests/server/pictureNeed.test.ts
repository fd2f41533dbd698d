import { expect, it } from 'vitest';
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
});
