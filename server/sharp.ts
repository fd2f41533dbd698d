/**
 * How many pictures' worth of threads libvips keeps. Each of the four threads that Node gives it takes at most three
 * at a time: one that computes, two that write.
 */
const THREADS = 16;

// Without a fixed number, libvips ends threads that rested for 15 s, and a picture that is asked for in that moment
// waits until the next one is (vips_threadset_work in libvips 8.18). It reads this once, when it is loaded.
process.env['VIPS_MAX_THREADS'] = String(THREADS);
const { default: sharp } = await import('sharp');

// Every picture is made once and then kept on disk: a cache in memory would only fill it.
sharp.cache(false);
// Several pictures at a time use the cores better than several threads for one.
sharp.concurrency(1);

export { sharp };
export type { Sharp } from 'sharp';
