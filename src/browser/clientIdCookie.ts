/** 365 days, in seconds (spec.md §9). */
const LIFE = 365 * 24 * 60 * 60;
const NAME = 'cuid';

/** The last two labels of a host name; `undefined` for one without a dot and for an address in numbers, whose cookies are its own. */
export const cookieDomain = (host: string): string | undefined => {
  const labels = host.split('.');
  const isNumeric = host.includes(':') || /^\d+$/.test(labels.at(-1) ?? '');
  return labels.length < 2 || isNumeric ? undefined : labels.slice(-2).join('.');
};

/** What is written to `document.cookie`. */
export const clientIdCookie = (clientId: string, { hostname, protocol }: Pick<Location, 'hostname' | 'protocol'>) => {
  const domain = cookieDomain(hostname);
  return [
    `${NAME}=${encodeURIComponent(clientId)}`,
    'path=/',
    `max-age=${LIFE}`,
    'samesite=lax',
    ...(domain === undefined ? [] : [`domain=${domain}`]),
    ...(protocol === 'https:' ? ['secure'] : []),
  ].join('; ');
};
