import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToast } from '#src/browser/toastStore.ts';
import { keepSaidToast, sayKeptToast, sayToast } from '#src/routes/sayToast.ts';
import { mendLateBy } from '#src/ui/late.ts';

/** Here there is no document to show a toast in: its code never loads, as that of a build which is gone. */
const kept = new Map<string, string>();
const page = { goes: false, asked: 0 };

beforeEach(() => {
  kept.clear();
  Object.assign(page, { goes: false, asked: 0 });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  mendLateBy(() => {
    page.asked += 1;
    if (page.goes) keepSaidToast();
    return Promise.resolve(page.goes);
  });
});
afterEach(() => vi.unstubAllGlobals());

const untilAsked = (times: number) => vi.waitFor(() => expect(page.asked).toBe(times), { timeout: 20_000 });

describe('a toast whose code is gone', () => {
  it('is said by the page that is loaded anew, once', async () => {
    page.goes = true;
    sayToast('feedbackSent');
    await untilAsked(1);
    expect([takeToast(), takeToast()]).toEqual(['feedbackSent', null]);
  });

  it('is kept again where the next page goes as well', async () => {
    kept.set('toast', 'copied');
    page.goes = true;
    sayKeptToast();
    expect(kept.has('toast')).toBe(false);
    await untilAsked(1);
    expect(takeToast()).toBe('copied');
  });

  it('is forgotten where the page stays', async () => {
    sayToast('copied');
    await untilAsked(1);
    keepSaidToast();
    expect(takeToast()).toBe(null);
  });
});

describe('what is kept for the next page', () => {
  it.each([
    ['signOutFailed', 'signOutFailed'],
    ['a toast of another build', null],
  ])('%s is taken as %s', (stored, taken) => {
    kept.set('toast', stored);
    expect(takeToast()).toBe(taken);
  });
});
