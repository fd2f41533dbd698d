import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { capture, say } from './exec.ts';
import { inRoot } from './root.ts';

/** Where systems keep a Chromium, by platform. */
const usualPlaces = (env: NodeJS.ProcessEnv): Partial<Record<NodeJS.Platform, readonly string[]>> => ({
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((folder) =>
    folder === undefined
      ? []
      : [`${folder}\\Google\\Chrome\\Application\\chrome.exe`, `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`],
  ),
});

export interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Where Playwright would keep its own. */
  readonly playwrights: string;
  readonly exists: (path: string) => boolean;
}

const here = (): Surroundings => ({
  env: process.env,
  platform: process.platform,
  playwrights: chromium.executablePath(),
  exists: existsSync,
});

const wantedOf = ({ env, exists }: Surroundings): string | undefined => {
  const wanted = env['CHROMIUM_PATH'];
  if (wanted === undefined || wanted === '') return undefined;
  if (!exists(wanted)) throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
  return wanted;
};

/** A Chromium with all that people have: `CHROMIUM_PATH`, else the system's, else Playwright's. */
export const findChromium = (surroundings: Surroundings = here()): string | undefined => {
  const { env, platform, playwrights, exists } = surroundings;
  return wantedOf(surroundings) ?? [...(usualPlaces(env)[platform] ?? []), playwrights].find(exists);
};

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const findHeadlessShell = ({ exists }: Surroundings): string | undefined => [HEADLESS_SHELL].find(exists);

/**
 * The browser that tests use: `CHROMIUM_PATH`, else Chromium's headless shell, else any Chromium. The shell is the same engine without
 * the windows around the page, and walks the flows in two thirds of the time.
 */
export const findTestBrowser = (surroundings: Surroundings = here()): string | undefined =>
  wantedOf(surroundings) ?? findHeadlessShell(surroundings) ?? findChromium(surroundings);

const isRoot = (): boolean => process.getuid?.() === 0;

/** Installs packages of Debian where that needs nobody's help. */
const installPackages = async (...names: readonly string[]): Promise<void> => {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${names.join(', ')} by apt-get …`);
  await capture('apt-get', ['update']);
  await capture('apt-get', ['install', '-y', ...names], { DEBIAN_FRONTEND: 'noninteractive' });
};

const installFromPlaywright = async (): Promise<void> => {
  say('Installing Chromium by Playwright …');
  await capture(process.execPath, [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
};

/** One after the other, until there is one: Ubuntu's package is a stub that installs nothing in a container. */
const WAYS_TO_INSTALL = [() => installPackages('chromium'), installFromPlaywright];

/** Finds a Chromium, or installs one. Throws one line that says what to install. */
export const provideChromium = async (find: () => string | undefined = () => findChromium()): Promise<string> => {
  for (const install of WAYS_TO_INSTALL) {
    const found = find();
    if (found !== undefined) return found;
    await install();
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    'Browser tests need Chromium: install the package "chromium" or Chrome, or set CHROMIUM_PATH to one.',
  );
};

/** Finds the browser that tests use, or installs one; throws as `provideChromium` does. */
export const provideTestBrowser = async (): Promise<string> => {
  const surroundings = here();
  if ((wantedOf(surroundings) ?? findHeadlessShell(surroundings)) === undefined)
    // Fonts come with the whole Chromium.
    await installPackages('chromium', 'chromium-headless-shell');
  return provideChromium(() => findTestBrowser());
};

/** What a browser of tests is started with. */
export const chromiumArgs = (): string[] => [
  ...(isRoot() ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
