import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod';
import { type Report, reportList, type ReportList } from '#contract/report.ts';
import { Asker } from './asker.ts';
import { Maker } from './maker.ts';
import { readTables, type Tables } from './tables.ts';
import { placeOn, startTestServer, type TestServer } from './testServer.ts';
import type { Answer } from './visitor.ts';
import { Visitor } from './visitor.ts';
import { characterDetail } from '#contract/characterProfile.ts';

const judged = z.object({ texts: z.array(z.unknown()) });
const KEY = 'the-operators-own-secret';
const OPERATOR = 'olga';
const authorization = `Basic ${Buffer.from(`${OPERATOR}:${KEY}`).toString('base64')}`;

/** A server on PostgreSQL with an operator, who is called Olga, for the tests of a file. `begin` gives further variables of its environment. */
export const useReportRoom = (begin = (): Promise<Readonly<Record<string, string>>> => Promise.resolve({})) => {
  let opened: { readonly server: TestServer; readonly url: string } | undefined;
  beforeAll(async () => {
    const place = await placeOn('postgresql');
    const variables = { ...place, ...(await begin()), OPERATOR_KEY: KEY };
    opened = { server: await startTestServer(variables), url: place['DATABASE_URL'] ?? '' };
  });
  afterAll(() => opened?.server[Symbol.asyncDispose]());
  const current = () => {
    if (opened === undefined) throw new Error('The server starts before the tests');
    return opened;
  };

  const operator = (path: string, init: RequestInit = {}) =>
    new Visitor(current().server.origin).fetch(`/operator${path}`, { ...init, headers: { authorization } });

  /** What stands on the operators' page about reports with these words. */
  const articleOf = async (words: string): Promise<string> =>
    (await (await operator('/reports')).text()).split('<article>').find((part) => part.includes(words)) ?? '';

  const valueIn = (article: string, name: string): string =>
    new RegExp(`name="${name}" value="([\\w-]+)"`, 'u').exec(article)?.[1] ?? '';

  return {
    server: () => current().server,
    url: () => current().url,
    tables: (): Promise<Tables> => readTables(current().url),
    operator,
    articleOf,
    /** What is kept of a report to judge it by. */
    reportText: async (reportId: string | undefined) => {
      const row = (await readTables(current().url))['reports']?.find(({ id }) => id === reportId);
      const { texts } = judged.parse(row?.['snapshot']);
      return { texts, content: row?.['content'], image: row?.['image'], appeal: row?.['appeal_content'] };
    },
    joinMaker: () => Maker.join(current().server),
    joinAsker: () => Asker.join(current().server),
    join: async (): Promise<Visitor> => {
      const visitor = new Visitor(current().server.origin);
      await visitor.join();
      return visitor;
    },
    /** An operator decides what stands there with these words; gives the note that comes. */
    decide: async (words: string, act: 'dismiss' | 'uphold', reason: string, shown?: string): Promise<string> => {
      const article = shown ?? (await articleOf(words));
      const body = new URLSearchParams({
        reportId: valueIn(article, 'reportId'),
        state: valueIn(article, 'state'),
        act,
        reason,
      });
      const answer = await operator('/reports', { method: 'POST', body });
      return answer.headers.get('location')?.split('note=')[1] ?? '';
    },
    /** An operator approves what a maker wants public. */
    approve: async (characterId: string): Promise<void> => {
      const page = await (await operator('/reviews')).text();
      const article = page.split('<article>').find((part) => part.includes(characterId)) ?? '';
      const body = new URLSearchParams({ characterId, state: valueIn(article, 'state'), act: 'approve', reason: '' });
      await operator('/reviews', { method: 'POST', body });
    },
  };
};

export const report = (visitor: Visitor, said: Pick<Report, 'kind' | 'targetId'> & Partial<Report>): Promise<Answer> =>
  visitor.post('/api/report/create', { reason: 'other', content: '', ...said });

export const reportsOf = async (visitor: Visitor): Promise<ReportList> =>
  reportList.response.parse((await visitor.get('/api/report/list')).data);

/** Appeals against the latest block. */
export const appeal = async (visitor: Visitor, content: string): Promise<Answer> =>
  visitor.post('/api/report/appeal', { reportId: (await reportsOf(visitor)).blocks[0]?.reportId, content });

/** A character as somebody sees its page. */
export const profileOf = async (visitor: Visitor, characterId: string) =>
  characterDetail.response.parse((await visitor.get('/api/character/detail', { characterId })).data);
