import { createHash } from 'node:crypto';

/** In so many days everything that takes turns has had its own. */
export const PARTS = 56;

/** Which of `parts` something belongs to, by its name alone: other names change nothing about it. */
export const partOf = (name: string, parts: number = PARTS): number =>
  createHash('sha256').update(name).digest().readUInt32BE() % parts;

/** Which part has its turn on a day. */
export const partOn = (day: number): number => day % PARTS;

/** Tells, for a day, whether something of a name has its turn. */
export const isDueOn =
  (day: number) =>
  (name: string): boolean =>
    partOf(name) === partOn(day);
