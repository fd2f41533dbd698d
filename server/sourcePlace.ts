import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import * as z from 'zod';

/** A place in the file that `npm start` makes of all sources: scripts/lib/bundleServer.ts. */
const BUNDLED = /^(\S+\/main\.mjs):(\d+):(\d+)$/;

const origin = z.object({ fileName: z.string(), lineNumber: z.number(), columnNumber: z.number() });
const maps = new Map<string, SourceMap | undefined>();

const readMap = (file: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')));
  } catch {
    return undefined;
  }
};

/** Read when something goes wrong for the first time: no start waits for it. */
const mapOf = (file: string): SourceMap | undefined => {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
};

/** Where `place`, as a stack tells it (`file:///…:12:5`), is in the sources; `place` itself where it is there already, or nobody can tell. */
export const sourcePlace = (place: string): string => {
  const [, file, line, column] = BUNDLED.exec(place) ?? [];
  if (file === undefined) return place;
  const { data: found } = origin.safeParse(mapOf(file)?.findOrigin(Number(line), Number(column)));
  return found === undefined
    ? place
    : `${new URL(found.fileName, file).href}:${found.lineNumber}:${found.columnNumber}`;
};
