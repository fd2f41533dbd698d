import { expect, it } from 'vitest';
import { Asker } from './support/asker.ts';
import { describeOnDatabases } from './support/describeOnDatabases.ts';
import { rollFrom } from './support/dice.ts';
import { startStudio } from './support/studio.ts';
import { newPostgresqlUrl } from './support/testDatabase.ts';
import { startTestServer } from './support/testServer.ts';
import { usePictures } from './support/usePictures.ts';

/** Tasks that a process works on at once. */
const AT_ONCE = 2;
const PEOPLE = 6;
const TASKS_MAX = 5;

interface Asked {
  readonly taskId: string;
  readonly name: string;
  readonly person: number;
  /** Those of the person that were asked for before. */
  readonly before: number;
}

/** What is to be begun next: the first in turn of whoever has nothing under way. */
const nextOf = (waiting: readonly Asked[], running: readonly Asked[]): Asked | undefined =>
  waiting.find(({ person }) => running.every((one) => one.person !== person));

describeOnDatabases('the order in which pictures are made', (kind) => {
  const { studio, join } = usePictures(kind, { env: { IMAGE_AT_ONCE: String(AT_ONCE) } });

  it.each([1, 2, 3])(
    '[PIC-01] is fair: one of a person after the other, and whoever has many under way lets others go first (%i)',
    async (seed) => {
      const dice = rollFrom(seed);
      const people = await Promise.all(Array.from({ length: PEOPLE }, join));
      const left = people.map(() => 1 + dice.below(TASKS_MAX));
      const asked: Asked[] = [];
      studio().hold();
      while (left.some((count) => count > 0)) {
        const person = dice.below(PEOPLE);
        const asker = people[person];
        if (asker === undefined || left[person] === 0) continue;
        left[person] = (left[person] ?? 0) - 1;
        const before = asked.filter((one) => one.person === person).length;
        const name = `Number ${String.fromCharCode(65 + person)}${before}`;
        asked.push({ taskId: await asker.begin({ prompt: name }), name, person, before });
      }
      const inTurn = asked.toSorted(
        (one, other) => one.before - other.before || asked.indexOf(one) - asked.indexOf(other),
      );
      const heldNames = async (count: number) =>
        new Map((await studio().holds(count)).map((held) => [/^Number \w\d/.exec(held.prompt)?.[0] ?? '', held]));
      const taken = new Set((await heldNames(AT_ONCE)).keys());
      let running = asked.filter(({ name }) => taken.has(name));
      // The first who came were begun before anybody else came.
      const early: Asked[] = [];
      for (const one of asked) if (early.length < AT_ONCE && nextOf([one], early) === one) early.push(one);
      expect(running).toEqual(early);
      const waiting = inTurn.filter((one) => !running.includes(one));
      const places = await Promise.all(
        waiting.map(async ({ taskId, person }) => (await people[person]?.task(taskId))?.place),
      );
      expect(places).toEqual(waiting.map((_, index) => index));

      while (running.length > 0) {
        const done = running[dice.below(running.length)];
        if (done === undefined) break;
        running = running.filter((one) => one !== done);
        (await heldNames(running.length + 1)).get(done.name)?.letGo();
        for (;;) {
          const next = running.length < AT_ONCE ? nextOf(waiting, running) : undefined;
          if (next === undefined) break;
          waiting.splice(waiting.indexOf(next), 1);
          running = [...running, next];
        }
        expect([...(await heldNames(running.length)).keys()].toSorted()).toEqual(
          running.map(({ name }) => name).toSorted(),
        );
        expect(await people[done.person]?.ends(done.taskId)).toMatchObject({ status: 'ready', progress: 100 });
      }
      expect(waiting).toEqual([]);
      studio().letGo();
    },
  );
});

it('[PIC-01] two processes work on one task of a person, and what is cancelled at one ends at the other', async () => {
  await using studio = await startStudio();
  const env = { ...studio.env, DATABASE_URL: await newPostgresqlUrl() };
  await using one = await startTestServer(env);
  await using other = await startTestServer(env);
  const asker = await Asker.join(one);
  const elsewhere = new Asker(asker.visitor.at(other.origin));
  studio.hold();
  const ids = [await asker.begin({ prompt: 'First' }), await elsewhere.begin({ prompt: 'Second' })];
  await studio.holds(1);
  const request = studio.requests.at(-1);
  const statuses = () => Promise.all(ids.map(async (id) => (await elsewhere.task(id)).status));
  expect((await statuses()).toSorted()).toEqual(['making', 'queued']);
  const making = ids[(await statuses()).indexOf('making')] ?? '';
  // One of the two is not where it is made.
  expect(await elsewhere.act('cancel', making)).toMatchObject({ data: { status: 'cancelled' } });
  expect(await request?.hungUp).toBe(true);
  await studio.holds(1);
  expect((await statuses()).toSorted()).toEqual(['cancelled', 'making']);
  const again = studio.requests.at(-1);
  const second = ids.find((id) => id !== making) ?? '';
  expect(await asker.act('cancel', second)).toMatchObject({ data: { status: 'cancelled' } });
  expect(await again?.hungUp).toBe(true);
  expect(await asker.buyer.remaining()).toMatchObject({ tokens: 100, held: 0 });
});
