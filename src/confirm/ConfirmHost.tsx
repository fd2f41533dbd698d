import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { confirmMachine } from '#machines/confirm/confirmMachine.ts';
import { questionOf } from '#machines/confirm/confirmSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { sanitised } from './sanitiser.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';

const buttons = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '2', mt: '6' });
const prose = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  overflowWrap: 'anywhere',
  '& a': { color: 'accent.text', textDecoration: 'underline' },
  '& strong, & b': { fontWeight: 'semibold' },
  '& ul': { listStyle: '[disc]', ps: '5' },
  '& ol': { listStyle: '[decimal]', ps: '5' },
});

const Html = ({ html }: { html: string }) => (
  <span className={prose} ref={(element) => element?.replaceChildren(sanitised(html))} />
);

/** Shows the question that is to be answered now. */
export const ConfirmHost = ({ confirm }: { confirm: ActorRefFrom<typeof confirmMachine> }) => {
  const question = useSelector(confirm, questionOf);
  if (question === null) return null;
  const { id, title, message, showCancelButton, confirmButtonText, cancelButtonText, dangerouslyUseHTMLString } =
    question;
  return (
    <Dialog
      key={id}
      isOpen
      role="alertdialog"
      onClose={() => {
        confirm.send({ type: 'question.closed' });
      }}
      title={title}
      description={dangerouslyUseHTMLString ? <Html html={message} /> : message}
      closeLabel={m.action_close()}
      closesOutside
    >
      <div className={buttons}>
        {showCancelButton ? (
          <Button
            size="md"
            variant="outline"
            color="ink"
            onClick={() => {
              confirm.send({ type: 'question.cancelled' });
            }}
          >
            {cancelButtonText ?? m.action_cancel()}
          </Button>
        ) : null}
        <Button
          size="md"
          onClick={() => {
            confirm.send({ type: 'question.confirmed' });
          }}
        >
          {confirmButtonText ?? m.action_confirm()}
        </Button>
      </div>
    </Dialog>
  );
};
