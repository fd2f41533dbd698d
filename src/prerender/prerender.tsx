import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Liora, startLiora } from '../app/liora.ts';
import { routeHandle } from '../routes/AppShell.tsx';
import { LioraContext } from '../routes/LioraContext.ts';
import type { Leads } from '../routes/leads.ts';
import { routesOf } from '../routes/routes.tsx';
import { Shell } from './Shell.tsx';

/** The content security policy allows no style in the HTML itself; scripts set them again. */
const STYLES = / style="[^"]*"/g;
/** The page has its title elsewhere; scripts set it. */
const TITLES = /<title>[^<]*<\/title>/g;

/** Nothing is drawn of an address that leads on. */
const leads: Leads = {
  isArrival: () => true,
  fragmentOf: () => '',
  to: (path) => Response.redirect(new URL(path, window.location.href)),
  away: () => Promise.reject(new Error('Nobody is here who could leave')),
};

const routesFor = (liora: Liora) => routesOf({ liora, leads, first: (_, next) => next(), lazily: (_, lazy) => lazy });

const writable = (html: string): string => html.replaceAll(STYLES, '').replaceAll(TITLES, '');

/**
 * Draws what stands around the screen at `url` before anything is known of who comes, as the HTML inside of `#root`; `null` for an
 * address without a frame.
 */
export const prerenderShell = async (url: string): Promise<string | null> => {
  const liora = await startLiora();
  try {
    const { pathname } = new URL(url);
    const handle = routeHandle.safeParse(matchRoutes(routesFor(liora), pathname)?.at(-1)?.route.handle);
    if (!handle.success) return null;
    return writable(
      renderToString(
        <StrictMode>
          <LioraContext value={liora}>
            <StaticRouter location={pathname}>
              <Shell layout={handle.data.layout} session={liora.session} />
            </StaticRouter>
          </LioraContext>
        </StrictMode>,
      ),
    );
  } finally {
    liora.stop();
  }
};

/**
 * Draws what the page shows at `url` to somebody who is not signed in, as the HTML inside of `#root`; `null` where it leads on.
 * Flows run as in the browser and ask by `fetch`; `untilAnswered` waits until nothing of that is under way.
 */
export const prerender = async (url: string, untilAnswered: () => Promise<void>): Promise<string | null> => {
  const liora = await startLiora();
  const handler = createStaticHandler(routesFor(liora));
  const rendered = (context: StaticHandlerContext): string =>
    renderToString(
      <StrictMode>
        <LioraContext value={liora}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </LioraContext>
      </StrictMode>,
    );
  let drawn: string | null = null;
  try {
    const request = new Request(url);
    await handler.query(request, {
      async generateMiddlewareResponse(query) {
        const context = await query(request);
        if (context instanceof Response) return context;
        await untilAnswered();
        if (context.statusCode === 200) drawn = writable(rendered(context));
        return new Response();
      },
    });
    return drawn;
  } finally {
    liora.stop();
  }
};
