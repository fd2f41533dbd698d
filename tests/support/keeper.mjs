// `node keeper.mjs '{"file": …, "args": …, "options": …}'` runs a program until it ends, or until whoever started this goes: the pipe to
// them closes then. Signals are passed on.
import { spawn } from 'node:child_process';

const { file, args, options } = JSON.parse(process.argv[2]);
const child = spawn(file, args, { ...options, stdio: 'ignore' });
process.stdin.on('end', () => child.kill('SIGKILL')).resume();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', () => process.exit(1));
child.on('exit', (code) => process.exit(code ?? 1));
