const PATH_MAX = 2048;

/**
 * Whether `value` is an address within this site, such as `/ai-girlfriend/1?from=home`: one leading slash that no second slash or
 * backslash follows, plain or encoded (browsers and proxies read both as the start of a host), no backslash at all and no control character.
 */
export const isSitePath = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= PATH_MAX &&
  /^\/(?![/\\]|%2f|%5c)[^\\\p{Cc}]*$/iu.test(value) &&
  value.isWellFormed();
