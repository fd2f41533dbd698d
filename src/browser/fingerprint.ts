import { hashComponents, loadSources, sources, type UnknownComponents } from '@fingerprintjs/fingerprintjs';
import { bech32 } from 'bech32';
import { BRAND } from './brand.ts';

/** Of what an id is made of; another version gives other ids (spec.md §9). */
const VERSION = '0.1.0';
/** What spec.md §9 names, beside the user agent. The library's other sources are not read: some take long, and one wants HTML that Trusted Types refuse. */
const SOURCES = {
  screenResolution: sources.screenResolution,
  colorDepth: sources.colorDepth,
  plugins: sources.plugins,
  fonts: sources.fonts,
  sessionStorage: sources.sessionStorage,
  localStorage: sources.localStorage,
  indexedDB: sources.indexedDB,
  timezone: sources.timezone,
  languages: sources.languages,
  cookiesEnabled: sources.cookiesEnabled,
  canvas: sources.canvas,
};
const MINUTES = 60;

/** A 128-bit hash in hex as bech32 with the brand before it, then the hours that local time is ahead of UTC: `liora1…2`, `liora1…-3.5`. */
export const clientIdOf = (hash: string, timezoneOffset: number): string => {
  const bytes = Uint8Array.from(hash.match(/[0-9a-f]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
  return `${bech32.encode(BRAND, bech32.toWords(bytes))}${0 - timezoneOffset / MINUTES}`;
};

/** Names this browser by what it is like. Asks no server. */
export const generateClientId = async (): Promise<{ clientId: string }> => {
  const components: UnknownComponents = await loadSources(SOURCES, { cache: {} }, [])();
  const told = (value: string) => ({ value, duration: 0 });
  const hash = hashComponents({ ...components, userAgent: told(navigator.userAgent), version: told(VERSION) });
  return { clientId: clientIdOf(hash, new Date().getTimezoneOffset()) };
};
