import { expect, type Page } from '@playwright/test';
import { paths } from '#src/addresses/paths.ts';
import { seedCharacters } from '#server/seed/seedCharacters.ts';
import { troublesOfLooks } from './support/looks.ts';
import { signInAsMember } from './support/member.ts';
import { watchPage } from './support/watchPage.ts';
import { test, testInTurn } from './support/test.ts';

const [character] = seedCharacters;
if (character === undefined) throw new Error('The seed has characters');

const leftOrder = {
  orderId: '00000000-0000-4000-8000-000000000001',
  kind: 'package',
  productId: 'small',
  name: null,
  months: null,
  tokens: 200,
  amount: 499,
  currency: 'USD',
  status: 'cancelled',
  reason: null,
  canRefund: false,
  returnPath: '/',
  createTime: 1,
  payTime: null,
};

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isMember?: boolean;
  /** Comes true when the screen shows what it is about. */
  readonly ready: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

const screens: readonly Screen[] = [
  {
    name: 'home',
    path: paths.home(),
    ready: (page) => expect(page.getByRole('link', { name: new RegExp(character.name) }).last()).toBeVisible(),
  },
  {
    name: 'meeting',
    path: paths.meeting(character.characterId),
    ready: (page) => expect(page.getByRole('textbox')).toBeVisible(),
  },
  { name: 'sign in', path: paths.signIn(), ready: heading('Sign in to Liora') },
  { name: 'sign up', path: paths.signUp(), ready: (page) => expect(page.getByLabel('Email')).toBeVisible() },
  {
    name: 'forgotten password, over the screen',
    path: paths.home(),
    ready: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('dialog', { name: 'Set a new password' })).toBeVisible();
    },
  },
  {
    name: 'joining an account',
    path: '/users/redirect?errNo=2006&state=%2F',
    ready: heading('You already have an account'),
  },
  { name: 'third party refused', path: '/users/redirect?errNo=2003&state=%2F', ready: heading('Sign in to Liora') },
  {
    name: 'new password',
    path: paths.home(),
    ready: async (page) => {
      await page.route('/session/pc/passwordcheck', (route) => route.fulfill({ json: { errNo: 0, data: {} } }));
      await page.goto('/users/password/reset?code=ABCDEFGH2345');
      await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
    },
  },
  { name: 'broken link', path: paths.passwordReset(), ready: heading('This link no longer works') },
  { name: 'settings', path: paths.settings(), isMember: true, ready: heading('Settings') },
  {
    name: 'settings, password',
    path: paths.settings(),
    isMember: true,
    ready: async (page) => {
      const password = page.getByRole('region', { name: 'Password', exact: true });
      await password.getByRole('button', { name: 'Change', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Current password' })).toBeVisible();
    },
  },
  {
    name: 'settings, profile',
    path: paths.settings(),
    isMember: true,
    ready: async (page) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
    },
  },
  { name: 'about', path: paths.about(), ready: heading('About Liora') },
  {
    name: 'safety',
    path: paths.safety(),
    ready: (page) => expect(page.getByText('Nothing has been counted yet.')).toBeVisible(),
  },
  { name: 'a new character', path: paths.newCharacter(), ready: heading('Create a companion') },
  { name: 'the guided making', path: paths.generator(), isMember: true, ready: heading('Create a companion') },
  {
    name: 'the quick making',
    path: paths.quickGenerator(),
    isMember: true,
    ready: heading('Create a companion quickly'),
  },
  {
    name: 'profile',
    path: paths.profile(character.characterId),
    isMember: true,
    ready: heading(new RegExp(`^${character.name}`)),
  },
  { name: 'asking for pictures', path: paths.imageGenerator(), isMember: true, ready: heading('Create pictures') },
  { name: 'no pictures yet', path: paths.images(), isMember: true, ready: heading('Your pictures') },
  {
    name: 'tokens',
    path: paths.tokens(),
    ready: (page) => expect(page.getByRole('button', { name: /^Buy 200/ })).toBeEnabled(),
  },
  {
    name: 'plans',
    path: paths.subscriptions(),
    ready: (page) => expect(page.getByRole('button', { name: /^Choose Plus, monthly/ })).toBeEnabled(),
  },
  {
    name: 'a checkout that was left',
    path: paths.home(),
    ready: async (page) => {
      await page.route('**/api/order/payment*', (route) => route.fulfill({ json: { errNo: 0, data: leftOrder } }));
      await page.goto('/?orderId=00000000-0000-4000-8000-000000000001');
      await expect(page.getByRole('dialog', { name: 'Purchase not completed' })).toBeVisible();
    },
  },
  { name: 'conversations', path: paths.conversations(), isMember: true, ready: heading('Chats') },
  {
    name: 'conversation',
    path: paths.conversation(character.characterId),
    isMember: true,
    ready: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  { name: 'not found', path: '/nowhere', ready: heading('404') },
];

test.use({ contrast: 'no-preference', viewport: { width: 390, height: 900 } });
for (const { name, path, isMember = false, ready } of screens) {
  const declare = name === 'about' ? test : testInTurn;
  declare(
    `${name}: axe finds nothing, light and dark, narrow and wide, nothing overflows, nothing breaks`,
    async ({ page }) => {
      if (isMember) await signInAsMember(page.context());
      const watched = watchPage(page);
      await page.goto(path);
      await ready(page);
      expect(await troublesOfLooks(page)).toEqual({});
      expect(watched.troubles().filter((trouble) => !(name === 'not found' && trouble.includes('404')))).toEqual([]);
    },
  );
}
