import { fitsPattern, isSitePath, pathnameOf } from '#contract/path.ts';
import type { RouteRule } from '#contract/route.ts';

/** Where a rule leads: to a path of this site, or away from it. */
export type Lead = { kind: 'redirect'; path: string } | { kind: 'leave'; url: string };

/** Where the first rule that fits leads; `null` without one, and when it leads to where the person is going already. */
export const leadOf = (rules: readonly RouteRule[], path: string): Lead | null => {
  const pathname = pathnameOf(path);
  const rule = rules.find((candidate) => fitsPattern(candidate.path, pathname));
  if (rule === undefined) return null;
  if (!isSitePath(rule.redirect))
    return /^https?:\/\//.test(rule.redirect) ? { kind: 'leave', url: rule.redirect } : null;
  return pathnameOf(rule.redirect) === pathname ? null : { kind: 'redirect', path: rule.redirect };
};
