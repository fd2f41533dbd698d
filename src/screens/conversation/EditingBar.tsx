import { m } from '#src/paraglide/messages.js';
import { PencilIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { css } from '#styled/css';

const bar = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  ps: '4',
  pb: '1',
  textStyle: 'small',
  color: 'accent.text',
});
const label = css({ flex: '1', minWidth: '0' });

/** Tells that a message is being changed, and leaves it as it was. */
export const EditingBar = ({ onClose }: { onClose: () => void }) => (
  <div className={bar}>
    <PencilIcon />
    <span className={label}>{m.chat_editing()}</span>
    <IconButton size="sm" label={m.chat_editing_close()} icon={<CloseIcon />} onClick={onClose} />
  </div>
);
