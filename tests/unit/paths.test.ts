import { describe, expect, it } from 'vitest';
import { isScreenPath, SCREENS } from '#contract/screens.ts';
import { isShop, paths } from '#src/addresses/paths.ts';

const ID = ':characterId';
/** Every address of a screen, without what is asked of it. */
const screens: readonly string[] = [
  paths.home(),
  paths.conversations(),
  paths.conversation(ID),
  paths.conversationAlone(ID),
  paths.profile(ID),
  paths.meeting(ID),
  paths.generator(),
  paths.quickGenerator(),
  paths.imageGenerator(),
  paths.imageGeneratorFor(ID),
  paths.images(),
  paths.characters(),
  paths.newCharacter(),
  paths.editCharacter(ID),
  paths.settings(),
  paths.subscriptions(),
  paths.tokens(),
  paths.demo(),
  paths.oldIndex(),
  paths.about(),
  paths.safety(),
  paths.operator(),
  paths.error(),
  paths.farewell(),
  paths.testAuth(),
  paths.testAuthRedirect(),
  paths.signIn(),
  paths.signUp(),
  paths.setup(),
  paths.passwordReset(),
  paths.emailChange(),
  paths.userRedirect(),
];

describe('[ROUTE-21] what the server takes for a screen', () => {
  it('is every address of a screen', () => {
    expect(SCREENS.toSorted()).toEqual(screens.toSorted());
  });

  it.each([
    ['/tokens', true],
    ['/tokens/', true],
    ['/TOKENS', true],
    ['/meet/9999', true],
    ['/meet/a b', true],
    ['/', true],
    ['/meet', false],
    ['/meet/', false],
    ['/tokens/more', false],
    ['/nowhere', false],
    ['/meet/1/2', false],
  ])('%s: %s', (pathname, is) => {
    expect(isScreenPath(pathname)).toBe(is);
  });
});

describe('the screens of buying', () => {
  it.each([
    ['/tokens', true],
    ['/tokens/', true],
    ['/subscriptions', true],
    ['/subscriptions/', true],
    ['/', false],
    ['/tokens/more', false],
  ])('%s: %s', (pathname, is) => {
    expect(isShop(pathname)).toBe(is);
  });
});
