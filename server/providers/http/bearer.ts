/** The header that carries a key; none without one, which local servers do not need. */
export const bearer = (apiKey = ''): Readonly<Record<string, string>> =>
  apiKey.trim() === '' ? {} : { authorization: `Bearer ${apiKey.trim()}` };
