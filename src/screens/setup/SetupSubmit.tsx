import { useSelector } from '@xstate/react';
import { isBusy } from '#machines/setup/setupSelectors.ts';
import { SubmitRow } from '../SubmitRow.tsx';
import type { SetupRef } from './SetupModal.tsx';

/** Submits a step of the setup. */
export const SetupSubmit = ({ setup, text }: { setup: SetupRef; text: string }) => (
  <SubmitRow
    text={text}
    isBusy={useSelector(setup, isBusy)}
    onCancel={() => {
      setup.send({ type: 'submit.cancelled' });
    }}
  />
);
