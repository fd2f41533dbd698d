import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Context } from 'hono';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

interface ClientFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly compressed: Readonly<Record<'br' | 'gzip', Uint8Array<ArrayBuffer> | undefined>>;
}

export type ClientFiles = ReadonlyMap<string, ClientFile>;

const cacheControlFor = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The built client, read into memory once; empty when it was not built. */
export const readClientFiles = async (directory: string): Promise<ClientFiles> => {
  let entries;
  try {
    entries = await readdir(directory, { recursive: true, withFileTypes: true });
  } catch {
    return new Map();
  }
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    contents.set(`/${relative(directory, file).split(sep).join('/')}`, new Uint8Array(await readFile(file)));
  }
  const served = [...contents].filter(([path]) => extname(path) in TYPES && !path.startsWith('/.'));
  return new Map(
    served.map(([path, body]) => [
      path,
      {
        type: TYPES[extname(path)] ?? 'application/octet-stream',
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
        cacheControl: cacheControlFor(path),
        body,
        compressed: { br: contents.get(`${path}.br`), gzip: contents.get(`${path}.gz`) },
      },
    ]),
  );
};

/** Answers with the file, compressed as the browser takes it; 304 when the browser has it. */
export const sendClientFile = (c: Context, file: ClientFile): Response => {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = ENCODINGS.find(({ name }) => file.compressed[name] !== undefined && accepted.includes(name))?.name;
  c.header('ETag', file.etag);
  c.header('Cache-Control', file.cacheControl);
  c.header('Vary', 'Accept-Encoding');
  if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  c.header('Content-Type', file.type);
  const compressed = encoding && file.compressed[encoding];
  if (!compressed) return c.body(file.body);
  c.header('Content-Encoding', encoding);
  return c.body(compressed);
};
