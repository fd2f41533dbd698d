import { Hono, type Context } from 'hono';
import { errNo, httpStatus } from '#contract/errNo.ts';
import { isMediaKey } from '../../providers/image/storage/mediaStorage.ts';
import { readImageRequest } from './imageRequest.ts';
import { libraryOf } from './portraitLibrary.ts';
import { createResizer } from './resizer.ts';

export interface ImageOptions {
  /** Holds the pictures as they were made. */
  readonly mediaDir: string;
  /** Holds what was resized; may be emptied at any time. */
  readonly cacheDir: string;
}

const PREFIX = '/images/';

const unknownPicture = (c: Context): Response =>
  c.json({ errNo: errNo.notFound, data: null, message: 'No such picture' }, httpStatus[errNo.notFound]);

const isKnownTo = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;

/**
 * `GET /images/<key>?width=&height=&format=&quality=`: a picture at one of the sizes of `IMAGE_WIDTHS`. Errors: 1001 for
 * another size, format or quality, 1004 for an unknown key.
 */
export const imageRoutes = ({ mediaDir, cacheDir }: ImageOptions): Hono => {
  const app = new Hono();
  const resizer = createResizer(libraryOf(mediaDir), cacheDir);

  app.get(`${PREFIX}*`, async (c) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const request = readImageRequest(searchParams);
    if (!('width' in request))
      return c.json(
        { errNo: errNo.invalidInput, data: { fields: request }, message: 'Pictures are not made like that' },
        httpStatus[errNo.invalidInput],
      );
    const key = pathname.slice(PREFIX.length);
    const name = isMediaKey(key) ? await resizer.nameOf(key, request) : undefined;
    if (name === undefined) return unknownPicture(c);

    const etag = `"${name}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('X-Content-Type-Options', 'nosniff');
    if (isKnownTo(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    const picture = await resizer.read(key, request, name);
    if (picture === undefined) return unknownPicture(c);
    c.header('Content-Type', 'image/webp');
    return c.body(picture);
  });
  return app;
};
