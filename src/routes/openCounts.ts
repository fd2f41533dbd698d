import type { LoaderFunctionArgs } from 'react-router';
import { errNo } from '#contract/errNo.ts';
import type { EventCounts, EventVariant } from '#contract/event.ts';
import { userOf } from '#machines/session/sessionSelectors.ts';
import { ApiFailure } from '../api/apiFailure.ts';
import { createEventApi } from '../api/eventApi.ts';
import type { Liora } from '../app/liora.ts';
import { untilKnown } from './untilKnown.ts';

const notFound = (): Response => new Response(null, { status: 404 });

/** What the address asks for. Who is no operator finds nothing there, and is not asked to sign in either. */
export const openCounts = async (
  { api, session }: Pick<Liora, 'api' | 'session'>,
  { request }: Pick<LoaderFunctionArgs, 'request'>,
): Promise<{ variant: EventVariant; counts: EventCounts }> => {
  const known = await untilKnown(session);
  if (userOf(known) === null) throw notFound();
  const variant = new URL(request.url).searchParams.get('variant') === 'test' ? 'test' : 'production';
  try {
    return { variant, counts: await createEventApi(api.client).counts(variant, { signal: request.signal }) };
  } catch (error) {
    throw error instanceof ApiFailure && error.errNo === errNo.notFound ? notFound() : error;
  }
};
