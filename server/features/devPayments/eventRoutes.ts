import type { Hono } from 'hono';
import type { ApiDeps } from './apiDeps.ts';
import { renderEvent, renderList } from './render.ts';
import { eventQuery } from './requests.ts';

/** The latest first, as Stripe lists them. */
const listEvents = async (engine: ApiDeps['engine'], query: URLSearchParams) => {
  const wanted = eventQuery.parse({
    from: query.get('created[gte]'),
    to: query.get('created[lte]'),
    limit: query.get('limit') ?? '10',
    after: query.get('starting_after'),
    types: [...query].flatMap(([name, value]) => (name.startsWith('types[') ? [value] : [])),
  });
  const found = (await engine.events()).filter(
    ({ created, type }) => created >= wanted.from && created <= wanted.to && wanted.types.includes(type),
  );
  const start = wanted.after === null ? 0 : found.findIndex(({ id }) => id === wanted.after) + 1;
  const page = found.slice(start, start + wanted.limit);
  return { ...renderList(page.map(renderEvent), '/v1/events'), has_more: start + page.length < found.length };
};

/** What happened. */
export const eventRoutes = (app: Hono, { engine }: Pick<ApiDeps, 'engine'>): void => {
  app.get('/v1/events', async (c) => c.json(await listEvents(engine, new URL(c.req.url).searchParams)));
};
