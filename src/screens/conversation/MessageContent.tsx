import type { VisibleMessage } from '#machines/chat/chatSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import type { ConversationFlows } from './chatTypes.ts';
import { MessageImage } from './MessageImage.tsx';
import { MessageText } from './MessageText.tsx';
import { PendingPicture } from './PendingPicture.tsx';
import { Reasoning } from './Reasoning.tsx';
import { WrittenText } from './WrittenText.tsx';

export interface MessageContentProps {
  message: VisibleMessage;
  name: string;
  flows: ConversationFlows;
  actionClass: string | undefined;
  /** `null` unless it is being written right now. */
  caretClass: string | undefined | null;
}

/** What a message shows: its picture, what was thought before it, and its text, as far as it is written. */
export const MessageContent = ({ message, name, flows, actionClass, caretClass }: MessageContentProps) => (
  <>
    {message.image === null ? null : (
      <MessageImage
        imageDetail={flows.imageDetail}
        msgId={message.msgId}
        image={message.image}
        frame={message.frame}
        name={name}
      />
    )}
    {message.reasoning === undefined ? null : <Reasoning>{message.reasoning}</Reasoning>}
    {message.status === 'generating' ? (
      <>
        <WrittenText flows={flows} name={name} actionClass={actionClass} caretClass={caretClass} />
        <PendingPicture chat={flows.chat} name={name} />
      </>
    ) : (
      <MessageText
        text={message.isTakenBack === true ? m.chat_taken_back() : message.text}
        actionClass={actionClass}
        acts={flows.acts}
      />
    )}
  </>
);
