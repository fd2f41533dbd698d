import { describe, expect, it } from 'vitest';
import { ICON_CACHE, ICON_MAX, iconAddress, iconName, iconSvg, plainIcon } from '#contract/icon.ts';
import { keepRecent } from '#server/features/icon/recent.ts';
import { readIcon, writeIcon } from '#src/browser/iconStore.ts';

const drawn = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`;
const plain = drawn(
  '<g fill="none" stroke="currentColor"><path d="M2 9.5a5 5 0 0 1-.5.5"/><circle cx="1" cy="2" r="3" /></g>',
);

describe('a drawing', () => {
  it('holds shapes', () => {
    expect(iconSvg.parse(plain)).toBe(plain);
    expect(plainIcon(`\n<!-- Icon from a set - https://sets.example/ -->${plain}\n`)).toBe(plain);
  });

  it.each([
    ['a script', drawn('<script>alert(1)</script>')],
    ['an event', drawn('<path d="M1 1" onload="alert(1)"/>')],
    ['an event of the whole', plain.replace('<svg', '<svg onload="alert(1)"')],
    ['a link', drawn('<a href="https://evil.example/"><path d="M1 1"/></a>')],
    ['another file', drawn('<use href="https://evil.example/#a"/>')],
    ['a picture', drawn('<image href="https://evil.example/a.png" width="1" height="1"/>')],
    ['a colour from elsewhere', drawn('<path d="M1 1" fill="url(https://evil.example/#a)"/>')],
    ['a style', drawn('<path d="M1 1" style="fill:red"/>')],
    ['a style sheet', drawn('<style>*{fill:red}</style>')],
    ['HTML', drawn('<foreignObject><b>b</b></foreignObject>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${plain}`],
    ['words', drawn('words')],
    ['something after it', `${plain}<p></p>`],
    ['a comment that hides its end', drawn('<!-- --!><script>alert(1)</script>')],
    ['too much', drawn(`<path d="${'M1 1'.repeat(ICON_MAX / 4)}"/>`)],
    ['nothing', ''],
  ])('holds no %s', (_what, sent) => {
    expect(() => plainIcon(sent)).toThrow(/invalid_format|too_big/);
  });

  it('is checked in no time, whatever it is like', () => {
    const open = `<svg ${'x="1" '.repeat(2000)}${' '.repeat(4000)}`;
    expect(iconSvg.safeParse(open).success).toBe(false);
    expect(iconSvg.safeParse(drawn(' <g>'.repeat(3000).concat('<'))).success).toBe(false);
  });
});

it('names are a set and a name in it', () => {
  const names = ['lucide:heart', 'mdi-light:4k', 'heart', 'a:b:c', '../a:b', 'a:b/c', 'A:b', `a:${'b'.repeat(127)}`];
  expect(names.filter((name) => iconName.safeParse(name).success)).toEqual(['lucide:heart', 'mdi-light:4k']);
  expect(iconAddress('https://icons.example/v1/', 'lucide:heart')).toBe('https://icons.example/v1/lucide/heart.svg');
});

/** A browser's storage. */
const storage = () => {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    held,
  };
};
const numbers = Array.from({ length: ICON_CACHE.entries }, (_, index) => `set:i${index}`);

describe('[SHELL-15] what the browser keeps', () => {
  it('is what was last used, 50 at most', () => {
    const store = storage();
    for (const icon of numbers) writeIcon(icon, plain, store, 0);
    expect(readIcon('set:i0', store, 1)).toBe(plain);
    writeIcon('set:more', plain, store, 2);
    expect([...numbers, 'set:more'].filter((icon) => readIcon(icon, store, 3) === null)).toEqual(['set:i1']);
  });

  it('is kept for 168 hours, and no longer by being used', () => {
    const store = storage();
    writeIcon('set:a', plain, store, 5);
    expect(readIcon('set:a', store, 4 + 168 * 3_600_000)).toBe(plain);
    expect(readIcon('set:a', store, 5 + 168 * 3_600_000)).toBeNull();
  });

  it.each(['no JSON', '{"a":1}', '[{"icon":"set:a","svg":"<script>","until":9}]'])('is nothing in %s', (held) => {
    const store = storage();
    writeIcon('set:a', plain, store, 0);
    for (const key of store.held.keys()) store.held.set(key, held);
    expect(readIcon('set:a', store, 1)).toBeNull();
  });

  it('is nothing where storage is off', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    writeIcon('set:a', plain, { getItem: refuse, setItem: refuse }, 0);
    expect(readIcon('set:a', { getItem: refuse, setItem: refuse }, 0)).toBeNull();
  });
});

describe('[SHELL-15] what the server keeps', () => {
  it('is what was last used', () => {
    const recent = keepRecent<number>(2, 10, () => 0);
    recent.set('a', 1);
    recent.set('b', 2);
    expect(recent.get('a')).toBe(1);
    recent.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([1, undefined, 3]);
  });

  it('is kept for its time', () => {
    let now = 0;
    const recent = keepRecent<number>(2, 10, () => now);
    recent.set('a', 1);
    now = 9;
    expect(recent.get('a')).toBe(1);
    now = 10;
    expect(recent.get('a')).toBeUndefined();
  });
});
