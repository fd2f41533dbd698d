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

/** The browser that tests use: `CHROMIUM_PATH`, else the system's, else Playwright's. */
export const findChromium = ({ env, platform, playwrights, exists }: Surroundings = here()): string | undefined => {
  const wanted = env['CHROMIUM_PATH'];
  if (wanted !== undefined && wanted !== '') {
    if (!exists(wanted)) throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
    return wanted;
  }
  return [...(usualPlaces(env)[platform] ?? []), playwrights].find(exists);
};

const isRoot = (): boolean => process.getuid?.() === 0;

/** Installs one where that needs nobody's help; Ubuntu's package is a stub that installs nothing in a container. */
const install = async (): Promise<void> => {
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium by apt-get …');
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '-y', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
    if (findChromium() !== undefined) return;
  }
  say('Installing Chromium by Playwright …');
  await capture(process.execPath, [inRoot('node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
};

/** Finds a Chromium, or installs one. Throws one line that says what to install. */
export const provideChromium = async (): Promise<string> => {
  const found = findChromium();
  if (found !== undefined) return found;
  await install();
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'Browser tests need Chromium: install the package "chromium" or Chrome, or set CHROMIUM_PATH to one.',
  );
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
