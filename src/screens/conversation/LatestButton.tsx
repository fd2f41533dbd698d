import { m } from '#src/paraglide/messages.js';
import { ArrowDownIcon } from '#src/ui/actIcons.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { css } from '#styled/css';

const place = css({ position: 'absolute', bottom: '3', insetInline: '0', display: 'grid', placeItems: 'center' });
const raised = css({ boxShadow: 'md' });

/** Goes to the end of a conversation, over which it stands. */
export const LatestButton = ({ onClick }: { onClick: () => void }) => (
  <div className={place}>
    <IconButton label={m.chat_latest()} icon={<ArrowDownIcon />} variant="ink" className={raised} onClick={onClick} />
  </div>
);
