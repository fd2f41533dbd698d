import { webcrypto } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createIntentKeys } from '#src/actors/intentKeys.ts';
import { newIntentId } from '#src/api/newIntentId.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** As browsers have it on a page that came over plain http from another machine. */
const servedPlainly = (): void => {
  vi.stubGlobal('isSecureContext', false);
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) });
};

describe('ids of intents', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('[M-22] are UUIDs where the page came safely', () => {
    vi.stubGlobal('isSecureContext', true);
    const ids = Array.from({ length: 50 }, newIntentId);
    expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(50);
  });

  it('[M-22] are UUIDs too where it came over plain http, also those of setup and buying', async () => {
    servedPlainly();
    const keys = await Promise.all(
      Array.from({ length: 50 }, (_, request) => createIntentKeys()(request, (key) => Promise.resolve(key))),
    );
    expect(keys.filter((key) => !UUID.test(key))).toEqual([]);
    expect(new Set(keys).size).toBe(50);
  });
});
