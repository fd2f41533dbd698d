import { availableParallelism } from 'node:os';
import type { Appearance } from '#contract/appearance.ts';
import { threadedPainter } from '../../providers/image/threadedPainter.ts';
import type { PortraitPainter } from '../../providers/image/portraitPainter.ts';
import type { MediaStorage } from '../../providers/image/storage/mediaStorage.ts';
import { portraitKey } from '../../seed/seedCharacter.ts';
import { seedCharacters } from '../../seed/seedCharacters.ts';
import { gallerySubject } from './gallery.ts';
import { createResizedCache, type ResizedCache } from './resizedCache.ts';
import { singleFlight } from './singleFlight.ts';

/** Pictures as they are kept, those of seed characters painted when they are first asked for. */
export interface PortraitLibrary {
  /** What is written or removed here loses what was resized of it. */
  readonly storage: MediaStorage;
  readonly resized: ResizedCache;
  readonly painter: PortraitPainter;
  /** Version of the kept picture, painted first if need be; undefined when there is no such picture. */
  ensure(key: string): Promise<string | undefined>;
  /** Removes what was resized of pictures that are gone, and what of it broke off before `time`. */
  tidySizes(time: number): Promise<void>;
}

/** What seed characters look like, by the key of their portrait. The key without its ending is the painter's seed. */
export const seedPortraits: ReadonlyMap<string, { readonly appearance: Appearance; readonly seed: string }> = new Map(
  seedCharacters.map(({ slug, appearance }) => [portraitKey(slug), { appearance, seed: slug }]),
);

const forgetting = (storage: MediaStorage, resized: ResizedCache): MediaStorage => ({
  ...storage,
  async write(key, picture) {
    await storage.write(key, picture);
    await resized.drop(key);
  },
  async remove(key) {
    await storage.remove(key);
    await resized.drop(key);
  },
});

export interface LibraryOptions {
  /** Holds the pictures as they were made. */
  readonly storage: MediaStorage;
  /** Holds what was resized; may be emptied at any time. */
  readonly cacheDir: string;
  /** Left out: the embedded painter, in threads of its own. */
  readonly painter?: PortraitPainter;
}

const painterThreads = (): number => Math.max(1, Math.min(2, availableParallelism() - 1));

export const createPortraitLibrary = ({
  storage: place,
  cacheDir,
  painter = threadedPainter(painterThreads()),
}: LibraryOptions): PortraitLibrary => {
  const flight = singleFlight<string | undefined>();
  const resized = createResizedCache(cacheDir);
  const storage = forgetting(place, resized);
  const paint = async (key: string): Promise<string | undefined> => {
    const portraitSubject = seedPortraits.get(key) ?? gallerySubject(key);
    if (portraitSubject === undefined) return undefined;
    await storage.write(key, await painter.paint(portraitSubject.appearance, portraitSubject.seed));
    return storage.version(key);
  };
  return {
    storage,
    resized,
    painter,
    ensure: (key) => flight(key, async () => (await storage.version(key)) ?? paint(key)),
    tidySizes: (time) => resized.tidy(time, async (key) => (await storage.version(key)) !== undefined),
  };
};
