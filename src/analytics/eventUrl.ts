import {
  analyticsCookie,
  clientId,
  type EventQuery,
  eventTest,
  eventTrack,
  type EventVariant,
} from '#contract/event.ts';
import { MAIN_DOMAIN } from '../browser/brand.ts';
import { type Browser, deviceOf } from './device.ts';
import type { EventParams } from './analyticsEvents.ts';

/** An event as it is sent, with its prefix. */
export interface TrackedEvent {
  readonly event: string;
  readonly params: EventParams;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Where and with whom it happened. */
export interface Surroundings {
  readonly hostname: string;
  readonly browser: Browser;
  /** In CSS pixels. */
  readonly screen: { readonly width: number; readonly height: number };
  /** Minutes from local time to UTC. */
  readonly timezoneOffset: number;
  /** As `document.cookie` has them. */
  readonly cookies: string;
  /** `null` where the browser has no name. */
  readonly clientId: string | null;
  /** `null` where nobody is signed in. */
  readonly uid: string | null;
}

/** What happens elsewhere than on the main domain, with `www` or without, is a test. */
export const variantOf = (hostname: string): EventVariant =>
  hostname.replace(/^www\./, '') === MAIN_DOMAIN ? 'production' : 'test';

const calls = { production: eventTrack, test: eventTest } as const;

const cookieNamed = (cookies: string, name: string): string | undefined => {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return analyticsCookie.safeParse(value).data;
};

/** The address that tells of an event, as a path of this site. What has no value is left out. */
export const eventUrl = ({ event, params, time }: TrackedEvent, place: Surroundings): string => {
  const { width, height } = place.screen;
  const query: EventQuery = {
    ...deviceOf(place.browser),
    screen: width > 0 && height > 0 ? `${width}*${height}` : '',
    clientId: clientId.safeParse(place.clientId).data,
    event,
    ga: cookieNamed(place.cookies, '_ga'),
    gid: cookieNamed(place.cookies, '_gid'),
    uid: place.uid ?? '',
    time: new Date(time).toISOString(),
    timezoneOffset: String(place.timezoneOffset),
    source: 'main',
    extData: Object.keys(params).length > 0 ? JSON.stringify(params) : '',
  };
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return `${calls[variantOf(place.hostname)].path}?${new URLSearchParams(pairs)}`;
};
