import { lazy, Suspense } from 'react';
import { m } from '#src/paraglide/messages.js';
import { onceIdle } from '#src/browser/onceIdle.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { mendLate } from '#src/ui/late.ts';
import { UserIcon } from '#src/ui/icons.tsx';
import { type Press, pressMenu, untilMenuPressed } from './accountMenuPress.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';

/** Milliseconds after the button is there: its menu is not to come before what the screen shows. */
const LATER = 3000;

const load = () => import('./AccountMenu.tsx');
/** A failure is met again by who presses. */
const prepare = () => void load().catch(() => undefined);
/** What else is on the screen stays as it is when the menu does not come, unless the page loads itself anew. */
const press = (by: Press) => void load().then(() => pressMenu(by), mendLate);

const AccountMenu = lazy(async () => {
  setTimeout(() => onceIdle(prepare), LATER);
  await untilMenuPressed;
  return load();
});

/** The button alone: a menu weighs more than a screen, and few open it. */
const Unopened = () => (
  <IconButton
    label={m.nav_account()}
    icon={<UserIcon />}
    aria-haspopup="menu"
    aria-expanded={false}
    onPointerEnter={prepare}
    onFocus={prepare}
    onClick={({ detail }) => press(detail === 0 ? 'keyboard' : 'pointer')}
    onKeyDown={(event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      press('keyboard');
    }}
  />
);

/** The button of the account's menu, which loads when it is first pressed. */
export const AccountMenuButton = (props: AccountMenuProps) => (
  <Suspense fallback={<Unopened />}>
    <AccountMenu {...props} />
  </Suspense>
);
