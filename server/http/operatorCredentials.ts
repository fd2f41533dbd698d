import type { Context } from 'hono';

const NAME_MAX = 100;

/** What somebody comes in with at the operators' door, by HTTP Basic; both empty without it. */
export const credentialsOf = (c: Context): { readonly name: string; readonly password: string } => {
  const [scheme = '', credentials = ''] = (c.req.header('authorization') ?? '').split(' ');
  if (scheme.toLowerCase() !== 'basic') return { name: '', password: '' };
  const pair = Buffer.from(credentials, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return { name: pair.slice(0, Math.max(colon, 0)).slice(0, NAME_MAX), password: pair.slice(colon + 1) };
};
