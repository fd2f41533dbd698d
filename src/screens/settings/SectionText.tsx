import { css } from '#styled/css';

const text = css({ mb: '4', color: 'fg.muted', overflowWrap: 'anywhere' });

/** What an open section is about. */
export const SectionText = ({ children }: { children: string }) => <p className={text}>{children}</p>;
