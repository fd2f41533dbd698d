import { Link } from 'react-router';
import { m } from '#src/paraglide/messages.js';
import { paths } from '#src/addresses/paths.ts';
import { countText, shortCountText } from '#src/screens/money.ts';
import { SparkIcon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';

const balance = css({ fontVariantNumeric: 'tabular-nums', '& svg': { color: 'accent.text' } });

/** How many tokens one has, and the way to more. */
export const BalanceLink = ({ tokens, className }: { tokens: number; className?: string }) => (
  <Link to={paths.tokens()} className={cx(button({ size: 'sm', variant: 'ghost', color: 'ink' }), balance, className)}>
    <SparkIcon />
    <span aria-hidden="true">{shortCountText(tokens)}</span>
    <VisuallyHidden>{tokens === 1 ? m.nav_tokens_one() : m.nav_tokens({ tokens: countText(tokens) })}</VisuallyHidden>
  </Link>
);
