import { capture } from './exec.ts';

const DAYS = 1;
const SECONDS_A_DAY = 86_400;

const timeOf = async (...args: readonly string[]): Promise<number> => {
  const { code, output } = await capture('git', ['log', '-1', '--format=%ct', ...args]);
  return code === 0 ? Number(output.trim()) : NaN;
};

/**
 * Whether files or folders have changed lately: in the day before the commit that is tested, or since then. A folder without a repository
 * counts as changed, and so does a copy without its history.
 */
export const changedLately = async (sources: readonly string[]): Promise<boolean> => {
  const { code, output } = await capture('git', ['status', '--porcelain', '--', ...sources]);
  if (code !== 0 || output.trim() !== '') return true;
  const [tested, changed] = await Promise.all([timeOf(), timeOf('--', ...sources)]);
  return !(tested - changed > DAYS * SECONDS_A_DAY);
};
