import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { sharp } from '#server/sharp.ts';
import { limitConcurrency } from '#server/concurrency.ts';
import type { ImageRequest } from './imageRequest.ts';
import type { PortraitLibrary } from './portraitLibrary.ts';
import { singleFlight } from './singleFlight.ts';
import { withProvenance } from './withProvenance.ts';

/** How many pictures are resized at a time: a core, and a thread for files, are left for those that are there already. */
const CONCURRENT = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Looks as the quality that is asked for does in WebP, and takes less. */
const AVIF = { quality: 60, effort: 2, chromaSubsampling: '4:2:0' } as const;
/** To be counted up with every other way of making them. */
const RECIPE = 2;

export interface Resizer {
  /** Name of the resized picture: another version of the original, another size or another sharp give another. Undefined for an unknown key. */
  nameOf(key: string, request: ImageRequest): Promise<string | undefined>;
  /** The resized picture of that name, from the cache or made; undefined when its original was deleted meanwhile. */
  read(key: string, request: ImageRequest, name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

const resize = async (
  original: Uint8Array,
  key: string,
  { width, height, format, quality }: ImageRequest,
): Promise<Uint8Array<ArrayBuffer>> => {
  // Faces are in the upper part of a portrait that is too high.
  const resized = sharp(original).resize(width, height, { fit: 'cover', position: 'top' });
  const image = await withProvenance(resized, key);
  const encoded = format === 'avif' ? image.avif(AVIF) : image.webp({ quality });
  return new Uint8Array(await encoded.toBuffer());
};

export interface ResizerOptions {
  readonly library: Pick<PortraitLibrary, 'storage' | 'resized' | 'ensure'>;
  /** What was made could not be kept, as on a full disk; it is served all the same. */
  readonly onUnkept: (error: unknown) => void;
}

export const createResizer = ({ library, onUnkept }: ResizerOptions): Resizer => {
  const { storage, resized } = library;
  const flight = singleFlight<Uint8Array<ArrayBuffer> | undefined>();
  const turn = limitConcurrency(CONCURRENT);

  const keep = async (key: string, name: string, picture: Uint8Array): Promise<void> => {
    try {
      await resized.write(key, name, picture);
      // Whoever deleted the original meanwhile could not know of this.
      if ((await storage.version(key)) === undefined) await resized.drop(key);
    } catch (error) {
      onUnkept(error);
    }
  };

  return {
    async nameOf(key, { width, height, format, quality }) {
      const version = await library.ensure(key);
      if (version === undefined) return undefined;
      const facts = [key, version, width, height, format, quality, RECIPE, sharp.versions.vips];
      return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
    },
    read: (key, request, name) =>
      flight(name, async () => {
        const file = `${name}.${request.format}`;
        const cached = await resized.read(key, file);
        if (cached !== undefined) return cached;
        const picture = await turn(async () => {
          const original = await storage.read(key);
          return original && resize(original, key, request);
        });
        if (picture !== undefined) await keep(key, file, picture);
        return picture;
      }),
  };
};
