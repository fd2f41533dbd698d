import { existsSync } from 'node:fs';
import { capture } from './exec.ts';
import { fingerprint } from './fingerprint.ts';
import { ROOT, inRoot } from './root.ts';
import { oncePer } from './stamp.ts';

const MAKER = 'server/db/makeTemplate.ts';

/** Makes the ready database that first starts begin with, unless there is one of the same schema. */
export const ensureDatabaseTemplate = async (): Promise<boolean> => {
  if (!existsSync(inRoot(MAKER))) return false;
  const key = await fingerprint(ROOT, ['server/db', 'package-lock.json']);
  return oncePer(inRoot('node_modules/.cache/liora/template.stamp'), key, async () => {
    const { code, output } = await capture(process.execPath, [MAKER]);
    if (code !== 0) throw new Error(`Making the database template failed.\n${output.trimEnd()}`);
  });
};
