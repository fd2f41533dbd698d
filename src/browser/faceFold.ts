import { readKept, writeKept } from './keptStore.ts';

const KEY = 'faceFolded';

/** Whether the strip with a companion's face was folded away in this browser. */
export const isFaceFolded = (): boolean => readKept(KEY) !== null;

export const foldFace = (isFolded: boolean): void => {
  writeKept(KEY, isFolded ? '1' : null);
};
