import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { LanguageChoice } from './LanguageChoice.tsx';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '4',
  py: '6',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'border.subtle',
});
const heading = css({ fontWeight: 'semibold' });
/* The names stand under the heading. */
const choice = css({ mx: '-3' });

/** The section of the settings about the language. */
export const LanguageRow = () => (
  <section className={row} aria-label={m.language_title()}>
    <h2 className={heading}>{m.language_title()}</h2>
    <div className={choice}>
      <LanguageChoice />
    </div>
  </section>
);
