import path from 'node:path';

/** The folder of package.json. */
export const ROOT = path.dirname(path.dirname(import.meta.dirname));

export const inRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
