import { css } from '#styled/css';

/** Beside the button where there is room for both, above it on phones. */
export const blockWords = css({ flex: { base: '[1 1 100%]', sm: '1' }, minWidth: '0' });
export const itemTitle = css({ overflowWrap: 'anywhere' });
export const appealLine = css({ mt: '2', fontSize: 'sm', color: 'fg.muted' });
/** What somebody wrote. */
export const written = css({ mt: '1', fontSize: 'sm', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
