import * as z from 'zod/mini';
import { defineCall, type ResponseOf } from './call.ts';

/** Milliseconds that an icon service has to answer. */
export const ICON_LOOKUP_TIMEOUT = 500;
/** What browser and server keep of icons, each for itself: how many, the last used, and for how many milliseconds. */
export const ICON_CACHE = { entries: 50, life: 168 * 60 * 60 * 1000 } as const;
/** Characters of a drawing. */
export const ICON_MAX = 16 * 1024;

/** A set and a name in it, as icon services (https://iconify.design/docs/api/) have them: `lucide:heart`. */
export const iconName = z
  .string()
  .check(z.maxLength(128, { error: 'tooLong' }), z.regex(/^[a-z0-9-]+:[a-z0-9-]+$/, { error: 'badCharacters' }));

const ATTRIBUTES = [
  'clip-rule|cx|cy|d|fill|fill-opacity|fill-rule|height|opacity|points|r|rx|ry|stroke|stroke-dasharray|stroke-dashoffset',
  'stroke-linecap|stroke-linejoin|stroke-miterlimit|stroke-opacity|stroke-width|transform|viewBox|width|x|x1|x2|y|y1|y2',
].join('|');
/** Values have neither colon nor slash, so that they lead nowhere. */
const attributes = `(?:\\s+(?:xmlns="http://www\\.w3\\.org/2000/svg"|(?:${ATTRIBUTES})="[\\w\\s.,#%()+-]*"))*\\s*`;
const shape = '(?:circle|ellipse|g|line|path|polygon|polyline|rect)';
const PLAIN_SVG = new RegExp(`^<svg${attributes}>(?:\\s|<${shape}${attributes}/?>|</${shape}>)*</svg>$`);

/** A drawing of shapes alone: nothing in it runs, loads, or is styled. */
export const iconSvg = z.string().check(z.maxLength(ICON_MAX), z.regex(PLAIN_SVG));

/** The drawing that a service sent, without its comments. Throws where it is not `iconSvg`. */
export const plainIcon = (sent: string): string =>
  iconSvg.parse(
    sent
      .slice(0, 2 * ICON_MAX)
      .replace(/<!--.*?-->/gs, '')
      .trim(),
  );

/** Where a service that speaks the Iconify API, at the address `service`, has the drawing of an icon. */
export const iconAddress = (service: string, icon: string): string =>
  `${service.replace(/\/+$/, '')}/${icon.replace(':', '/')}.svg`;

/** The drawing of an icon that the application does not bring along: of the icon service, else of the server's own set. 1004 for one that neither has. */
export const iconDetail = defineCall({
  method: 'GET',
  path: '/api/icon',
  encoding: 'query',
  access: 'public',
  request: z.object({ icon: iconName }),
  response: z.object({ svg: iconSvg }),
});
export type IconDetail = ResponseOf<typeof iconDetail>;
