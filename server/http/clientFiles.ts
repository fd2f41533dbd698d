import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { LOCALES, pageFile, PSEUDO_LOCALE } from '#contract/locale.ts';

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

export interface ClientFile {
  readonly type: string;
  /** Undefined where a browser keeps nothing. */
  readonly etag: string | undefined;
  readonly cacheControl: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly compressed: Readonly<Record<'br' | 'gzip', Uint8Array<ArrayBuffer> | undefined>>;
}

export type ClientFiles = ReadonlyMap<string, ClientFile>;

const cacheControlFor = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/** The sheet that holds the rules of all screens (scripts/vite/firstStyles.ts). */
export const isWholeSheet = (path: string): boolean => /^\/assets\/(?!first-)[^/]+\.css$/.test(path);

/** What a body is known by. */
export const etagOf = (body: Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/**
 * The built client, read into memory once; empty when it was not built. Synchronously, for it is a thousand small files: read one after the
 * other by promises, they take ten times as long.
 */
export const readClientFiles = (directory: string): ClientFiles => {
  let entries;
  try {
    entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  } catch {
    return new Map();
  }
  const files = new Map<string, string>();
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(directory, file).split(sep).join('/')}`, file);
  }
  const read = (file: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(file));
  const compressed = (path: string): Uint8Array<ArrayBuffer> | undefined => {
    const file = files.get(path);
    return file === undefined ? undefined : read(file);
  };
  const served = [...files].filter(([path]) => extname(path) in TYPES && !path.startsWith('/.'));
  return new Map(
    served.map(([path, file]) => {
      const body = read(file);
      return [
        path,
        {
          type: TYPES[extname(path)] ?? 'application/octet-stream',
          etag: etagOf(body),
          cacheControl: cacheControlFor(path),
          body,
          compressed: { br: compressed(`${path}.br`), gzip: compressed(`${path}.gz`) },
        },
      ];
    }),
  );
};

const QUOTED: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };
const quoted = (value: string): string => value.replace(/[&"<]/g, (char) => QUOTED[char] ?? char);

const PAGES: ReadonlySet<string> = new Set([...LOCALES, PSEUDO_LOCALE].map((locale) => `/${pageFile(locale)}`));

/** The same client, whose page tells something more of the site in every language: `<meta name="…" content="…">`. */
export const withMeta = (files: ClientFiles, name: string, content: string): ClientFiles => {
  const meta = `<meta name="${name}" content="${quoted(content)}">`;
  const told = (page: ClientFile): ClientFile => {
    const html = Buffer.from(page.body).toString('utf8');
    const body = new Uint8Array(Buffer.from(html.replace('</head>', () => `${meta}</head>`)));
    const compressed = { br: new Uint8Array(brotliCompressSync(body)), gzip: new Uint8Array(gzipSync(body)) };
    return { ...page, body, compressed, etag: etagOf(body) };
  };
  return new Map([...files].map(([path, file]) => [path, PAGES.has(path) ? told(file) : file]));
};

/**
 * Answers with the file, compressed as the browser takes it; 304 when the browser has it. `vary` names what else of the
 * request the choice of the file hung on.
 */
export const sendClientFile = (c: Context, file: ClientFile, vary: readonly string[] = []): Response => {
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = ENCODINGS.find(({ name }) => file.compressed[name] !== undefined && accepted.includes(name))?.name;
  if (file.etag !== undefined) c.header('ETag', file.etag);
  c.header('Cache-Control', file.cacheControl);
  c.header('Vary', ['Accept-Encoding', ...vary].join(', '));
  if (file.etag !== undefined && c.req.header('if-none-match') === file.etag) return c.body(null, 304);
  c.header('Content-Type', file.type);
  const compressed = encoding && file.compressed[encoding];
  if (!compressed) return c.body(file.body);
  c.header('Content-Encoding', encoding);
  return c.body(compressed);
};
