import type { EventQuery } from '#contract/event.ts';

/** What a browser says of itself. */
export interface Browser {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

type DeviceLabels = Required<Pick<EventQuery, 'os' | 'kernel' | 'device'>>;

const kernelOf = (userAgent: string): DeviceLabels['kernel'] => {
  // On iOS every browser is WebKit, and names itself otherwise than elsewhere.
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'blink';
  if (/Gecko\/\d/.test(userAgent)) return 'gecko';
  return userAgent.includes('AppleWebKit/') ? 'webkit' : 'others';
};

const placeOf = ({ userAgent, maxTouchPoints }: Browser): Pick<DeviceLabels, 'os' | 'device'> => {
  const isMac = userAgent.includes('Macintosh');
  // An iPad says that it is a Mac; no Mac is touched.
  if (userAgent.includes('iPad') || (isMac && maxTouchPoints > 1)) return { os: 'ios', device: 'ipad' };
  if (/iPhone|iPod/.test(userAgent)) return { os: 'ios', device: 'iphone' };
  if (userAgent.includes('Android')) return { os: 'android', device: 'android' };
  if (userAgent.includes('Windows')) return { os: 'windows', device: 'windows' };
  if (isMac) return { os: 'mac', device: 'mac' };
  if (userAgent.includes('CrOS')) return { os: 'chromeos', device: 'others' };
  return { os: userAgent.includes('Linux') ? 'linux' : 'others', device: 'others' };
};

/** Operating system, browser kernel and family of the device. */
export const deviceOf = (browser: Browser): DeviceLabels => ({
  ...placeOf(browser),
  kernel: kernelOf(browser.userAgent),
});
