import { availableParallelism } from 'node:os';
import { limitConcurrency } from '#server/concurrency.ts';
import { sharp } from '#server/sharp.ts';
import { PICTURE_SIZES } from '#contract/picture.ts';
import { HEIGHT, SQUARE_TOP, WIDTH } from '@liora/painter/canvas.ts';
import { paintingThreads } from '@liora/painter/paintingThreads.ts';
import { orCancelled, throwIfCancelled } from '../cancelled.ts';
import { encodePicture } from '../finishPicture.ts';
import { growing } from '../growing.ts';
import { type PictureProvider, PictureProviderError } from '../pictureProvider.ts';
import { PAINTER_PROVENANCE } from '../provenance.ts';
import { readWish } from '../wish/readWish.ts';
import { toned } from './tone.ts';

/**
 * The embedded painter: it follows the options and as many words of the wish as it knows, and says so by `isDemo`. The same wish and seed
 * give the same picture.
 */
export const painterPictures = (threads = Math.max(1, Math.min(2, availableParallelism() - 1))): PictureProvider => {
  const paint = paintingThreads(limitConcurrency(threads));
  const work = async (request: Parameters<PictureProvider['make']>[0]) => {
    const { aspect } = request.options;
    const { sitting = 0 } = request;
    const { look, weather, style } = readWish(request);
    throwIfCancelled(request.signal);
    const isWide = aspect === '3:2';
    const isSquare = aspect === '1:1';
    const extras = { weather, isWide, isSquare, sitting };
    const pixels = await paint({ appearance: look, seed: request.seed, extras });
    throwIfCancelled(request.signal);
    const painted = isWide ? { width: HEIGHT, height: WIDTH } : { width: WIDTH, height: HEIGHT };
    const image = sharp(pixels, { raw: { ...painted, channels: 4 } }).removeAlpha();
    const { width, height } = PICTURE_SIZES[aspect];
    const part = isSquare
      ? image.extract({ left: 0, top: SQUARE_TOP, width: WIDTH, height: WIDTH }).resize(width, height)
      : image;
    return encodePicture(toned(part, style), aspect, PAINTER_PROVENANCE);
  };

  return {
    name: 'painter',
    isDemo: true,
    async make(request) {
      const progress = growing(request.onProgress);
      throwIfCancelled(request.signal);
      progress.to(0);
      try {
        const picture = await orCancelled(work(request), request.signal);
        progress.done();
        return picture;
      } catch (error) {
        if (error instanceof PictureProviderError) throw error;
        throw new PictureProviderError('brokenOff', 'the painter failed');
      }
    },
  };
};
