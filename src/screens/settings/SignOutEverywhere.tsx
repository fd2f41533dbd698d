import { useSelector } from '@xstate/react';
import { m } from '#src/paraglide/messages.js';
import { css } from '#styled/css';
import { FailureLine } from '../FailureLine.tsx';
import { SectionButtons } from './SectionButtons.tsx';
import type { SettingsRef } from './settingsTypes.ts';

const text = css({ mb: '4', color: 'fg.muted' });

/** Asks before every session ends. */
export const SignOutEverywhere = ({ settings }: { settings: SettingsRef }) => {
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  return (
    <>
      <p className={text}>{m.settings_sessions_text()}</p>
      <FailureLine failure={failure} />
      <SectionButtons
        settings={settings}
        text={m.settings_sessions_submit()}
        onClick={() => {
          settings.send({ type: 'signOutEverywhere.confirmed' });
        }}
      />
    </>
  );
};
