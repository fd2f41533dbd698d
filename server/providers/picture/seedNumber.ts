import { createHash } from 'node:crypto';

/** A whole number below 2³² for providers that take numbers. */
export const seedNumber = (seed: string): number => createHash('sha256').update(seed).digest().readUInt32BE();
