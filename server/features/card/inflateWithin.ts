import { promisify } from 'node:util';
import { inflate, inflateRaw } from 'node:zlib';

const inflaters = { zlib: promisify(inflate), raw: promisify(inflateRaw) };

/** What comes out of compressed data. The work ends as soon as it is more than `max` bytes. */
export const inflateWithin = async (
  data: Uint8Array,
  wrapping: keyof typeof inflaters,
  max: number,
): Promise<Uint8Array | 'tooLong' | 'broken'> => {
  try {
    return await inflaters[wrapping](data, { maxOutputLength: Math.max(1, max) });
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLong' : 'broken';
  }
};
