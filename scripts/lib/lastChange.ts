import { capture } from './exec.ts';

const DAYS = 1;
const SECONDS_A_DAY = 86_400;

const git = async (...args: readonly string[]): Promise<string | undefined> => {
  const { code, output } = await capture('git', args);
  return code === 0 ? output.trim() : undefined;
};

const timeOf = async (...args: readonly string[]): Promise<number> =>
  Number(await git('log', '-1', '--format=%ct', ...args));

/** Where the commit that is tested has left main; undefined when it is part of main, or there is no main. */
const baseOf = async (): Promise<string | undefined> => {
  const head = await git('rev-parse', 'HEAD');
  const base = (await git('merge-base', 'HEAD', 'main')) ?? (await git('merge-base', 'HEAD', 'origin/main'));
  return base === head ? undefined : base;
};

/**
 * Whether files or folders have changed lately: since the commit that is tested has left main; in the day before it, where it is part of main;
 * or since then. A folder without a repository counts as changed, and so does a copy without its history.
 */
export const changedLately = async (sources: readonly string[]): Promise<boolean> => {
  if ((await git('status', '--porcelain', '--', ...sources)) !== '') return true;
  const base = await baseOf();
  if (base !== undefined) return (await git('diff', '--name-only', base, 'HEAD', '--', ...sources)) !== '';
  const [tested, changed] = await Promise.all([timeOf(), timeOf('--', ...sources)]);
  return !(tested - changed > DAYS * SECONDS_A_DAY);
};
