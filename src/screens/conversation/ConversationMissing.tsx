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

/** The way back, where nobody is known whom the conversation is with. */
const BareHeader = () => (
  <header className={cx(headerBar, untilLarge)}>
    <BackToConversations />
  </header>
);

/** The address names nobody. */
export const ConversationNotFound = () => (
  <>
    <BareHeader />
    <EmptyState
      icon={<CompassIcon />}
      level={1}
      title={m.profile_missing_title()}
      actions={
        <Link to={paths.home()} className={button()}>
          {m.chat_explore()}
        </Link>
      }
    >
      {m.profile_missing_text()}
    </EmptyState>
  </>
);

/** The conversation could not be had. */
export const ConversationLoadFailed = ({ chat }: { chat: ChatRef }) => {
  const failure = useSelector(chat, (snapshot) => snapshot.context.failure);
  return (
    <>
      <BareHeader />
      <EmptyState
        isAlert
        icon={<AlertIcon />}
        level={1}
        title={m.chat_load_failed_title()}
        actions={<ReloadButton flow={chat} />}
      >
        {failure === null ? undefined : failureText(failure)}
      </EmptyState>
    </>
  );
};
