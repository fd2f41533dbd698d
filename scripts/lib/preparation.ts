import { ensureClient } from './clientBuild.ts';
import { codegen } from './codegen.ts';
import { ensureDatabaseTemplate } from './databaseTemplate.ts';
import { capture } from './exec.ts';
import { inRoot } from './root.ts';

/** In a process of its own, for Vite changes NODE_ENV. */
const makeForTests = async (): Promise<void> => {
  const { code, output } = await capture(process.execPath, [inRoot('scripts/lib/makeForTests.ts')]);
  if (code !== 0) throw new Error(`Building what tests need failed.\n${output.trimEnd()}`);
};

/**
 * Makes what tests need, with `isForAll` also what those that need it make themselves where they run alone. Sources need generated code even
 * where the build is fresh and makes none.
 */
export const prepare = async (isForAll = false): Promise<void> => {
  await codegen();
  await Promise.all([ensureDatabaseTemplate(), ensureClient(), ...(isForAll ? [makeForTests()] : [])]);
};
