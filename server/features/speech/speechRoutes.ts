import type { Context } from 'hono';
import { chatAudio, chatPlayAudio } from '#contract/chatActs.ts';
import { errNo } from '#contract/errNo.ts';
import { ApiError } from '#server/http/apiError.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import { byteRangeOf } from './byteRange.ts';
import type { SpeechService } from './speechService.ts';

type Found = NonNullable<Awaited<ReturnType<SpeechService['find']>>>;

/** The whole sound or a part of it: Safari plays nothing that cannot be had in parts. */
const sendSound = async (c: Context, { name, size, read }: Found): Promise<Response> => {
  const etag = `"${name.replace(/\.mp3$/, '')}"`;
  c.header('ETag', etag);
  // Kept, but asked about each time: a message can be deleted, and the next person can sign in.
  c.header('Cache-Control', 'private, no-cache');
  c.header('Accept-Ranges', 'bytes');
  if (c.req.header('if-none-match') === etag) return c.body(null, 304);
  const ifRange = c.req.header('if-range');
  const range = ifRange === undefined || ifRange === etag ? byteRangeOf(c.req.header('range'), size) : undefined;
  if (range === null) {
    c.header('Content-Range', `bytes */${size}`);
    return c.body(null, 416);
  }
  c.header('Content-Type', 'audio/mpeg');
  if (range === undefined) return c.body(await read({ start: 0, end: size - 1 }));
  c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return c.body(await read(range), 206);
};

export const speechRoutes = (endpoints: Endpoints, service: SpeechService): void => {
  endpoints.repeatable(chatPlayAudio, ({ characterId, msgId }, caller, key) =>
    service.play(caller, characterId, msgId, key),
  );

  endpoints.member(chatAudio, async (request, caller, c) => {
    const found = await service.find(caller, request);
    if (found === undefined) throw new ApiError(errNo.notFound, 'No such sound');
    return sendSound(c, found);
  });
};
