// `node scripts/run.mjs <name> …` installs what is missing and runs scripts/<name>.ts on the pinned Node.
// Plain JavaScript, for it must run before anything is installed, on any Node from 20 on.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, pinnedNode } from './install.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const stop = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** Runs on and passes signals; ends as the child ends. */
const handOver = (file, args, env) => {
  const child = spawn(file, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(`${file} cannot be run (${error.message}).`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
};

if (Number(process.versions.node.split('.')[0]) < 20) stop(`Node 20 or newer is needed; this is ${process.version}.`);
process.chdir(root);
await import('./endWithNpm.mjs');
await ensureInstalled(root).catch((error) => stop(error.message));

const [name, ...args] = process.argv.slice(2);
const script = path.join(root, 'scripts', `${name}.ts`);
const node = pinnedNode(root);
if (realpathSync(process.execPath) === realpathSync(node)) {
  process.argv = [node, script, ...args];
  await import(pathToFileURL(script).href);
} else {
  const bin = path.join(root, 'node_modules/.bin');
  handOver(node, [script, ...args], { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` });
}
