import { describe, expect, it } from 'vitest';
import { findChromium, findTestBrowser, type Surroundings } from '../../scripts/lib/chromium.ts';

const surroundings = (present: readonly string[], given: Partial<Surroundings> = {}): Surroundings => ({
  env: {},
  platform: 'linux',
  playwrights: '/cache/playwright/chrome',
  exists: (path) => present.includes(path),
  ...given,
});

describe('findChromium', () => {
  it('takes CHROMIUM_PATH before all others', () => {
    const given = { env: { CHROMIUM_PATH: '/opt/chromium' } };
    expect(findChromium(surroundings(['/opt/chromium', '/usr/bin/chromium'], given))).toBe('/opt/chromium');
  });

  it('refuses a CHROMIUM_PATH that names no file', () => {
    const given = { env: { CHROMIUM_PATH: '/opt/chromium' } };
    expect(() => findChromium(surroundings(['/usr/bin/chromium'], given))).toThrow(
      'CHROMIUM_PATH names no file: /opt/chromium',
    );
  });

  it.each([
    { platform: 'linux', path: '/usr/bin/google-chrome', env: {} },
    { platform: 'darwin', path: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', env: {} },
    {
      platform: 'win32',
      path: 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      env: { PROGRAMFILES: 'C:\\Program Files' },
    },
  ] as const)('finds it in a usual place of $platform', ({ platform, path, env }) => {
    expect(findChromium(surroundings([path, '/cache/playwright/chrome'], { platform, env }))).toBe(path);
  });

  it("falls back to Playwright's own", () => {
    expect(findChromium(surroundings(['/cache/playwright/chrome']))).toBe('/cache/playwright/chrome');
  });

  it('finds none', () => {
    expect(findChromium(surroundings([]))).toBeUndefined();
  });
});

describe('findTestBrowser', () => {
  const shell = '/usr/bin/chromium-headless-shell';

  it('takes the headless shell before any other', () => {
    expect(findTestBrowser(surroundings([shell, '/usr/bin/chromium']))).toBe(shell);
  });

  it('takes CHROMIUM_PATH before the headless shell', () => {
    const given = { env: { CHROMIUM_PATH: '/usr/bin/chromium' } };
    expect(findTestBrowser(surroundings([shell, '/usr/bin/chromium'], given))).toBe('/usr/bin/chromium');
  });

  it('takes any Chromium where there is no shell', () => {
    expect(findTestBrowser(surroundings(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
  });
});
