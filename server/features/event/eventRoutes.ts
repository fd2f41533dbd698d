import type { Context } from 'hono';
import { errNo } from '#contract/errNo.ts';
import { eventCounts, eventTest, eventTrack } from '#contract/event.ts';
import type { ClientAddress } from '#server/http/clientAddress.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import type { EventService } from './eventService.ts';

/** One transparent pixel. */
const PIXEL = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'));

/** The browser says that its person does not want to be followed: Global Privacy Control, or Do Not Track. */
const isOptedOut = (c: Context): boolean => c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1';

/** An image of ours in a page of somebody else: what happens there is nothing of ours. */
const isFromElsewhere = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

export interface EventRoutesDeps {
  readonly service: EventService;
  readonly addressOf: ClientAddress;
  /** Emails, in lower case, of those who may see what is counted. */
  readonly operators: ReadonlySet<string>;
}

export const eventRoutes = (endpoints: Endpoints, { service, addressOf, operators }: EventRoutesDeps): void => {
  for (const [call, variant] of [
    [eventTrack, 'production'],
    [eventTest, 'test'],
  ] as const)
    endpoints.open(call, async (payload, caller, c) => {
      if (isFromElsewhere(c)) throw new ApiError(errNo.forbidden, 'Cross-site request');
      if (!isOptedOut(c)) await service.record(payload, { variant, accountId: caller?.id, address: addressOf(c) });
      return c.body(PIXEL, 200, { 'Content-Type': 'image/gif' });
    });

  endpoints.member(eventCounts, async ({ variant }, { email }) => {
    if (!operators.has(email)) throw new ApiError(errNo.notFound, 'Page not found: /api/event/counts');
    return service.counts(variant);
  });
};
