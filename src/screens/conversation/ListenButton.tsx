import { useSelector } from '@xstate/react';
import { preparingId, speakingId } from '#machines/speech/speechSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { SpeakerIcon, StopIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import type { ConversationFlows } from './chatTypes.ts';

/** Has a message read out, or stops that. */
export const ListenButton = ({ flows: { chat, speech }, msgId }: { flows: ConversationFlows; msgId: string }) => {
  const isSpeaking = useSelector(speech, (snapshot) => speakingId(snapshot) === msgId);
  const isPreparing = useSelector(speech, (snapshot) => preparingId(snapshot) === msgId);
  if (isSpeaking || isPreparing)
    return (
      <IconButton
        size="sm"
        label={isPreparing ? m.chat_listen_preparing() : m.chat_listen_stop()}
        icon={isPreparing ? <Spinner /> : <StopIcon />}
        onClick={() => {
          speech.send({ type: 'play.stopped' });
        }}
      />
    );
  return (
    <IconButton
      size="sm"
      label={m.chat_listen()}
      icon={<SpeakerIcon />}
      onClick={() => {
        const { characterId } = chat.getSnapshot().context;
        speech.send({ type: 'play.requested', characterId, msgId, intentId: newIntentId() });
      }}
    />
  );
};
