import { Hono, type Context } from 'hono';
import { errNo } from '#contract/errNo.ts';
import { answerError } from '#server/http/answerError.ts';
import { ApiError } from '#server/http/apiError.ts';
import { isMediaKey } from '../../providers/image/storage/mediaStorage.ts';
import { readImageRequest } from './imageRequest.ts';
import { createResizer, type ResizerOptions } from './resizer.ts';

/** Whether whoever has the address may see a picture: for good, or not. */
export type Openness = 'lasting' | 'closed';

export interface ImageOptions extends ResizerOptions {
  /** Who asks; undefined without a live session. */
  readonly callerOf: (c: Context) => Promise<{ readonly id: string } | undefined>;
  /** Whether an account may see a picture that only few may. */
  readonly mayLoad: (accountId: string, key: string) => Promise<boolean>;
  /** Of a picture of somebody's own character. */
  readonly opennessOf: (key: string) => Promise<Openness>;
}

const PREFIX = '/images/';
/** Pictures that are for whom `mayLoad` says, as long as they are signed in. */
const isPrivate = (key: string): boolean => /^(?:pictures|chat)\//.test(key);
/** Pictures that may be seen by few: never kept by a cache that others share. */
const isPersonal = (key: string): boolean => key.startsWith('characters/');

const unknownPicture = (c: Context) => answerError(c, new ApiError(errNo.notFound, 'No such picture'));

const isKnownTo = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * `GET /images/<key>?width=&height=&format=&quality=`: a picture at one of the sizes of contract/image.ts. Errors: 1001 for
 * another size, format or quality, 1004 for an unknown key and for a picture that the caller may not see.
 */
export const imageRoutes = ({ callerOf, mayLoad, opennessOf, ...options }: ImageOptions): Hono => {
  const app = new Hono();
  const resizer = createResizer(options);

  const isShownTo = async (c: Context, key: string): Promise<boolean> => {
    const caller = await callerOf(c);
    return caller !== undefined && mayLoad(caller.id, key);
  };
  /** Nobody is asked about the pictures that everybody sees. */
  const openness = async (key: string): Promise<Openness> => {
    if (isPrivate(key)) return 'closed';
    return isPersonal(key) ? opennessOf(key) : 'lasting';
  };
  const cacheHeaders = (c: Context, key: string, open: Openness): void => {
    if (open === 'lasting') {
      c.header('Cache-Control', `${isPersonal(key) ? 'private' : 'public'}, max-age=31536000, immutable`);
      return;
    }
    // Asked for anew each time, it ends with the session.
    c.header('Cache-Control', 'private, no-cache');
    c.header('Vary', 'Cookie');
  };

  app.get(`${PREFIX}*`, async (c) => {
    c.header('X-Content-Type-Options', 'nosniff');
    const { pathname, searchParams } = new URL(c.req.url);
    const request = readImageRequest(searchParams);
    if (!('width' in request))
      return answerError(c, new ApiError(errNo.invalidInput, 'Pictures are not made like that', { fields: request }));
    const key = pathname.slice(PREFIX.length);
    if (!isMediaKey(key)) return unknownPicture(c);
    const open = await openness(key);
    if (open === 'closed' && !(await isShownTo(c, key))) return unknownPicture(c);
    const name = await resizer.nameOf(key, request);
    if (name === undefined) return unknownPicture(c);

    const etag = `"${name}"`;
    if (isKnownTo(c.req.header('if-none-match'), etag)) {
      cacheHeaders(c, key, open);
      c.header('ETag', etag);
      return c.body(null, 304);
    }
    const picture = await resizer.read(key, request, name);
    if (picture === undefined) return unknownPicture(c);
    cacheHeaders(c, key, open);
    c.header('ETag', etag);
    c.header('Content-Type', `image/${request.format}`);
    return c.body(picture);
  });
  return app;
};
