import { expect, it } from 'vitest';
import { Asker } from './support/asker.ts';
import { ends, expectSoundPictures, startMortalStudio } from './support/picturesThroughCrashes.ts';
import { mortalDatabases } from './support/describeOnDatabases.ts';

it.concurrent.each(mortalDatabases)(
  '[PIC-01] a server on %s that is killed or renewed while pictures are made goes on, and what the broken tries wrote is gone',
  { timeout: 180_000 },
  async (kind) => {
    const { server, studio } = await startMortalStudio(kind, 'before');
    await using _ = studio;
    const asker = await Asker.join(server);
    studio.hold();
    const taskId = await asker.begin({ count: 2 });
    const half = async (): Promise<void> => {
      (await studio.holds(1))[0]?.letGo();
      await asker.sees(taskId, ({ progress }) => progress === 50);
      await studio.holds(1);
    };
    await half();
    await server.restart();
    await half();
    await server.renew();
    studio.letGo();
    expect(await asker.ends(taskId)).toMatchObject({ status: 'ready', progress: 100, failure: null });
    expect(studio.prompts().length).toBeGreaterThan(4);
    expect(await asker.lines()).toEqual(ends.ready.lines);
    await expectSoundPictures(server);
  },
);
