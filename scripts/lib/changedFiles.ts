import { capture } from './exec.ts';

/** From the root of the repository. */
const git = async (...args: readonly string[]): Promise<string[]> => {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.split('\0').filter((file) => file !== '');
};

/** What has changed since this branch left `base`, committed or not. */
export const changedFiles = async (base: string): Promise<string[]> =>
  (
    await Promise.all([
      git('diff', '--name-only', '-z', `${base}...HEAD`),
      git('diff', '--name-only', '-z', 'HEAD'),
      git('ls-files', '--others', '--exclude-standard', '-z'),
    ])
  ).flat();
