import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sharp } from '#server/sharp.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { paths } from '#src/addresses/paths.ts';
import messages from '../../messages/en.json' with { type: 'json' };

const icon = z.strictObject({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() });
const manifestSchema = z.strictObject({
  id: z.literal('/'),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  lang: z.literal('en'),
  dir: z.literal('ltr'),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  theme_color: z.string(),
  background_color: z.string(),
  categories: z.array(z.string()),
  icons: z.array(icon),
  shortcuts: z.array(z.strictObject({ name: z.string(), url: z.string(), icons: z.array(icon.partial()) })),
});

const ROOT = path.resolve(import.meta.dirname, '../..');
const inPublic = (address: string): string => path.join(ROOT, 'public', address);
const page = await readFile(path.join(ROOT, 'index.html'), 'utf8');
const manifest = manifestSchema.parse(JSON.parse(await readFile(inPublic('manifest.webmanifest'), 'utf8')));

const drawn = async (address: string): Promise<string> => {
  const { width, height, format } = await sharp(inPublic(address)).metadata();
  return `${format} ${width}x${height}`;
};
/** Whether the picture reaches into its corners. */
const isFull = async (address: string): Promise<boolean> => (await sharp(inPublic(address)).stats()).isOpaque;

describe('the manifest', () => {
  it('is what the page points at', () => {
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(page).toContain('<link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />');
  });

  it('says what the page and the catalogue say', () => {
    expect(manifest).toMatchObject({ name: messages.brand, short_name: messages.brand });
    expect(page).toContain(`<meta name="description" content="${manifest.description}" />`);
    expect(page).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
    expect(manifest.background_color).toBe(manifest.theme_color);
  });

  it('leads to the chats and to the catalogue', () => {
    expect(manifest.shortcuts.map(({ name, url }) => ({ name, url }))).toEqual([
      { name: messages.nav_chats, url: paths.conversations() },
      { name: messages.nav_explore, url: paths.home() },
    ]);
  });

  it('has icons that are there, as large as it says', async () => {
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    for (const { src = '', sizes = '' } of icons)
      expect(await drawn(src)).toBe(sizes === 'any' ? 'svg 32x32' : `png ${sizes}`);
    expect(await drawn('icons/apple-touch-180.png')).toBe('png 180x180');
  });

  it('has round icons, and full ones for devices that cut them', async () => {
    const given = [...manifest.icons, { src: '/icons/apple-touch-180.png', purpose: 'maskable' }];
    expect(await Promise.all(given.map(({ src }) => isFull(src)))).toEqual(
      given.map(({ purpose }) => purpose === 'maskable'),
    );
  });
});
