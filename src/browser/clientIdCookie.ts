/** 365 days, in seconds (spec.md §9). */
const LIFE = 365 * 24 * 60 * 60;
const NAME = 'cuid';

/** The last two labels of a host name; `undefined` for one without a dot and for an address in numbers, whose cookies are its own. */
export const cookieDomain = (host: string): string | undefined => {
  const labels = host.split('.');
  const isNumeric = host.includes(':') || /^\d+$/.test(labels.at(-1) ?? '');
  return labels.length < 2 || isNumeric ? undefined : labels.slice(-2).join('.');
};

type Place = Pick<Location, 'hostname' | 'protocol'>;

const cookieOf = (value: string, life: number, { hostname, protocol }: Place): string => {
  const domain = cookieDomain(hostname);
  return [
    `${NAME}=${encodeURIComponent(value)}`,
    'path=/',
    `max-age=${life}`,
    'samesite=lax',
    ...(domain === undefined ? [] : [`domain=${domain}`]),
    ...(protocol === 'https:' ? ['secure'] : []),
  ].join('; ');
};

/** What is written to `document.cookie`. */
export const clientIdCookie = (clientId: string, place: Place): string => cookieOf(clientId, LIFE, place);

/** What is written there to be rid of it. */
export const endedClientIdCookie = (place: Place): string => cookieOf('', 0, place);
