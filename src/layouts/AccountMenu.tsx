import { useLayoutEffect } from 'react';
import { m } from '#src/paraglide/messages.js';
import { SettingsIcon, SignOutIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { UserIcon } from '#src/ui/icons.tsx';
import { answerPress, openPress } from './accountMenuPress.ts';

export interface AccountMenuProps {
  /** Who is signed in, as shown above the items. */
  heading: string;
  onSettings: () => void;
  onSignOut: () => void;
}

/** What a signed-in person can do with the account. Opens at once for whoever has pressed its button before it was there. */
const AccountMenu = ({ heading, onSettings, onSignOut }: AccountMenuProps) => {
  useLayoutEffect(answerPress, []);
  return (
    <Menu
      trigger={<IconButton label={m.nav_account()} icon={<UserIcon />} />}
      heading={heading}
      items={[
        { id: 'settings', text: m.nav_settings(), icon: <SettingsIcon />, onSelect: onSettings },
        { id: 'signOut', text: m.nav_sign_out(), icon: <SignOutIcon />, onSelect: onSignOut },
      ]}
      opensBy={openPress()}
    />
  );
};

export default AccountMenu;
