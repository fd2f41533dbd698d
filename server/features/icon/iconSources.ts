import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { ICON_LOOKUP_TIMEOUT, ICON_MAX, iconAddress, plainIcon } from '#contract/icon.ts';
import { readText } from '#server/providers/http/readBody.ts';
import { send } from '#server/providers/http/send.ts';

/** Gives the drawing of an icon; undefined for one that it does not have. */
export type IconSource = (icon: string) => Promise<string | undefined>;

/** The icon service at an address. Throws where it does not answer in time, or with something that is no plain drawing. */
export const iconService =
  (service: string): IconSource =>
  async (icon) => {
    const signal = AbortSignal.timeout(ICON_LOOKUP_TIMEOUT);
    const response = await send({
      method: 'GET',
      url: new URL(iconAddress(service, icon)),
      headers: { accept: 'image/svg+xml' },
      signal,
      timeouts: { connect: ICON_LOOKUP_TIMEOUT, answer: ICON_LOOKUP_TIMEOUT },
    });
    const body = await readText(response, signal, () => ICON_LOOKUP_TIMEOUT, 2 * ICON_MAX);
    return response.statusCode === 200 ? plainIcon(body) : undefined;
  };

/** A set of icons as JSON (https://iconify.design/docs/types/iconify-json.html), of which no alias is turned or mirrored. */
const iconSet = z.object({
  prefix: z.string(),
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
  aliases: z.record(z.string(), z.strictObject({ parent: z.string() })),
});
type IconSet = z.output<typeof iconSet>;

const readSet = async (): Promise<IconSet> => {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json'));
  return iconSet.parse(JSON.parse(await readFile(file, 'utf8')));
};

/** The icons that came with the server, read with the first that is asked for. */
export const ownIcons = (): IconSource => {
  let reading: Promise<IconSet> | undefined;
  return async (icon) => {
    const { prefix, width, height, icons, aliases } = await (reading ??= readSet());
    const [set, name = ''] = icon.split(':');
    const own = Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name;
    const body = Object.hasOwn(icons, own) ? icons[own]?.body : undefined;
    if (set !== prefix || body === undefined) return undefined;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1em" height="1em" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  };
};
