import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Appearance } from '#contract/appearance.ts';
import { threadedPainter } from '../../providers/image/painter/threadedPainter.ts';
import type { PortraitPainter } from '../../providers/image/portraitPainter.ts';
import { folderStorage } from '../../providers/image/storage/folderStorage.ts';
import type { MediaStorage } from '../../providers/image/storage/mediaStorage.ts';
import { portraitKey } from '../../seed/seedCharacter.ts';
import { seedCharacters } from '../../seed/seedCharacters.ts';
import { singleFlight } from './singleFlight.ts';

/** Pictures as they are kept, those of seed characters painted when they are first asked for. */
export interface PortraitLibrary {
  readonly storage: MediaStorage;
  /** Version of the kept picture, painted first if need be; undefined when there is no such picture. */
  ensure(key: string): Promise<string | undefined>;
}

/** What seed characters look like, by the key of their portrait. The key without its ending is the painter's seed. */
export const seedPortraits: ReadonlyMap<string, { readonly appearance: Appearance; readonly seed: string }> = new Map(
  seedCharacters.map(({ slug, appearance }) => [portraitKey(slug), { appearance, seed: slug }]),
);

export const createPortraitLibrary = (storage: MediaStorage, painter: PortraitPainter): PortraitLibrary => {
  const flight = singleFlight<string | undefined>();
  const paint = async (key: string): Promise<string | undefined> => {
    const sitter = seedPortraits.get(key);
    if (sitter === undefined) return undefined;
    await storage.write(key, await painter.paint(sitter.appearance, sitter.seed));
    return storage.version(key);
  };
  return {
    storage,
    ensure: (key) => flight(key, async () => (await storage.version(key)) ?? paint(key)),
  };
};

const libraries = new Map<string, PortraitLibrary>();

/** The library of a folder: one a folder in this process, so that requests and the painting at the start share their work. */
export const libraryOf = (mediaDir: string): PortraitLibrary => {
  const folder = resolve(mediaDir);
  const known = libraries.get(folder);
  if (known !== undefined) return known;
  const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
  const library = createPortraitLibrary(folderStorage(folder), threadedPainter(threads));
  libraries.set(folder, library);
  return library;
};
