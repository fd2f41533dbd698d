import { appearance as appearanceSchema } from '#contract/appearance.ts';
import { errNo } from '#contract/errNo.ts';
import { PREVIEW_WIDTH } from '#contract/ownCharacter.ts';
import { singleFlight } from '#server/features/media/singleFlight.ts';
import { ApiError, malformed } from '#server/http/apiError.ts';
import type { PortraitPainter } from '#server/providers/image/portraitPainter.ts';
import { resized } from '#server/features/media/portraits.ts';
import { seedOf } from '#server/features/media/seedOf.ts';

/** Pictures that are kept: those of the short making and some more. */
const KEPT = 100;
/** Pictures that are painted or wait for it: some seconds of work. */
const WAITING_MAX = 48;

const readLooks = (json: string) => {
  try {
    const result = appearanceSchema.safeParse(JSON.parse(json));
    if (result.success) return result.data;
  } catch {
    throw malformed('appearance', 'notJson');
  }
  throw malformed('appearance', 'doesNotFit');
};

/** Small portraits of looks. */
export const createPreview = (painter: PortraitPainter) => {
  const kept = new Map<string, Uint8Array>();
  const flight = singleFlight<Uint8Array>();

  /** `json` is looks as JSON. Throws 1001, or 1006 where too many wait. */
  return async (json: string): Promise<Uint8Array> => {
    const looks = readLooks(json);
    const seed = seedOf(looks);
    const known = kept.get(seed);
    if (known !== undefined) {
      kept.delete(seed);
      kept.set(seed, known);
      return known;
    }
    // Whoever wants what is being painted already adds no work.
    if (!flight.has(seed) && flight.count() >= WAITING_MAX)
      throw new ApiError(errNo.tooManyRequests, 'Too many previews at once', null, 2);
    return flight(seed, async () => {
      const picture = await resized(await painter.paint(looks, seed), PREVIEW_WIDTH);
      kept.set(seed, picture);
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(oldest);
      }
      return picture;
    });
  };
};
export type Preview = ReturnType<typeof createPreview>;
