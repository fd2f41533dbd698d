import { randomUUID } from 'node:crypto';
import {
  type CharacterChange,
  characterList,
  type Creation,
  type OwnCharacter,
  ugcCreate,
  ugcStatus,
} from '#contract/ownCharacter.ts';
import { type CharacterDraft, type QuickDraft } from '#contract/characterDraft.ts';
import { draft, quick } from './drafts.ts';
import { Buyer } from './buyer.ts';
import type { TestServer } from './testServer.ts';
import { type Answer, Visitor } from './visitor.ts';
import { until } from './until.ts';

/** A member who makes characters. Each call is an intent of its own, unless it is given a key. */
export class Maker {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  static async join({ origin }: Pick<TestServer, 'origin'>): Promise<Maker> {
    const visitor = new Visitor(origin);
    await visitor.join();
    return new Maker(visitor);
  }

  get buyer(): Buyer {
    return new Buyer(this.visitor);
  }

  ask(change: Partial<CharacterDraft> = {}, key: string = randomUUID()): Promise<Answer> {
    const request = { kind: 'guided', draft: { ...draft, ...change } };
    return this.visitor.post('/api/character/ugc/create', request, { 'idempotency-key': key });
  }

  askQuick(change: Partial<QuickDraft> = {}, key: string = randomUUID()): Promise<Answer> {
    const request = { kind: 'quick', draft: { ...quick, ...change } };
    return this.visitor.post('/api/character/ugc/create', request, { 'idempotency-key': key });
  }

  /** Begins to make a character; gives its id. */
  async begin(change: Partial<CharacterDraft> = {}): Promise<string> {
    return ugcCreate.response.parse((await this.ask(change)).data).characterId;
  }

  /** Makes a character that is ready; gives its id. */
  async make(change: Partial<CharacterDraft> = {}): Promise<string> {
    const id = await this.begin(change);
    await this.sees(id, 'ready');
    return id;
  }

  async status(characterId: string): Promise<Creation> {
    return ugcStatus.response.parse((await this.visitor.get('/api/character/ugc/status', { characterId })).data);
  }

  /** Waits until a character has come to where it should. */
  sees(characterId: string, status: Creation['status']): Promise<Creation> {
    return until(async () => {
      const creation = await this.status(characterId);
      return creation.status === status ? creation : undefined;
    });
  }

  async list(): Promise<OwnCharacter[]> {
    const { data } = await this.visitor.get('/api/character/list', { origin: 'ugc' });
    return characterList.response.parse(data).characters;
  }

  /** Waits until the review of a character has come to where it should. */
  seesReview(characterId: string, review: OwnCharacter['review']): Promise<OwnCharacter> {
    return until(async () =>
      (await this.list()).find((one) => one.characterId === characterId && one.review === review),
    );
  }

  update(characterId: string, change: CharacterChange, key: string = randomUUID()): Promise<Answer> {
    return this.visitor.post('/api/character/ugc/update', { characterId, change }, { 'idempotency-key': key });
  }

  remove(characterId: string, key: string = randomUUID()): Promise<Answer> {
    return this.visitor.post('/api/character/ugc/delete', { characterId }, { 'idempotency-key': key });
  }

  async readLorebook(content: string): Promise<Answer> {
    const body = new FormData();
    body.append('file', new Blob([content]), 'world.json');
    const response = await this.visitor.fetch('/api/character/lorebook/read', { method: 'POST', body });
    const { errNo, data } = Object(await response.json());
    return { status: response.status, errNo, data };
  }

  async changePortrait(
    characterId: string,
    file: Uint8Array<ArrayBuffer>,
    key: string = randomUUID(),
  ): Promise<Answer> {
    const body = new FormData();
    body.append('characterId', characterId);
    body.append('file', new Blob([file]), 'portrait.png');
    const response = await this.visitor.fetch('/api/character/ugc/portrait', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body,
    });
    const { errNo, data } = Object(await response.json());
    return { status: response.status, errNo, data };
  }

  async bring(file: Uint8Array<ArrayBuffer>, key: string = randomUUID(), age?: string): Promise<Answer> {
    const body = new FormData();
    body.append('file', new Blob([file]), 'card.png');
    if (age !== undefined) body.append('age', age);
    const response = await this.visitor.fetch('/api/character/import', {
      method: 'POST',
      headers: { 'idempotency-key': key },
      body,
    });
    const { errNo, data } = Object(await response.json());
    return { status: response.status, errNo, data };
  }
}
