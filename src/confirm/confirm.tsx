import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import { confirmMachine } from '#machines/confirm/confirmMachine.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';
import { ConfirmHost } from './ConfirmHost.tsx';
import { loadSanitiser } from './sanitiser.ts';

export interface AlertOptions {
  title: string;
  message: string;
  /** "Confirm" when left out. */
  confirmButtonText?: string | null;
  /** Shows the message as HTML; whatever could run, load or style something is taken out. */
  dangerouslyUseHTMLString?: boolean;
}

export interface ConfirmOptions extends AlertOptions {
  showCancelButton?: boolean;
  /** "Cancel" when left out. */
  cancelButtonText?: string | null;
}

const actor = rootFlow(
  confirmMachine.provide({ actors: { loadSanitiser: fromPromise<void, void>(loadSanitiser) } }),
).start();
let asked = 0;

createRoot(document.body.appendChild(document.createElement('div'))).render(<ConfirmHost confirm={actor} />);

/**
 * Asks the person in a dialog; several at once are asked one after the other. Resolves with "confirm"; rejects with "cancel", or with
 * "close" when the dialog was closed in another way. The dialog loads with this module.
 */
export const confirm = ({
  title,
  message,
  showCancelButton = true,
  confirmButtonText = null,
  cancelButtonText = null,
  dangerouslyUseHTMLString = false,
}: ConfirmOptions): Promise<'confirm'> =>
  new Promise((resolve, reject) => {
    asked += 1;
    const id = asked;
    const listening = actor.on('question.answered', (event) => {
      if (event.id !== id) return;
      listening.unsubscribe();
      if (event.answer === 'confirm') resolve(event.answer);
      // oxlint-disable-next-line prefer-promise-reject-errors -- the specification wants the bare word
      else reject(event.answer);
    });
    actor.send({
      type: 'question.asked',
      question: {
        id,
        title,
        message,
        showCancelButton,
        confirmButtonText,
        cancelButtonText,
        dangerouslyUseHTMLString,
      },
    });
  });

/** Tells the person something that is to be acknowledged: `confirm` with one button. */
export const alert = (options: AlertOptions): Promise<'confirm'> => confirm({ ...options, showCancelButton: false });
