/** The address of a path under a base address, whose query string is kept. */
export const under = (baseUrl: string, path: string, query: Readonly<Record<string, string>> = {}): URL => {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`;
  url.hash = '';
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
};
