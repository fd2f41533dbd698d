import { runChecks } from './lib/checks.ts';
import { codegen } from './lib/codegen.ts';
import { closingLine } from './lib/tally.ts';
import { say } from './lib/exec.ts';

await codegen();
const tally = await runChecks();
say(closingLine([tally]));
process.exitCode = tally.failed === 0 ? 0 : 1;
