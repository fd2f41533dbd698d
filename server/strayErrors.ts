import type { Log } from './log.ts';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;
const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/**
 * Has the log tell what the process would print by itself, message and all: what nobody caught, which ends the process, and what libraries
 * write to the console.
 */
export const catchStrayErrors = (log: Log): void => {
  const end = (error: unknown): void => {
    log.fatal({ err: error }, 'an error that nobody caught ends the process');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
  for (const method of METHODS)
    console[method] = (...said: unknown[]) =>
      log[LEVELS[method]]({ err: said.find((one) => one instanceof Error) }, 'a library wrote to the console');
};
