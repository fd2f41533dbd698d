import { capture } from './exec.ts';

const git = async (...args: readonly string[]): Promise<string | undefined> => {
  const { code, output } = await capture('git', args);
  return code === 0 ? output.trim() : undefined;
};

/** Where the commit that is tested has left main; its parent, where it is part of main, or there is no main. */
const baseOf = async (): Promise<string> => {
  const head = await git('rev-parse', 'HEAD');
  const base = (await git('merge-base', 'HEAD', 'main')) ?? (await git('merge-base', 'HEAD', 'origin/main'));
  return base === undefined || base === head ? 'HEAD^' : base;
};

/**
 * Whether files or folders are part of the change that is tested: of what lies beside the commit, and of what has come since that has left main. What
 * is part of main was tested so before it landed: there, the last commit counts. A folder without a repository counts as changed, and so does a copy without its
 * history.
 */
export const isChanged = async (sources: readonly string[]): Promise<boolean> => {
  if ((await git('status', '--porcelain', '--', ...sources)) !== '') return true;
  return (await git('diff', '--name-only', await baseOf(), 'HEAD', '--', ...sources)) !== '';
};
