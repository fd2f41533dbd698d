import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** The page's script, in one piece. */
export const bundleScript = async (): Promise<string> => {
  const results = await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'page/main.ts'), output: { format: 'iife' } },
    },
  });
  const [script] = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error('The report has no script');
  return script.code.replaceAll('</script', String.raw`<\/script`);
};

/** The page's style, in one piece. */
export const readStyle = async (): Promise<string> => {
  const sheets = ['report.css', 'flow.css'].map((file) => readFile(path.join(import.meta.dirname, file), 'utf8'));
  return (await Promise.all(sheets)).join('\n');
};
