import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import type { ChatCharacter } from '#machines/chat/chatTypes.ts';
import type { ChatSnapshot } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { ReportDialog } from '../report/ReportDialog.tsx';
import { AnswerAnnouncer } from './AnswerAnnouncer.tsx';
import { AskForPicture } from './AskForPicture.tsx';
import { CareReminder } from './CareReminder.tsx';
import type { ConversationFlows, PictureTerms, TokensProps } from './chatTypes.ts';
import { CompanionBeside } from './CompanionBeside.tsx';
import { Composer } from './Composer.tsx';
import { ConversationFrame } from './ConversationFrame.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { ConversationLoadFailed, ConversationNotFound } from './ConversationMissing.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { DeleteMessageDialog } from './DeleteMessageDialog.tsx';
import { FaceStrip } from './FaceStrip.tsx';
import { HelpCard } from './HelpCard.tsx';
import { ImageDialog } from './ImageDialog.tsx';
import { MessageFeedbackDialog } from './MessageFeedbackDialog.tsx';
import { MessageList } from './MessageList.tsx';
import { TokensLeft } from './TokensLeft.tsx';

const gone = css({ width: 'full', maxWidth: 'column', mx: 'auto', px: '4', py: '3', mb: '4' });

const goneText = ({ name, isBlocked = false }: ChatCharacter): string =>
  isBlocked ? m.chat_blocked({ name }) : m.chat_gone({ name });
const isGone = (snapshot: ChatSnapshot) => snapshot.matches('notFound');
const hasLoadFailed = (snapshot: ChatSnapshot) => snapshot.matches('loadFailed');

const UNKNOWN: TokensProps = { answersLeft: null, onGetTokens: () => undefined };

const NO_PICTURES: PictureTerms = {
  cost: null,
  answerCost: 0,
  tokens: null,
  hasPlan: false,
  onSeePlans: () => undefined,
};

export interface ConversationScreenProps {
  flows: ConversationFlows;
  /** The built-in demo companion answers. */
  isDemo?: boolean;
  pictureTerms?: PictureTerms;
  tokens?: TokensProps;
  /** The list of conversations, shown on wide windows. */
  aside?: ReactNode;
  /** What one can do with the whole conversation. */
  menu?: ReactNode;
}

/** A conversation: whom with, what was said, and where to say more. Fills the height that it is given. */
export const ConversationScreen = ({
  flows,
  isDemo = false,
  pictureTerms = NO_PICTURES,
  tokens = UNKNOWN,
  aside,
  menu,
}: ConversationScreenProps) => {
  const { chat, acts, imageDetail, nextLine, picture, careReminder, report } = flows;
  const character = useSelector(chat, (snapshot) => snapshot.context.character);
  const composer = useRef<HTMLTextAreaElement>(null);
  const isMissing = useSelector(chat, isGone);
  const hasFailed = useSelector(chat, hasLoadFailed);
  return (
    <ConversationFrame
      aside={aside}
      companion={isMissing || hasFailed ? null : <CompanionBeside chat={chat} character={character} />}
    >
      {isMissing ? (
        <ConversationNotFound />
      ) : hasFailed ? (
        <ConversationLoadFailed chat={chat} />
      ) : (
        <>
          <ConversationHeader character={character} isDemo={isDemo} menu={menu} />
          {character === null ? (
            <ConversationSkeleton />
          ) : (
            <>
              {character.expressions === undefined ? null : (
                <FaceStrip
                  chat={chat}
                  name={character.name}
                  portrait={character.portrait}
                  expressions={character.expressions}
                />
              )}
              <MessageList
                flows={flows}
                character={character}
                pictureCost={pictureTerms.cost}
                tokens={tokens}
                composer={composer}
              />
              <AnswerAnnouncer chat={chat} name={character.name} />
              <CareReminder reminder={careReminder} />
              <HelpCard chat={chat} />
              {character.isGone === true || character.isBlocked === true ? (
                <Notice className={gone}>{goneText(character)}</Notice>
              ) : (
                <>
                  <TokensLeft chat={chat} {...tokens} />
                  <Composer chat={chat} nextLine={nextLine} picture={picture} name={character.name} input={composer} />
                  <AskForPicture
                    chat={chat}
                    picture={picture}
                    name={character.name}
                    terms={pictureTerms}
                    onGetTokens={tokens.onGetTokens}
                  />
                </>
              )}
              <MessageFeedbackDialog acts={acts} name={character.name} />
              <DeleteMessageDialog acts={acts} name={character.name} />
              <ReportDialog report={report} />
              <ImageDialog imageDetail={imageDetail} name={character.name} />
            </>
          )}
        </>
      )}
    </ConversationFrame>
  );
};
