/**
 * Where pictures are kept. A key is a path of lower-case words, `portraits/maren-solberg.webp`; others are taken for
 * unknown ones, so that no key leads out of the place.
 */
export interface MediaStorage {
  /** Changes whenever the picture does; undefined when there is none. */
  version(key: string): Promise<string | undefined>;
  /** Undefined when there is no such picture. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Keeps the whole picture or nothing of it, whatever happens in between. */
  write(key: string, picture: Uint8Array): Promise<void>;
  /** Nothing happens when there is no such picture. */
  remove(key: string): Promise<void>;
  /** Removes what writes that broke off before `time` left behind. */
  tidy(time: number): Promise<void>;
  /** Throws when the place is not as it was set up: there is none of that name, or its keys are refused. One that is away for a moment throws nothing. */
  check(): Promise<void>;
}

const WORD = '[a-z0-9]+(?:-[a-z0-9]+)*';
const KEY = new RegExp(`^${WORD}(?:/${WORD}){0,4}\\.webp$`);
const KEY_MAX = 200;

export const isMediaKey = (key: string): boolean => key.length <= KEY_MAX && KEY.test(key);
