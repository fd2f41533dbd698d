import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The id of the build of these files. Names of scripts and styles carry a hash of their content, so these tell one build from another. */
export const buildIdOf = (fileNames: readonly string[]): string => {
  const parts = fileNames.filter((name) => /\.(?:js|css)$/.test(name)).toSorted();
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
};

/**
 * Gives a build its id: in `builds/latest.json` as `{ buildId }`, which running pages poll, and in the page as
 * `<meta name="build-id">`, so that a page knows its own. The same sources give the same id.
 */
export const latestBuild = (): Plugin => ({
  name: 'latest-build',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => [
      { tag: 'meta', attrs: { name: 'build-id', content: buildIdOf(Object.keys(bundle ?? {})) }, injectTo: 'head' },
    ],
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const source = JSON.stringify({ buildId: buildIdOf(Object.keys(bundle)) });
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source });
    },
  },
});
