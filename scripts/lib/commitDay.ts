import { execFileSync } from 'node:child_process';
import { ROOT } from './root.ts';

const SECONDS_A_DAY = 86_400;

/** Whole days since 1970 (UTC) at a time in seconds since then. */
export const dayAt = (seconds: number): number => Math.floor(seconds / SECONDS_A_DAY);

/** When the commit that is tested was made, in seconds since 1970; `now` where there is no repository, as in an unpacked archive. */
const commitTime = (now: number): number => {
  try {
    const told = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(told.trim());
  } catch {
    return now;
  }
};

/** The day of the commit that is tested, as whole days since 1970 (UTC): the same commit is judged alike whenever it is. */
export const commitDay = (): number => dayAt(commitTime(Date.now() / 1000));
