import type { OpenAuthView } from '#machines/auth/authSelectors.ts';
import { m } from '#src/paraglide/messages.js';
import { Dialog } from '#src/ui/Dialog.tsx';
import { css } from '#styled/css';
import { AuthAbove } from './AuthAbove.tsx';
import { AuthBody } from './AuthBody.tsx';
import type { AuthProps } from './authTypes.ts';
import { useAuthHead } from './useAuthHead.ts';

const body = css({ mt: '6' });

/** The container over a screen. */
export const AuthDialog = ({ view, ...props }: AuthProps & { view: OpenAuthView }) => {
  const { title, text } = useAuthHead(props, view);
  return (
    <Dialog
      isOpen
      onClose={() => {
        props.auth.send({ type: 'auth.closed' });
      }}
      title={title}
      description={text}
      closeLabel={m.action_close()}
    >
      <AuthAbove view={view} errand={props.errand} />
      <div className={body}>
        <AuthBody {...props} view={view} />
      </div>
    </Dialog>
  );
};
