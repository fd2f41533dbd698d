import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from './root.ts';

/** What the server answers, wherever the page comes from. */
const SERVED = ['/api', '/session', '/images', '/healthz', '/readyz', '/plain.css'];
/** All parts and screens in all states, which no build of the product holds. */
const PARTS = '/dev/parts';
/** What goes on in the flows of a page: a screen of the app itself. */
const FLOWS = '/dev/flows';

/** The page that answers an address below `/dev` which the server does not know. */
const pageOf = (url: string): string | undefined => {
  if (url.startsWith(PARTS)) return '/parts.html';
  return url.startsWith(FLOWS) ? '/index.html' : undefined;
};

export interface DevelopmentSite {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Where the server listens. */
  readonly apiOrigin: string;
  /** Where prepared dependencies are kept; left out: where Vite keeps them. */
  readonly cacheDir?: string;
}

/** What serves the sources with hot reload, and the server behind them, once it is told to listen. */
export const developmentSite = ({ host, port, apiOrigin, cacheDir }: DevelopmentSite): Promise<ViteDevServer> =>
  createServer({
    root: ROOT,
    ...(cacheDir === undefined ? {} : { cacheDir }),
    server: {
      host,
      port,
      strictPort: true,
      proxy: {
        ...Object.fromEntries(SERVED.map((path) => [path, apiOrigin])),
        '/dev': { target: apiOrigin, bypass: ({ url = '' }) => pageOf(url) },
      },
    },
  });
