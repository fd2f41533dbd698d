import * as z from 'zod/mini';

const overGallery = z.object({ isOverGallery: z.literal(true) });

/** What the history holds of a picture that was opened from the list. */
export const OVER_GALLERY: z.infer<typeof overGallery> = { isOverGallery: true };

export const isOverGallery = (state: unknown): boolean => overGallery.safeParse(state).success;
