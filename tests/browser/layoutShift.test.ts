import { type BrowserContext, expect, type Page } from '@playwright/test';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { paths } from '#src/addresses/paths.ts';
import { Visitor } from '#tests/server/support/visitor.ts';
import { originOf, signInAs, signInAsMember } from './support/member.ts';
import { test, testInTurn } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');
const { characterId } = character;

/** The most that people do not notice, summed up over a screen. */
const MOST = 0.02;

/** Each kind of screen, where most of it comes later than its frame. */
const VISITS = [
  { who: 'a visitor', width: 390, screens: [paths.home(), paths.tokens(), paths.signIn(), paths.safety()] },
  { who: 'a visitor', width: 1440, screens: [paths.home()] },
  {
    who: 'a member',
    width: 390,
    screens: [paths.conversation(characterId), paths.profile(characterId), paths.settings()],
  },
  {
    who: 'a member',
    width: 1440,
    screens: [paths.conversation(characterId), paths.characters()],
  },
  { who: 'somebody who comes back', width: 390, screens: [paths.home()] },
  { who: 'somebody who comes back', width: 1440, screens: [paths.home()] },
] as const;

/** Signs in somebody who has talked with two of the companions. */
const comeBack = async (context: BrowserContext): Promise<void> => {
  const visitor = new Visitor(originOf());
  await visitor.join();
  for (const one of seedCharacters.slice(0, 2)) await visitor.say(one.characterId, 'Hello');
  await signInAs(context, visitor);
};

/** How far what was drawn has moved since the page began, as Cumulative Layout Shift counts it, and what moved. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    for (const entry of observer.takeRecords()) {
      if (!('value' in entry) || typeof entry.value !== 'number' || Reflect.get(entry, 'hadRecentInput') === true)
        continue;
      const sources: unknown = Reflect.get(entry, 'sources');
      const moved = (Array.isArray(sources) ? sources : []).map((source: unknown) => {
        const node: unknown = Object(source).node;
        return node instanceof Element ? `${node.tagName}.${node.className}`.slice(0, 80) : 'text';
      });
      shifts.push({ value: entry.value, moved });
    }
    return shifts;
  });

for (const { who, width, screens } of VISITS) {
  const declare = who !== 'a member' && width === 1440 ? test : testInTurn;
  declare(`nothing moves on the screens of ${who} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    if (who === 'a member') await signInAsMember(page.context());
    if (who === 'somebody who comes back') await comeBack(page.context());
    const moved: unknown[] = [];
    for (const path of screens) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const shifts = await shiftsOf(page);
      if (shifts.reduce((sum, { value }) => sum + value, 0) > MOST) moved.push({ path, shifts });
    }
    expect(moved).toEqual([]);
  });
}
