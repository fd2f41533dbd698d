import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

describe('[ROUTE-20] named middlewares', () => {
  let middlewareNamed: (name: string) => unknown;
  beforeAll(async () => {
    // The module asks the window for its width when it loads.
    vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });
    ({ middlewareNamed } = await import('#src/routes/middlewares.ts'));
  });
  afterAll(() => vi.unstubAllGlobals());

  it.each([
    'chat-device-redirect',
    'check-activity-period',
    'check-payment-status',
    'redirect-to-home',
    'set-ref-cookie',
  ])('%s exists', (name) => {
    expect(middlewareNamed(name)).toEqual(expect.any(Function));
  });

  it.each(['no-such-middleware', '', 'toString'])('an unknown name is an error that names it: %s', (name) => {
    expect(() => middlewareNamed(name)).toThrow(`No middleware ${name}`);
  });
});
