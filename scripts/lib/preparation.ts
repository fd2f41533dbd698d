import { runChecks } from './checks.ts';
import { ensureClient } from './clientBuild.ts';
import { codegen } from './codegen.ts';
import { ensureDatabaseTemplate } from './databaseTemplate.ts';
import type { Tally } from './tally.ts';

/** Makes what tests need. Sources need generated code even where the build is fresh and makes none. */
export const prepare = async (): Promise<void> => {
  await codegen();
  await Promise.all([ensureDatabaseTemplate(), ensureClient()]);
};

/** The same, and checks the sources before the build. */
export const prepareAndCheck = async (): Promise<Tally> => {
  await codegen();
  const checkAndBuild = async (): Promise<Tally> => {
    const { passed, failed } = await runChecks();
    await ensureClient();
    return { passed: passed + 1, failed };
  };
  const [tally] = await Promise.all([checkAndBuild(), ensureDatabaseTemplate()]);
  return tally;
};
