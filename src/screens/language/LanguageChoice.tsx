import { chooseLocale, localeChoices } from './locale.ts';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });
const item = css({
  minHeight: '11',
  px: '3',
  borderRadius: 'full',
  textStyle: 'small',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg.default', bg: 'bg.hover' },
  '&[aria-current]': { color: 'fg.default', fontWeight: 'semibold' },
});

/** The languages by their own names. The one that is chosen comes with a new page. */
export const LanguageChoice = () => (
  <ul className={list} aria-label={m.language_title()}>
    {localeChoices().map(({ locale, name, isCurrent }) => (
      <li key={locale}>
        <button
          type="button"
          lang={locale}
          className={item}
          aria-current={isCurrent || undefined}
          onClick={() => {
            if (!isCurrent) void chooseLocale(locale);
          }}
        >
          {name}
        </button>
      </li>
    ))}
  </ul>
);
