const PATH_MAX = 2048;

/** Undoes percent-encoding until nothing is left to undo; `null` when it is broken. */
const decoded = (value: string): string | null => {
  try {
    const once = decodeURIComponent(value);
    return once === value ? value : decoded(once);
  } catch {
    return null;
  }
};

/**
 * True for a path of this site, with or without query and fragment: it cannot lead to another host, however often a
 * browser or router decodes or normalises it.
 */
export const isSitePath = (value: unknown): value is string => {
  if (typeof value !== 'string' || value.length > PATH_MAX || !value.startsWith('/')) return false;
  // oxlint-disable-next-line no-control-regex -- browsers drop tabs and line breaks from addresses
  if (/[\u0000-\u0020\u007f-\u00a0\\]/.test(value)) return false;
  const path = decoded(value.split(/[?#]/, 1)[0] ?? '');
  // oxlint-disable-next-line no-control-regex
  return path !== null && !/\/\/|[\\\u0000-\u001f\u007f-\u009f]/.test(path);
};

/** The part of a site path before query and fragment. */
export const pathnameOf = (path: string): string => path.split(/[?#]/, 1)[0] ?? path;

/** Whether a pathname fits a pattern: the same path, or one below it where the pattern ends in `/*`. */
export const fitsPattern = (pattern: string, pathname: string): boolean =>
  pattern.endsWith('/*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
