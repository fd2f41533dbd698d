import { useSelector } from '@xstate/react';
import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon, CompassIcon } from '#src/ui/icons.tsx';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { ReloadButton } from '../ReloadButton.tsx';
import { failureText } from '../wording.ts';
import { BackToConversations } from './BackToConversations.tsx';
import type { ChatRef } from './chatTypes.ts';
import { headerBar } from './headerBar.ts';

const untilLarge = css({ display: { base: 'flex', lg: 'none' } });

/** The address names nobody. */
export const ConversationNotFound = () => (
  <>
    <header className={cx(headerBar, untilLarge)}>
      <BackToConversations />
    </header>
    <EmptyState
      icon={<CompassIcon />}
      level={1}
      title={m.chat_not_found_title()}
      actions={
        <Link to={paths.home()} className={button()}>
          {m.chat_explore()}
        </Link>
      }
    >
      {m.chat_not_found_text()}
    </EmptyState>
  </>
);

/** The conversation could not be had. */
export const ConversationLoadFailed = ({ chat }: { chat: ChatRef }) => {
  const failure = useSelector(chat, (snapshot) => snapshot.context.failure);
  return (
    <EmptyState isAlert icon={<AlertIcon />} title={m.chat_load_failed_title()} actions={<ReloadButton flow={chat} />}>
      {failure === null ? undefined : failureText(failure)}
    </EmptyState>
  );
};
