// Plain JavaScript, for this file must run before anything is installed, on any Node from 20 on.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The pinned Node's binary, which the package `node` brings. */
export const pinnedNode = (root) =>
  path.join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Whether node_modules holds what the lockfile wants. npm writes its own record of what it installed at the very end,
 * so an install that broke off leaves none. Optional packages may be absent: most belong to other platforms.
 */
export const isInstalled = (root) => {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const there = readJson(record).packages;
  const wanted = readJson(path.join(root, 'package-lock.json')).packages;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) =>
      place === '' || (there[place] === undefined ? optional === true : there[place].version === version),
  );
};

const atLeast = (version, [major, minor]) => {
  const [haveMajor, haveMinor] = version.split('.').map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
};

/**
 * npm leaves out native parts whose `engines` the running Node does not meet, and says nothing.
 * These versions meet all of them.
 */
const installsAll = (version) =>
  (version.startsWith('20.') && atLeast(version, [20, 19])) || atLeast(version, [22, 13]);

/** What to run for `npm …`: the npm that runs us, else the one on PATH. */
const npmCommand = (args) => {
  const cli = process.env['npm_execpath'] ?? '';
  return path.basename(cli) === 'npm-cli.js'
    ? { file: process.execPath, args: [cli, ...args], shell: false }
    : { file: 'npm', args, shell: process.platform === 'win32' };
};

const ciCommand = (root) => {
  // With NODE_ENV=production npm would leave out what the build needs.
  const ci = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (installsAll(process.versions.node)) return npmCommand(ci);
  const { version } = readJson(path.join(root, 'package-lock.json')).packages['node_modules/node'];
  return npmCommand(['exec', '--yes', `--package=node@${version}`, '--', 'npm', ...ci]);
};

const OFFLINE = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENETUNREACH',
  'ERR_SOCKET_TIMEOUT',
];

/** One line that says what went wrong, from what npm wrote. */
export const failureLine = (output, exit) => {
  const errors = output.split('\n').flatMap((line) => /^npm (?:error|ERR!) (.+)$/.exec(line)?.[1] ?? []);
  const code = errors.find((line) => line.startsWith('code '))?.slice('code '.length);
  if (OFFLINE.some((offline) => offline === code)) {
    return `the package registry cannot be reached (${code}); connect to the network and try again`;
  }
  const said = errors.find((line) => !line.startsWith('code ')) ?? `npm ended with ${exit}`;
  return `${said}; "npm ci" shows the whole story`;
};

const npmCi = (root) =>
  new Promise((resolve, reject) => {
    const { file, args, shell } = ciCommand(root);
    const child = spawn(file, args, { cwd: root, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => reject(new Error(`npm cannot be run (${error.message})`)));
    child.on('close', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(failureLine(output, signal ?? `exit code ${code}`))),
    );
  });

/** Installs what is missing. Throws an error whose message is one line for people. */
export const ensureInstalled = async (root) => {
  if (!isInstalled(root)) {
    const started = performance.now();
    process.stdout.write('Installing packages …\n');
    await npmCi(root).catch((error) => {
      throw new Error(`Installing packages failed: ${error.message}.`);
    });
    process.stdout.write(`Installed packages in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  }
  if (!existsSync(pinnedNode(root))) {
    throw new Error(
      'The package "node" brought no binary: allow its install script (npm\'s ignore-scripts) and delete node_modules.',
    );
  }
};
