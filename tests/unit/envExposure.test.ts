import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://liora.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hello@liora.example',
  STRIPE_SECRET_KEY: 'sk_live_unused',
  STRIPE_WEBHOOK_SECRET: 'whsec_unused',
};

describe('what is made for trying Liora alone', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '::1',
    'localhost',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.20',
    'fd12::1',
    'fe80::1',
  ])('[M-18] is served at %s', (HOST) => {
    expect(readEnv({ HOST }).HOST).toBe(HOST);
  });

  it.each(['0.0.0.0', '::', '172.32.0.1', '203.0.113.7', '2001:db8::1', 'liora.example'])(
    '[M-18] is not served at %s, where strangers may reach it',
    (HOST) => {
      expect(() => readEnv({ HOST })).toThrow(
        `HOST must be a loopback or private address; at "${HOST}" strangers may reach the outbox, the demo account and the test identity. NODE_ENV=production leaves them out, EMBEDDED_PROVIDERS=anywhere shows them all the same`,
      );
      expect(readEnv({ HOST, EMBEDDED_PROVIDERS: 'anywhere' }).HOST).toBe(HOST);
    },
  );

  it.each([
    'http://localhost:3000',
    'http://192.168.1.20:3000',
    'http://[::1]:3000',
    'http://mybox:3000',
    'https://liora.home.arpa',
  ])('[N-01] may be told to lie at %s', (PUBLIC_ORIGIN) => {
    expect(readEnv({ PUBLIC_ORIGIN }).PUBLIC_ORIGIN).toBe(PUBLIC_ORIGIN);
  });

  it.each(['https://liora.example', 'http://203.0.113.7', 'https://[2001:db8::1]', 'https://127.0.0.1.liora.example'])(
    '[N-01] is not served behind a proxy at %s',
    (PUBLIC_ORIGIN) => {
      expect(() => readEnv({ PUBLIC_ORIGIN })).toThrow(
        `PUBLIC_ORIGIN must be an address of this machine or a private network; at "${PUBLIC_ORIGIN}" strangers may reach the outbox, the demo account and the test identity. NODE_ENV=production leaves them out, EMBEDDED_PROVIDERS=anywhere shows them all the same`,
      );
      expect(readEnv({ PUBLIC_ORIGIN, EMBEDDED_PROVIDERS: 'anywhere' }).PUBLIC_ORIGIN).toBe(PUBLIC_ORIGIN);
    },
  );

  it('[M-18] is not there in production, which may be anywhere', () => {
    expect(readEnv({ ...production, HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
  });
});

describe('production', () => {
  it.each([
    [{ PUBLIC_ORIGIN: 'http://liora.example' }, 'PUBLIC_ORIGIN must be an https address in production'],
    [{ STRIPE_API_ORIGIN: 'http://127.0.0.1:12111' }, 'STRIPE_API_ORIGIN must be an https address in production'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY must be a live key in production, such as sk_live_…'],
    [{ STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY must be a live key in production, such as sk_live_…'],
  ])('[M-18] refuses %j', (change, line) => {
    expect(() => readEnv({ ...production, ...change })).toThrow(line);
  });

  it('[M-18] takes restricted live keys', () => {
    expect(readEnv({ ...production, STRIPE_SECRET_KEY: 'rk_live_1' }).STRIPE_SECRET_KEY).toBe('rk_live_1');
  });
});
