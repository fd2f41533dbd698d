import { useRef } from 'react';
import type { CharacterSummary } from '#contract/character.ts';
import { m } from '#src/paraglide/messages.js';
import { MoreIcon, TrashIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { ClearIcon, DownloadIcon, PageIcon } from './conversationIcons.tsx';
import type { ConversationActsRef } from './conversationTypes.ts';
import { downloadConversation } from './download.ts';

export interface ConversationMenuProps {
  acts: ConversationActsRef;
  character: Pick<CharacterSummary, 'characterId' | 'name'>;
}

/** What one can do with a conversation. */
export const ConversationMenu = ({ acts, character: { characterId, name } }: ConversationMenuProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const ask = (type: 'clear.requested' | 'deletion.requested') => () => {
    // The dialog gives the keyboard back to where it was: to what stays, not to the item that goes with the menu.
    trigger.current?.focus();
    acts.send({ type, characterId, name });
  };
  return (
    <Menu
      trigger={<IconButton ref={trigger} size="sm" label={m.conversations_acts({ name })} icon={<MoreIcon />} />}
      items={[
        {
          id: 'json',
          text: m.conversations_export_json(),
          icon: <DownloadIcon />,
          onSelect: () => {
            downloadConversation(characterId, 'json');
          },
        },
        {
          id: 'text',
          text: m.conversations_export_text(),
          icon: <PageIcon />,
          onSelect: () => {
            downloadConversation(characterId, 'text');
          },
        },
        { id: 'clear', text: m.conversations_clear(), icon: <ClearIcon />, onSelect: ask('clear.requested') },
        { id: 'delete', text: m.conversations_delete(), icon: <TrashIcon />, onSelect: ask('deletion.requested') },
      ]}
    />
  );
};
