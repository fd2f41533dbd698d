import { spawn } from 'node:child_process';

/** Ends by itself where its parent is killed. */
const SPIN = 'const parent = process.ppid; while (process.ppid === parent) for (let i = 0; i < 1e7; i++);';

/** Does something while so many processes keep the processor busy. */
export const besideBusyProcesses = async <T>(count: number, run: () => Promise<T>): Promise<T> => {
  const busy = Array.from({ length: count }, () => spawn(process.execPath, ['--eval', SPIN], { stdio: 'ignore' }));
  try {
    return await run();
  } finally {
    for (const child of busy) child.kill();
  }
};
