import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { isBusy } from '#machines/ownCharacterActs/ownCharacterActsSelectors.ts';
import type { ListedCharacter } from '#machines/ownCharacters/ownCharactersMachine.ts';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { EyeIcon, MoreIcon, PencilIcon, TrashIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { ChatIcon } from '#src/ui/icons.tsx';
import { Menu, type MenuItem } from '#src/ui/Menu.tsx';
import { css } from '#styled/css';
import { DownloadIcon } from '../conversations/conversationIcons.tsx';
import { CardIcon } from './characterIcons.tsx';
import type { OwnCharacterActsRef } from './characterTypes.ts';
import { exportCard } from './exportCard.ts';

/* Over a picture of any colour. */
const onPicture = css({
  bg: 'onPicture.veil',
  color: 'onPicture.default',
  _canHover: { '&:hover:not(:disabled)': { bg: 'onPicture.veil', color: 'onPicture.default' } },
});

export interface OwnCharacterMenuProps {
  acts: OwnCharacterActsRef;
  character: ListedCharacter;
}

/** What one can do with a character of one's own: all of it once it is ready, before that only be rid of it. */
export const OwnCharacterMenu = ({ acts, character }: OwnCharacterMenuProps) => {
  const { characterId, name, visibility, status } = character;
  const trigger = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  // One act at a time.
  const isDisabled = useSelector(acts, isBusy);
  const ask = (type: 'deletion.requested' | 'visibility.requested') => () => {
    // The dialog gives the keyboard back to where it was: to what stays, not to the item that goes with the menu.
    trigger.current?.focus();
    acts.send({ type, characterId, name, visibility });
  };
  const withReady: MenuItem[] = [
    {
      id: 'chat',
      text: m.own_chat(),
      icon: <ChatIcon />,
      onSelect: () => void navigate(paths.conversation(characterId)),
    },
    {
      id: 'edit',
      text: m.own_edit(),
      icon: <PencilIcon />,
      onSelect: () => void navigate(paths.editCharacter(characterId)),
    },
    {
      id: 'visibility',
      text: m.own_visibility(),
      icon: <EyeIcon />,
      isDisabled,
      onSelect: ask('visibility.requested'),
    },
    {
      id: 'png',
      text: m.own_export_png(),
      icon: <CardIcon />,
      onSelect: () => {
        exportCard(characterId, 'png');
      },
    },
    {
      id: 'charx',
      text: m.own_export_charx(),
      icon: <DownloadIcon />,
      onSelect: () => {
        exportCard(characterId, 'charx');
      },
    },
    {
      id: 'json',
      text: m.own_export_json(),
      icon: <DownloadIcon />,
      onSelect: () => {
        exportCard(characterId, 'json');
      },
    },
  ];
  return (
    <Menu
      trigger={
        <IconButton
          ref={trigger}
          size="sm"
          {...(status === 'ready' && { className: onPicture })}
          label={m.own_acts({ name })}
          icon={<MoreIcon />}
        />
      }
      items={[
        ...(status === 'ready' ? withReady : []),
        { id: 'delete', text: m.own_delete(), icon: <TrashIcon />, isDisabled, onSelect: ask('deletion.requested') },
      ]}
    />
  );
};
