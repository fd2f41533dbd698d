import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this many bytes there is little to save. */
const MIN_BYTES = 512;
const COMPRESSIBLE = /^(?!\.vite\/).*\.(?:css|html|js|json|svg|txt|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The files that a build copies, by their names. */
const copiedFrom = async (folder: string): Promise<[string, Buffer][]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file): Promise<[string, Buffer]> => [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      await readFile(file),
    ]),
  );
};

/** Lays a `.br` and a `.gz` beside every text file that is worth it. */
export const precompress = (): Plugin => {
  let publicDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ publicDir } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const compress = async ([name, content]: [string, Buffer]): Promise<void> => {
          if (!COMPRESSIBLE.test(name) || content.length < MIN_BYTES) return;
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
          this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotli });
          this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipped });
        };
        const built = Object.entries(bundle).map(([name, file]): [string, Buffer] => [
          name,
          Buffer.from(file.type === 'chunk' ? file.code : file.source),
        ]);
        const copied = existsSync(publicDir) ? await copiedFrom(publicDir) : [];
        await Promise.all([...built, ...copied].map(compress));
      },
    },
  };
};
