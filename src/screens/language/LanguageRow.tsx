import { m } from '#src/paraglide/messages.js';
import { css, cx } from '#styled/css';
import { settingsRow } from '../pageStyles.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
});
const heading = css({ fontWeight: 'semibold' });
/* The names stand under the heading. */
const choice = css({ mx: '-3' });

/** The section of the settings about the language. */
export const LanguageRow = () => (
  <section className={cx(settingsRow, row)} aria-label={m.language_title()}>
    <h2 className={heading}>{m.language_title()}</h2>
    <div className={choice}>
      <LanguageChoice />
    </div>
  </section>
);
