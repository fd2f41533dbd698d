import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { readEnv } from './env.ts';
import { listen } from './features/care/hearing/hear.ts';
import { paintMissingPortraits } from './features/media/paintMissingPortraits.ts';
import { createLog } from './log.ts';
import { PlainError } from './plainError.ts';
import { judgeByRules } from './features/care/rules/rulesProvider.ts';
import { demoAccount } from './seed/seed.ts';
import { type RunningServer, startServer } from './start.ts';
import { startTrouble } from './startTrouble.ts';
import { catchStrayErrors } from './strayErrors.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What a person at the terminal wants to know; logs go on in JSON. */
const greet = (address: string, origin: string, isProduction: boolean): void => {
  say(`listening on ${address}`);
  say(`Liora is at ${origin}`);
  if (isProduction) return;
  say(`Demo sign-in: ${demoAccount.email} / ${demoAccount.password}`);
  say(`Mails: ${origin}/dev/outbox`);
};

/** Milliseconds after the start until what may be wanted later is made ready, if it is: whoever comes first shall have the processor. */
const READY_AFTER = 15_000;
/** Milliseconds in which the content rules are there. */
const READY_WITHIN = 60_000;

/** Hears people in English and judges what they say at once, and paints portraits ahead; what somebody looks at is painted before. */
const makeReady = async (running: RunningServer): Promise<void> => {
  await listen('Hello');
  await judgeByRules([{ field: 'name', text: 'Hello' }], AbortSignal.timeout(READY_WITHIN));
  await paintMissingPortraits(running.library);
};

const main = async (): Promise<void> => {
  if (existsSync('.env')) loadEnvFile('.env');
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  catchStrayErrors(log);
  const running = await startServer(env, log).catch(async (error: unknown) => {
    throw await startTrouble(error, env.DATA_DIR);
  });
  greet(running.address, running.origin, env.NODE_ENV === 'production');

  if (env.PREPARE_AHEAD === 'on')
    setTimeout(() => {
      makeReady(running).catch((error: unknown) => {
        log.error({ err: error }, 'painting the portraits failed');
      });
    }, READY_AFTER).unref();

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'shutting down');
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutting down failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

try {
  await main();
} catch (error) {
  const isPlain =
    error instanceof PlainError || (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  if (isPlain) process.stderr.write(`${error.message}\n`);
  else createLog('fatal').fatal({ err: error }, 'the start failed');
  process.exit(1);
}
