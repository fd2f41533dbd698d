import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import type { ChatRef } from './chatTypes.ts';

/** Gives the words back that were not sent. */
export const DiscardButton = ({ chat }: { chat: ChatRef }) => (
  <Button
    size="sm"
    variant="ghost"
    color="ink"
    onClick={() => {
      chat.send({ type: 'message.discarded' });
    }}
  >
    {m.chat_unsent_edit()}
  </Button>
);
