import * as z from 'zod';
import type { Visitor } from './visitor.ts';

const authorized = z.object({ authURL: z.url() });

/** Signs in at the embedded issuer with this e-mail, verified. Gives the page of this site that the browser ends on. */
export const signInLocally = async (visitor: Visitor, email: string): Promise<string> => {
  const follow = async (url: URL, init?: RequestInit): Promise<URL> => {
    const response = await visitor.fetch(url.pathname + url.search, init);
    const location = response.headers.get('location');
    if (location === null) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`);
    return new URL(location, url);
  };
  const { data } = await visitor.form('/session/pc/authorize', { oauthType: 'local', state: '/settings' });
  const page = await follow(new URL(authorized.parse(data).authURL));
  const resumed = await follow(page, { method: 'POST', body: new URLSearchParams({ email, verified: 'on' }) });
  const { pathname, search } = await follow(await follow(resumed));
  return pathname + search;
};
