import * as z from 'zod/mini';
import { ICON_CACHE, iconName, iconSvg } from '#contract/icon.ts';

/** Local storage keeps the icons that were last used, the latest first. */
const KEY = 'icons.v1';

/** `until` in milliseconds since 1970. */
const keptIcons = z.array(z.object({ icon: iconName, svg: iconSvg, until: z.number() }));
type KeptIcons = z.infer<typeof keptIcons>;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const read = (store: Store, now: number): KeptIcons => {
  try {
    const kept = keptIcons.parse(JSON.parse(store.getItem(KEY) ?? '[]'));
    return kept.filter(({ until }) => until > now && until <= now + ICON_CACHE.life);
  } catch {
    // Storage is off, or holds what is none of ours.
    return [];
  }
};

const write = (store: Store, icons: KeptIcons): void => {
  try {
    store.setItem(KEY, JSON.stringify(icons.slice(0, ICON_CACHE.entries)));
  } catch {
    // Nothing depends on it.
  }
};

/** The drawing that is kept of an icon, which is the last used from now on; `null` without one. */
export const readIcon = (icon: string, store: Store, now: number): string | null => {
  const kept = read(store, now);
  const found = kept.find((entry) => entry.icon === icon);
  if (found === undefined) return null;
  if (found !== kept[0]) write(store, [found, ...kept.filter((entry) => entry !== found)]);
  return found.svg;
};

export const writeIcon = (icon: string, svg: string, store: Store, now: number): void => {
  const others = read(store, now).filter((entry) => entry.icon !== icon);
  write(store, [{ icon, svg, until: now + ICON_CACHE.life }, ...others]);
};
