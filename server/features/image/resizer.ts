import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { folderStorage } from '../../providers/image/storage/folderStorage.ts';
import type { ImageRequest } from './imageRequest.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import type { PortraitLibrary } from './portraitLibrary.ts';
import { singleFlight } from './singleFlight.ts';

/** How many pictures are resized at a time. */
const CONCURRENT = 2;

// Every picture is resized once and then kept on disk: a cache in memory would only fill it.
sharp.cache(false);

export interface Resizer {
  /** Name of the resized picture: another version of the original, another size or another sharp give another. Undefined for an unknown key. */
  nameOf(key: string, request: ImageRequest): Promise<string | undefined>;
  /** The resized picture of that name, from the cache or made. */
  read(key: string, request: ImageRequest, name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

export const createResizer = (library: PortraitLibrary, cacheDir: string): Resizer => {
  const cache = folderStorage(cacheDir);
  const flight = singleFlight<Uint8Array<ArrayBuffer> | undefined>();
  const turn = limitConcurrency(CONCURRENT);

  const resize = async (
    key: string,
    { width, height, quality }: ImageRequest,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const original = await library.storage.read(key);
    if (original === undefined) return undefined;
    const picture = await sharp(original).resize(width, height, { fit: 'cover' }).webp({ quality }).toBuffer();
    return new Uint8Array(picture);
  };

  return {
    async nameOf(key, request) {
      const version = await library.ensure(key);
      if (version === undefined) return undefined;
      const facts = [key, version, request.width, request.height, request.format, request.quality, sharp.versions.vips];
      return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
    },
    read: (key, request, name) =>
      flight(name, async () => {
        const cacheKey = `${name.slice(0, 2)}/${name}.webp`;
        const cached = await cache.read(cacheKey);
        if (cached !== undefined) return cached;
        const picture = await turn(() => resize(key, request));
        if (picture !== undefined) await cache.write(cacheKey, picture);
        return picture;
      }),
  };
};
