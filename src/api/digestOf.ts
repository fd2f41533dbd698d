/** The digest of a password; its code loads when somebody signs in, not with the first screen. */
export const digestOf = async (password: string): Promise<string> =>
  (await import('./passwordDigest.ts')).passwordDigest(password);
