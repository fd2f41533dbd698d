import { useSelector } from '@xstate/react';
import { isBusy as isBusyOf } from '#machines/messageActs/messageActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { CopyIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { MessageActsRef } from './chatTypes.ts';

/** Copies a piece of code alone. Not disabled meanwhile, so that the keyboard stays on it. */
export const CopyCodeButton = ({ acts, text }: { acts: MessageActsRef; text: string }) => {
  const isBusy = useSelector(acts, isBusyOf);
  return (
    <IconButton
      size="sm"
      label={m.chat_copy_code()}
      icon={<CopyIcon />}
      aria-disabled={isBusy}
      onClick={() => {
        acts.send({ type: 'copy.requested', text });
      }}
    />
  );
};
