import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { ArrowLeftIcon } from '#src/ui/actIcons.tsx';
import { css, cx } from '#styled/css';
import { iconButton } from '#styled/recipes';

const untilLarge = css({ display: { base: 'inline-grid', lg: 'none' } });

/** Leads to the list of conversations where that does not stand beside the conversation. */
export const BackToConversations = () => (
  <Link to={paths.conversations()} aria-label={m.action_back()} className={cx(iconButton(), untilLarge)}>
    <ArrowLeftIcon />
  </Link>
);
