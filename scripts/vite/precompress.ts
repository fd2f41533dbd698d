import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this many bytes a compressed answer saves no packet. */
const MIN_BYTES = 1024;
const COMPRESSIBLE = /^(?!\.vite\/).*\.(?:css|html|js|json|svg|txt|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays a `.br` and a `.gz` beside every text file that is worth it. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const compress = async ([name, file]: [string, (typeof bundle)[string]]): Promise<void> => {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!COMPRESSIBLE.test(name) || content.length < MIN_BYTES) return;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        const [brotli, gzipped] = await Promise.all([toBrotli(content, { params }), toGzip(content, { level: 9 })]);
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotli });
        this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipped });
      };
      await Promise.all(Object.entries(bundle).map(compress));
    },
  },
});
