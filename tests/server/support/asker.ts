import { randomUUID } from 'node:crypto';
import {
  pictaskCreate,
  pictaskDetail,
  pictaskGallery,
  pictaskList,
  type Picture,
  type PictureTask,
  type PictureWish,
} from '#contract/picture.ts';
import { passwordDigest } from '#src/api/passwordDigest.ts';
import { Buyer } from './buyer.ts';
import type { TestServer } from './testServer.ts';
import { type Answer, Visitor } from './visitor.ts';
import { until } from './until.ts';

/** A wish that the content rules allow. */
export const wish: PictureWish = {
  characterId: null,
  prompt: 'Somebody by the sea',
  style: 'natural',
  mood: null,
  setting: null,
  aspect: '2:3',
  count: 1,
};

const UNDER_WAY: ReadonlySet<PictureTask['status']> = new Set(['queued', 'moderating', 'making']);

/** A member who asks for pictures. Each call is an intent of its own, unless it is given a key. */
export class Asker {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  static async join({ origin }: Pick<TestServer, 'origin'>): Promise<Asker> {
    const visitor = new Visitor(origin);
    await visitor.join();
    return new Asker(visitor);
  }

  get buyer(): Buyer {
    return new Buyer(this.visitor);
  }

  ask(change: Partial<PictureWish> = {}, key: string = randomUUID()): Promise<Answer> {
    return this.visitor.post('/api/pictask/create', { ...wish, ...change }, { 'idempotency-key': key });
  }

  /** Begins a task; gives its id. */
  async begin(change: Partial<PictureWish> = {}): Promise<string> {
    return pictaskCreate.response.parse((await this.ask(change)).data).taskId;
  }

  /** Has pictures made, and waits until they are there. */
  async make(change: Partial<PictureWish> = {}): Promise<PictureTask> {
    return this.ends(await this.begin(change));
  }

  act(act: 'cancel' | 'retry' | 'dismiss', taskId: string, key: string = randomUUID()): Promise<Answer> {
    return this.visitor.post(`/api/pictask/${act}`, { taskId }, { 'idempotency-key': key });
  }

  async task(taskId: string): Promise<PictureTask> {
    return pictaskDetail.response.parse((await this.visitor.get('/api/pictask/detail', { taskId })).data);
  }

  async tasks(): Promise<PictureTask[]> {
    return pictaskList.response.parse((await this.visitor.get('/api/pictask/list')).data).tasks;
  }

  /** Waits until a task is as it should be. */
  sees(taskId: string, isIt: (task: PictureTask) => boolean): Promise<PictureTask> {
    return until(async () => {
      const task = await this.task(taskId);
      return isIt(task) ? task : undefined;
    });
  }

  /** Waits until a task has ended. */
  ends(taskId: string): Promise<PictureTask> {
    return this.sees(taskId, ({ status }) => !UNDER_WAY.has(status));
  }

  async gallery(query: Readonly<Record<string, string | number>> = {}): Promise<{
    readonly pictures: readonly Picture[];
    readonly nextCursor: string | null;
  }> {
    return pictaskGallery.response.parse((await this.visitor.get('/api/pictask/gallery', query)).data);
  }

  /** Deletes the account. */
  async leave(): Promise<void> {
    const { email } = Object((await this.visitor.get('/api/user/detail')).data);
    await this.visitor.post('/api/user/delete', { email, password: passwordDigest('correct horse') });
  }

  /** Kind and change of each line of the ledger, the latest first, without what newcomers get. */
  async lines(): Promise<(readonly [string, number])[]> {
    return (await this.buyer.ledger())
      .filter(({ kind }) => kind !== 'welcome')
      .map(({ kind, change }) => [kind, change]);
  }
}
