import { ensureClient } from './clientBuild.ts';
import { codegen } from './codegen.ts';
import { ensureDatabaseTemplate } from './databaseTemplate.ts';

/** Makes what tests need. Sources need generated code even where the build is fresh and makes none. */
export const prepare = async (): Promise<void> => {
  await codegen();
  await Promise.all([ensureDatabaseTemplate(), ensureClient()]);
};
