import type { ComponentType } from 'react';
import type { MiddlewareFunction } from 'react-router';
import type { ReloadGuard } from '../flows/reloadGuard.ts';
import { never } from '../ui/late.ts';

type Lazy = () => Promise<{ Component: ComponentType }>;

/** Lets a page that is outdated load itself anew in place of the navigation. */
export const reloadBefore =
  (reloads: ReloadGuard): MiddlewareFunction =>
  async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    return (await reloads.begin(pathname + search)) ? never : next();
  };

/** Loads a screen; where that is gone, loads the page anew, at the address that `wanted` tells. */
export const reloadFor =
  (reloads: ReloadGuard, wanted: () => string) =>
  (lazy: Lazy): Lazy =>
  async () => {
    try {
      return await lazy();
    } catch (error) {
      if (await reloads.fail(wanted())) return never;
      throw error;
    }
  };
