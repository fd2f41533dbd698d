import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import type { Liora } from '../app/liora.ts';
import type { RouteHandle } from './AppShell.tsx';
import { guard } from './guard.ts';
import type { Leads } from './leads.ts';
import { type MiddlewareName, middlewareNamed } from './middlewares.ts';

/** The code of a screen. */
export type Lazy = () => Promise<{ Component: ComponentType }>;

/** A screen with its address. */
export interface Screen {
  readonly path: string;
  /** `static` skips the guard with its rules; `open` anyone may see; `signedIn` only who is signed in and set up. */
  readonly access?: 'static' | 'open' | 'signedIn';
  readonly layout?: RouteHandle['layout'];
  /** Named middlewares, after the guard, in their order. */
  readonly middlewares?: readonly MiddlewareName[];
  readonly loader?: LoaderFunction;
  readonly lazy?: Lazy;
}

/** What screens are given by whoever shows them. */
export interface ScreenDeps {
  readonly liora: Liora;
  readonly leads: Leads;
  /** Looks after the code of the screen at `path`. */
  readonly lazily: (path: string, lazy: Lazy) => Lazy;
}

/** The route of a screen. */
export const screenRoute = (
  { liora, leads, lazily }: ScreenDeps,
  { path, access = 'open', layout = 'default', middlewares = [], loader, lazy }: Screen,
): RouteObject => ({
  path,
  handle: { layout } satisfies RouteHandle,
  // The guard comes first: a redirect before it would send the signed-out back to where the redirect began.
  middleware: [
    ...(access === 'static' ? [] : [guard(liora, leads, access === 'signedIn')]),
    ...middlewares.map((name) => middlewareNamed(name)(liora, leads)),
  ],
  ...(loader !== undefined && { loader }),
  ...(lazy !== undefined && { lazy: lazily(path, lazy) }),
});
