import { buildClient } from './lib/clientBuild.ts';
import { say } from './lib/exec.ts';

await buildClient().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
