import { useSelector } from '@xstate/react';
import { canStartOver, isAskingToStartOver } from '#machines/characterDraft/characterDraftSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Button } from '#src/ui/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import type { DraftRef } from './generatorTypes.ts';

/** Throws the draft away, once that is confirmed. */
export const StartOver = ({ draft }: { draft: DraftRef }) => {
  const canAsk = useSelector(draft, canStartOver);
  const isAsking = useSelector(draft, isAskingToStartOver);
  return (
    <>
      {canAsk || isAsking ? (
        <Button
          size="sm"
          variant="ghost"
          color="ink"
          onClick={() => {
            draft.send({ type: 'startOver.requested' });
          }}
        >
          {m.making_start_over()}
        </Button>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={m.making_start_over_title()}
          text={m.making_start_over_text()}
          submitText={m.making_start_over_submit()}
          isWaiting={false}
          onSubmit={() => {
            draft.send({ type: 'startOver.confirmed' });
          }}
          onDismiss={() => {
            draft.send({ type: 'startOver.cancelled' });
          }}
        />
      ) : null}
    </>
  );
};
