import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { speechMachine } from '#machines/speech/speechMachine.ts';
import { blockedId, failedId, preparingId, speakingId } from '#machines/speech/speechSelectors.ts';
import { newIntentId } from '#src/api/newIntentId.ts';
import { m } from '#src/paraglide/messages.js';
import { SpeakerIcon, StopIcon } from '#src/ui/actIcons.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { css } from '#styled/css';
import { quiet } from './layout.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });

export interface VoiceSampleProps {
  /** The voice that is chosen. */
  voice: string | null;
  sample: ActorRefFrom<typeof speechMachine>;
}

/** Lets the voice be heard that is chosen. */
export const VoiceSample = ({ voice, sample }: VoiceSampleProps) => {
  const isPreparing = useSelector(sample, (snapshot) => preparingId(snapshot) !== null);
  const isSpeaking = useSelector(sample, (snapshot) => speakingId(snapshot) !== null);
  const isBlocked = useSelector(sample, (snapshot) => blockedId(snapshot) !== null);
  const isUnheard = useSelector(sample, (snapshot) => failedId(snapshot) !== null);
  const isOn = isPreparing || isSpeaking;
  return (
    <div className={row}>
      <Button
        size="md"
        variant="outline"
        color="ink"
        onClick={() => {
          if (isOn) sample.send({ type: 'play.stopped' });
          else if (isBlocked) sample.send({ type: 'play.allowed' });
          else sample.send({ type: 'play.requested', characterId: '', msgId: voice ?? '', intentId: newIntentId() });
        }}
      >
        {isPreparing ? <Spinner /> : isSpeaking ? <StopIcon /> : <SpeakerIcon />}
        {isOn ? m.chat_listen_stop() : m.making_voice_listen()}
      </Button>
      <output className={quiet}>{isUnheard ? m.making_voice_unheard() : null}</output>
    </div>
  );
};
