import { describe, expect, it } from 'vitest';
import { eventTrack } from '#contract/event.ts';
import { deviceOf } from '#src/analytics/device.ts';
import { eventUrl, type Surroundings, variantOf } from '#src/analytics/eventUrl.ts';
import { eventNamed, analyticsEventIn } from '#src/analytics/analyticsEvents.ts';

const firefox = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  maxTouchPoints: 0,
};
const place: Surroundings = {
  hostname: 'liora.example',
  browser: firefox,
  screen: { width: 1920, height: 1080 },
  timezoneOffset: -330,
  cookies: 'cuid=liora1qq; _ga=GA1.1.1234567890.1700000000; _gid=GA1.1.987654321.1700000000; _ga_X=GS1.1',
  clientId: 'liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg62-3.5',
  uid: '00000000-0000-4000-8000-000000000005',
};
const event = {
  event: 'liora_page_view',
  params: { page: '/ai-girlfriend/:characterId', is_first: true, place: 2, words: 'a&b=c d+é' },
  time: Date.UTC(2026, 2, 9, 14, 5, 0, 7),
};

describe('[ID-04] the address that tells of an event', () => {
  it('holds every field, encoded', () => {
    expect(eventUrl(event, place)).toBe(
      '/api/event/track?os=linux&device=others&kernel=gecko&screen=1920*1080' +
        '&clientId=liora1qqqsyqcyq5rqwzqfpg9scrgwpul6xg62-3.5&event=liora_page_view' +
        '&ga=GA1.1.1234567890.1700000000&gid=GA1.1.987654321.1700000000' +
        '&uid=00000000-0000-4000-8000-000000000005&time=2026-03-09T14%3A05%3A00.007Z&timezoneOffset=-330&source=main' +
        '&extData=%7B%22page%22%3A%22%2Fai-girlfriend%2F%3AcharacterId%22%2C%22is_first%22%3Atrue%2C%22place%22%3A2%2C%22words%22%3A%22a%26b%3Dc+d%2B%C3%A9%22%7D',
    );
  });

  it('is what the contract asks for', () => {
    const query = Object.fromEntries(new URL(eventUrl(event, place), 'https://liora.example').searchParams);
    expect(eventTrack.request.parse(query)).toEqual({
      ...query,
      time: event.time,
      timezoneOffset: -330,
      extData: event.params,
    });
  });

  it('leaves out what has no value, and what is none', () => {
    expect(
      eventUrl(
        { event: 'liora_login', params: {}, time: 0 },
        {
          hostname: '127.0.0.1',
          browser: { userAgent: '', maxTouchPoints: 0 },
          screen: { width: 0, height: 0 },
          timezoneOffset: 0,
          cookies: '_ga=<script>; _gid=',
          clientId: null,
          uid: null,
        },
      ),
    ).toBe(
      '/api/event/test?os=others&device=others&kernel=others&event=liora_login&time=1970-01-01T00%3A00%3A00.000Z&timezoneOffset=0&source=main',
    );
  });

  it.each([
    ['liora.example', 'production'],
    ['www.liora.example', 'production'],
    ['staging.liora.example', 'test'],
    ['liora.example.evil.example', 'test'],
    ['localhost', 'test'],
  ])('is for %s the one of %s', (hostname, variant) => {
    expect(variantOf(hostname)).toBe(variant);
  });
});

describe('[ID-05] the name of an event', () => {
  it.each([
    ['page_view', undefined, 'liora_page_view'],
    ['page_view', 'shop', 'shop_page_view'],
    ['page_view', '', 'page_view'],
  ])('%s with the prefix %s is %s', (name, prefix, whole) => {
    expect(eventNamed(name, prefix)).toBe(whole);
  });
});

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('[ID-04] what a browser says of its device', () => {
  it.each([
    ['Android 15; Mobile', CHROME, 5, { os: 'android', device: 'android', kernel: 'blink' }],
    [
      'iPhone; CPU iPhone OS 18_0 like Mac OS X',
      `${WEBKIT} CriOS/140.0 Safari/604.1`,
      5,
      { os: 'ios', device: 'iphone', kernel: 'webkit' },
    ],
    ['iPad; CPU OS 12_0 like Mac OS X', WEBKIT, 5, { os: 'ios', device: 'ipad', kernel: 'webkit' }],
    [
      'Macintosh; Intel Mac OS X 10_15_7',
      `${WEBKIT} Version/18.0 Safari/605.1.15`,
      5,
      { os: 'ios', device: 'ipad', kernel: 'webkit' },
    ],
    [
      'Macintosh; Intel Mac OS X 10_15_7',
      `${WEBKIT} Version/18.0 Safari/605.1.15`,
      0,
      { os: 'mac', device: 'mac', kernel: 'webkit' },
    ],
    ['Windows NT 10.0; Win64; x64', `${CHROME} Edg/140.0`, 10, { os: 'windows', device: 'windows', kernel: 'blink' }],
    ['X11; CrOS x86_64 14541.0.0', CHROME, 0, { os: 'chromeos', device: 'others', kernel: 'blink' }],
    [
      'Windows NT 10.0; rv:140.0',
      'Gecko/20100101 Firefox/140.0',
      0,
      { os: 'windows', device: 'windows', kernel: 'gecko' },
    ],
  ])('%s; %s with %i points of touch', (platform, rest, maxTouchPoints, labels) => {
    expect(deviceOf({ userAgent: `Mozilla/5.0 (${platform}) ${rest}`, maxTouchPoints })).toEqual(labels);
  });
});

describe('[ID-05] what flows are told of', () => {
  const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });
  it.each([
    [done('signIn'), null, { name: 'login', params: { method: 'email' } }],
    [done('linkIdentity'), null, { name: 'login', params: { method: 'third_party' } }],
    [{ type: 'oauth.returned', errNo: 0 }, null, { name: 'login', params: { method: 'third_party' } }],
    [{ type: 'oauth.returned', errNo: 2003 }, null, null],
    [done('confirmEmail'), null, { name: 'sign_up', params: { method: 'email' } }],
    [done('checkout', { orderId: 'x', url: 'y' }), null, { name: 'begin_checkout', params: {} }],
    [done('loadOrder', { status: 'paid', kind: 'package' }), null, { name: 'purchase', params: { kind: 'package' } }],
    [
      done('cancelOrder', { status: 'paid', kind: 'subscription' }),
      null,
      { name: 'purchase', params: { kind: 'subscription' } },
    ],
    [done('loadOrder', { status: 'open', kind: 'package' }), null, null],
    [done('createCharacter', { characterId: 'x' }), null, { name: 'character_created', params: {} }],
    [done('loadTask', { task: { status: 'ready' }, others: [] }), null, { name: 'picture_made', params: {} }],
    [done('loadTask', { task: { status: 'painting' }, others: [] }), null, null],
    [
      { type: 'answer.started', messages: [] },
      { request: { kind: 'send', text: 'Hi', picture: true } },
      { name: 'message_sent', params: { picture: true } },
    ],
    [{ type: 'answer.started', messages: [] }, { request: { kind: 'regenerate' } }, null],
    [{ type: 'answer.started', messages: [] }, { request: null }, null],
    [done('loadUser', { user: null }), null, null],
    [{ type: 'constructor' }, null, null],
    [done('constructor', {}), null, null],
    [{ type: 'credentials.submitted' }, null, null],
  ])('%j with %j', (given, context, analyticsEvent) => {
    expect(analyticsEventIn({ event: given, context })).toEqual(analyticsEvent);
  });
});
