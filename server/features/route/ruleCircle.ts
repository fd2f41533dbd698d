import { fitsPattern, isSitePath, pathnameOf } from '#contract/path.ts';
import type { RouteRule } from '#contract/route.ts';

/** Where the rules lead on to from a path of this site; undefined where somebody who goes there has arrived. */
const nextOf = (rules: readonly RouteRule[], pathname: string): string | undefined => {
  const redirect = rules.find(({ path }) => fitsPattern(path, pathname))?.redirect;
  if (redirect === undefined || !isSitePath(redirect)) return undefined;
  const next = pathnameOf(redirect);
  return next === pathname ? undefined : next;
};

/** Whether somebody could be led round and round. */
export const hasCircle = (rules: readonly RouteRule[]): boolean =>
  rules.some(({ redirect }) => {
    const seen = new Set<string>();
    let at = isSitePath(redirect) ? pathnameOf(redirect) : undefined;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      at = nextOf(rules, at);
    }
    return at !== undefined;
  });
