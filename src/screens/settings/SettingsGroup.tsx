import { type ReactNode, useId } from 'react';
import { css } from '#styled/css';

const group = css({ mt: '10', _first: { mt: '0' } });
const name = css({ mb: '3', textStyle: 'heading', color: 'accent.text' });

/** Sections of the settings that belong together. */
export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields of one form
    <div role="group" aria-labelledby={id} className={group}>
      <p id={id} className={name}>
        {title}
      </p>
      {children}
    </div>
  );
};
