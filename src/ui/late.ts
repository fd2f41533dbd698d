import { type ComponentType, lazy } from 'react';

/** Resolves with whether the page goes, to load itself anew. */
type Mend = () => Promise<boolean>;

/** For a page that is about to go: nothing more is drawn. */
export const never = new Promise<never>(() => undefined);

let mend: Mend = () => Promise.resolve(false);

/** From now on, that is asked where a part of the page cannot be loaded. */
export const mendLateBy = (by: Mend): void => {
  mend = by;
};

/** Has that asked where what a press needs cannot be loaded. Resolves with whether the page goes. */
export const mendLate: Mend = () => mend();

/** A part of the page that loads when it is first drawn. */
export const late = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    try {
      return await load();
    } catch (error) {
      if (await mend()) return never;
      throw error;
    }
  });
