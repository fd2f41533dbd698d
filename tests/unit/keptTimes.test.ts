import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearPersistentStore,
  CREATION_KEY,
  DRAFT_KEY,
  FIRST_LINE_KEY,
  PICTURES_KEY,
} from '#src/browser/persistentStore.ts';
import { readMeeting, writeMeeting } from '#src/browser/meetingStore.ts';
import { readSignUp, writeSignUp } from '#src/browser/signUpStore.ts';
import { readUnsent, takeOutliving, writeOutliving } from '#src/browser/unsent.ts';
import { keepSaid, takeUpFirstLine } from '#src/flows/firstLine.ts';

/** How long a browser keeps what somebody said or began, by the clock of the page. */

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const BEGIN = Date.UTC(2026, 0, 1);

/** What browsers keep for a page: for all its tabs, or for one. */
const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};
const newTab = (): void => {
  vi.stubGlobal('sessionStorage', storage());
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
  vi.stubGlobal('localStorage', storage());
  newTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = { characterId: 'mira', text: 'Hello', intentId: 'one' };
const waiting = {
  draft: '',
  editing: null,
  request: { kind: 'send', ...line, picture: false },
  wasSending: true,
};
const unsent = { draft: 'Half a', editing: null, request: null, wasSending: false };

/** What is there so long after it was kept. */
const after = async (time: number, find: () => unknown): Promise<unknown> => {
  vi.setSystemTime(BEGIN + time);
  return find();
};

describe('[CHAR-05] what was said before there was an account', () => {
  const takenUp = () => {
    newTab();
    takeUpFirstLine('mira');
    return [readUnsent('mira'), readMeeting('mira'), localStorage.getItem(FIRST_LINE_KEY)];
  };

  it.each([
    [
      'a second less than a day',
      24 * HOUR - SECOND,
      [waiting, { meetingId: 'met', messages: [], request: null }, null],
    ],
    ['a day', 24 * HOUR, [null, null, null]],
  ])('is sent by a new tab within a day, and forgotten then: after %s', async (_, time, found) => {
    keepSaid({ type: 'line.said', ...line, meetingId: 'met' });
    expect(await after(time, takenUp)).toEqual(found);
  });

  it('stays in its own tab, and waits for whom it was said to', () => {
    keepSaid({ type: 'line.said', ...line });
    expect(readUnsent('mira')).toEqual(waiting);
    newTab();
    takeUpFirstLine('somebody-else');
    expect(readUnsent('somebody-else')).toBeNull();
    takeUpFirstLine('mira');
    expect(readUnsent('mira')).toEqual(waiting);
  });
});

describe('what else is kept', () => {
  it.each([
    [
      'a meeting',
      24 * HOUR,
      () => writeMeeting('mira', { meetingId: 'met', messages: [], request: null }),
      () => readMeeting('mira') !== null,
    ],
    [
      'whose code a tab waits for',
      24 * HOUR,
      () => writeSignUp({ email: 'ada@example.org', path: '/' }),
      () => readSignUp() !== null,
    ],
    [
      'what was being written in a tab that is closed',
      7 * 24 * HOUR,
      () => writeOutliving('ada', 'mira', unsent),
      async () => (await takeOutliving('ada', 'mira')) !== null,
    ],
  ])('is kept so long and no longer: %s', async (_, life, keep, isThere) => {
    keep();
    expect([await after(life - SECOND, isThere), await after(life, isThere)]).toEqual([true, false]);
  });

  it('is kept for nobody else: neither what was being made nor what was said first', () => {
    const keys = [DRAFT_KEY, CREATION_KEY, PICTURES_KEY, FIRST_LINE_KEY];
    for (const key of keys) localStorage.setItem(key, '{}');
    clearPersistentStore();
    expect(keys.filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  });
});
