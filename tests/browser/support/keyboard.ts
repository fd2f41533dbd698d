import { type ElementHandle, expect, type Locator, type Page } from '@playwright/test';
import { untilItListens } from './untilItListens.ts';

/** Found once: looking for it by its role after every press takes most of the time. */
type Target = ElementHandle<HTMLElement | SVGElement>;

/** More stops than any page here has on the way to one of its controls. */
const MOST_PRESSES = 90;

/** Outlines and shadows of an element, and of what may show the focus in its place: what it stands in, and what lies beside it in its label. */
const ringsOf = (target: Target): Promise<string[]> =>
  target.evaluate((element) => {
    const places = [element, ...(element.closest('label')?.children ?? [])];
    for (let around = element.parentElement; around !== null && places.length < 12; around = around.parentElement) {
      places.push(around);
      if (around.localName === 'label' || around.localName === 'li' || around.localName === 'form') break;
    }
    return places.map((place) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(place);
      const hasOutline = outlineStyle !== 'none' && outlineWidth !== '0px' && !/, 0\)|transparent/.test(outlineColor);
      return `${hasOutline ? `${outlineWidth} ${outlineColor}` : 'none'}; ${boxShadow}`;
    });
  });

/** Whether some of it, or of its label, lies in the window with nothing else over it. */
const isSeen = (target: Target): Promise<boolean> =>
  target.evaluate((element) => {
    const shown = element.closest('label') ?? element;
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    const [width, height] = [Math.min(right, window.innerWidth) - x, Math.min(bottom, window.innerHeight) - y];
    if (width <= 0 || height <= 0) return false;
    return [0.5, 0.15, 0.85].some((share) => {
      const over = document.elementFromPoint(x + width * share, y + height * share);
      return over !== null && (shown.contains(over) || over.contains(shown));
    });
  });

const standingOf = (target: Target): Promise<'focused' | 'there' | 'gone'> =>
  target.evaluate((element) => {
    if (element === document.activeElement) return 'focused';
    return element.isConnected ? 'there' : 'gone';
  });

const found = async (target: Locator): Promise<Target> => {
  await expect(target).toHaveCount(1);
  const element = await target.elementHandle();
  if (element === null) throw new Error(`${String(target)} is gone`);
  return element;
};

/** Somebody who has a keyboard and nothing else. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens an address and waits until all that it asks for is there, for what comes later takes the place, and the focus, of what is shown meanwhile. */
  async open(address: string): Promise<void> {
    await this.#page.goto(address);
    await this.#page.waitForLoadState('networkidle');
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (key === 'Escape') await untilItListens(this.#page);
      await this.#page.keyboard.press(key);
    }
  }

  /** Presses `key` until `target` has the focus: it can be reached, shows that it has the focus, and can be seen. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' = 'Tab'): Promise<void> {
    let element = await found(target);
    let before = await ringsOf(element);
    let standing = await standingOf(element);
    const wasFocused = standing === 'focused';
    for (let presses = 0; presses < MOST_PRESSES && standing !== 'focused'; presses += 1) {
      await this.press(key);
      standing = await standingOf(element);
      // What a screen shows once its data is there takes the place of what it showed before.
      if (standing === 'gone') {
        element = await found(target);
        before = await ringsOf(element);
      }
    }
    await expect(target).toBeFocused();
    const rings = await ringsOf(element);
    const isRinged = wasFocused ? rings.some((ring) => ring !== 'none; none') : rings.join() !== before.join();
    const name = String(target);
    expect({ name, isRinged, isSeen: await isSeen(element) }).toEqual({ name, isRinged: true, isSeen: true });
  }

  /** Goes there and presses Enter. */
  async enter(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    await this.to(target);
    await this.press('Enter');
  }

  /** Goes there and types. */
  async type(target: Locator, words: string): Promise<void> {
    await this.to(target);
    await this.#page.keyboard.type(words);
  }

  /** Opens a menu with Enter, goes through it with the arrow down, and chooses with Enter. */
  async choose(opener: Locator, item: string): Promise<void> {
    await this.enter(opener);
    const chosen = this.#page.getByRole('menuitem', { name: item, exact: true });
    await expect(chosen).toBeVisible();
    const menu = this.#page.getByRole('menu');
    await expect(menu).toBeFocused();
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if ((await chosen.getAttribute('data-highlighted')) !== null) break;
      await this.press('ArrowDown');
    }
    await expect(chosen).toHaveAttribute('data-highlighted', '');
    await this.press('Enter');
    await expect(menu).toHaveCount(0);
  }
}
