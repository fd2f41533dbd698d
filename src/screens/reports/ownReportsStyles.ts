import { css } from '#styled/css';

export const itemTitle = css({ overflowWrap: 'anywhere' });
export const appealLine = css({ mt: '2', fontSize: 'sm', color: 'fg.muted' });
/** What somebody wrote. */
export const written = css({ mt: '1', fontSize: 'sm', overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
