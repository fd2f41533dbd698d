import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { success } from './support/talker.ts';
import { usePictures } from './support/usePictures.ts';

const KEY = 'a secret of operators';
const authorization = `Basic ${Buffer.from(`operator:${KEY}`).toString('base64')}`;

describeOnDatabases('pictures that operators are told of', (kind) => {
  const { server, join } = usePictures(kind, { env: { OPERATOR_KEY: KEY } });
  const look = (path: string, headers: Readonly<Record<string, string>> = { authorization }) =>
    fetch(new URL(path, server().origin), { headers });

  it('[PIC-02] stand behind their key with what was said and asked for, and no others do', async () => {
    const asker = await join();
    expect(await (await look('/operator/pictures')).text()).toContain('Nothing was reported.');
    const [reported, other] = (await asker.make({ prompt: 'A <b>boat</b>', count: 2 })).pictures;
    const said = { pictureId: reported?.pictureId, reason: 'unwanted', content: 'Where is the <i>boat</i>?' };
    expect(await asker.visitor.post('/api/pictask/picture/report', said)).toEqual(success({}));
    const page = await (await look('/operator/pictures')).text();
    for (const words of ['unwanted', 'Where is the &lt;i&gt;boat&lt;/i&gt;?', 'A &lt;b&gt;boat&lt;/b&gt;'])
      expect(page).toContain(words);
    const statuses = await Promise.all(
      [reported?.pictureId, other?.pictureId, randomUUID(), 'nonsense'].map(
        async (id) => (await look(`/operator/pictures/${id}`)).status,
      ),
    );
    expect(statuses).toEqual([200, 404, 404, 404]);
    const outside = [
      await look('/operator/pictures', {}),
      await look(`/operator/pictures/${reported?.pictureId}`, {}),
    ].map(({ status }) => status);
    expect(outside).toEqual([401, 401]);
  });
});
