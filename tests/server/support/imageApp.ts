import type { Hono } from 'hono';
import { type ImageOptions, imageRoutes } from '#server/features/media/imageRoutes.ts';
import { createPortraitLibrary } from '#server/features/media/portraitLibrary.ts';
import { folderStorage } from '#server/providers/image/storage/folderStorage.ts';

/** The route of pictures over two folders, for nobody in particular unless `options` say otherwise. */
export const imageApp = (mediaDir: string, cacheDir: string, options: Partial<ImageOptions> = {}): Hono =>
  imageRoutes({
    library: createPortraitLibrary({ storage: folderStorage(mediaDir), cacheDir }),
    callerOf: async () => undefined,
    mayLoad: async () => false,
    opennessOf: async () => 'lasting',
    onUnkept: (error) => {
      throw error;
    },
    ...options,
  });
