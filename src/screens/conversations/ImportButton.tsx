import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { isBusy } from '#machines/conversationActs/conversationActsSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { newIntentId } from '#src/api/newIntentId.ts';
import { FileInput } from '../FileInput.tsx';
import { UploadIcon } from './conversationIcons.tsx';
import type { ConversationActsRef } from './conversationTypes.ts';

/** What cannot be read is no conversation either. */
const textOf = (file: File): Promise<string> => file.text().catch(() => '');

/** Takes a file of a conversation. */
export const ImportButton = ({ acts }: { acts: ConversationActsRef }) => {
  const isWaiting = useSelector(acts, isBusy);
  const input = useRef<HTMLInputElement>(null);
  const send = async (file: File) => {
    acts.send({ type: 'file.chosen', text: await textOf(file), intentId: newIntentId() });
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        color="ink"
        disabled={isWaiting}
        onClick={() => {
          input.current?.click();
        }}
      >
        <UploadIcon />
        {m.conversations_import()}
      </Button>
      <FileInput
        ref={input}
        label={m.conversations_import()}
        accept=".json,application/json"
        onFiles={([file]) => {
          if (file !== undefined) void send(file);
        }}
      />
    </>
  );
};
