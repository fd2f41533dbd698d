import { expect as playwrightExpect, type Page } from '@playwright/test';
import type { sidebarMachine } from '#machines/sidebar/sidebarMachine.ts';
import type { SidebarSnapshot } from '#machines/sidebar/sidebarSelectors.ts';
import { TIMEOUT } from '#tests/browser/support/changes.ts';
import text from '../../../messages/en.json' with { type: 'json' };
import type { NotOffered, Driver } from '@liora/flow-kit/model/walk.ts';

const expect = playwrightExpect.configure({ timeout: TIMEOUT });

const isShown = ({ value }: SidebarSnapshot) => value.visibility === 'shown';
const isExpanded = ({ value }: SidebarSnapshot) => value.width === 'expanded';
const isBeside = (snapshot: SidebarSnapshot) => isShown(snapshot) && snapshot.value.window === 'wide';
const isNotBeside = (snapshot: SidebarSnapshot) => !isBeside(snapshot);
const isOver = (snapshot: SidebarSnapshot) => isShown(snapshot) && snapshot.value.window === 'mobile';

/** Some of what the machine takes is for other code to send: people toggle. */
export const sidebarNotOffered = {
  'visibility.hidden: sidebar shown': {},
  'visibility.shown: sidebar toggled': { when: isOver },
  'visibility.shown: sidebar hidden': { when: isBeside },
  'width.expanded: sidebar collapsed': {},
  'width.expanded: width toggled': { when: isNotBeside },
  'width.mini: width toggled': { when: isNotBeside },
} satisfies NotOffered<SidebarSnapshot>;

/** The sidebar as people use it, in windows on both sides of the breakpoint. */
export const createSidebarDriver = async (page: Page): Promise<Driver<typeof sidebarMachine>> => {
  page.setDefaultTimeout(TIMEOUT);
  await page.setViewportSize({ width: 1024, height: 800 });
  const toggle = page.getByRole('banner').getByRole('button', { name: text.nav_sidebar, exact: true });
  const beside = page.getByRole('complementary', { name: text.nav_sidebar });
  const over = page.getByRole('dialog', { name: text.nav_sidebar });
  const widthButton = (snapshot: SidebarSnapshot) =>
    beside.getByRole('button', {
      name: isExpanded(snapshot) ? text.nav_sidebar_collapse : text.nav_sidebar_expand,
      exact: true,
    });

  const see = async (snapshot: SidebarSnapshot) => {
    await expect(beside).toHaveCount(isBeside(snapshot) ? 1 : 0);
    await expect(over).toHaveCount(isOver(snapshot) ? 1 : 0);
    if (!isOver(snapshot)) await expect(toggle).toHaveAttribute('aria-expanded', String(isShown(snapshot)));
  };
  const seeWidth = async (snapshot: SidebarSnapshot) => {
    if (!isBeside(snapshot)) return;
    const width = () => beside.evaluate((element) => element.getBoundingClientRect().width);
    await expect.poll(width).toBe(isExpanded(snapshot) ? 240 : 68);
    await expect(widthButton(snapshot)).toBeVisible();
  };
  const none = () => Promise.resolve();
  /** The sidebar has no button but that for its width, and that only beside the screen. */
  const onlyWidthButton = (before: SidebarSnapshot) =>
    expect(beside.getByRole('button')).toHaveCount(isBeside(before) ? 1 : 0);

  return {
    events: {
      'sidebar.toggled': () => toggle.click(),
      'sidebar.shown': none,
      'sidebar.hidden': () => over.getByRole('button', { name: text.action_close, exact: true }).click(),
      'width.toggled': (_event, before) => widthButton(before).click(),
      'sidebar.collapsed': none,
      'window.resized': ({ width }) => page.setViewportSize({ width, height: 800 }),
    },
    done: {},
    failed: {},
    after: {},
    states: {
      visibility: none,
      'visibility.hidden': see,
      'visibility.shown': see,
      width: none,
      'width.expanded': seeWidth,
      'width.mini': seeWidth,
      window: none,
      'window.wide': see,
      'window.mobile': see,
    },
    notOffered: {
      'visibility.hidden: sidebar shown': { look: () => expect(toggle).toHaveCount(1) },
      'visibility.shown: sidebar toggled': {
        when: isOver,
        // Nothing outside of it can be reached.
        look: async () => expect(await over.evaluate((element) => element.matches(':modal'))).toBe(true),
      },
      'visibility.shown: sidebar hidden': { when: isBeside, look: onlyWidthButton },
      'width.expanded: sidebar collapsed': { look: onlyWidthButton },
      'width.expanded: width toggled': { when: isNotBeside, look: onlyWidthButton },
      'width.mini: width toggled': { when: isNotBeside, look: onlyWidthButton },
    },
  };
};
