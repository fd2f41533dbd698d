import { useSelector } from '@xstate/react';
import { m } from '#src/paraglide/messages.js';
import { FailureLine } from '../FailureLine.tsx';
import { SectionButtons } from './SectionButtons.tsx';
import { SectionText } from './SectionText.tsx';
import type { SettingsRef } from './settingsTypes.ts';

/** Asks before every session ends. */
export const SignOutEverywhere = ({ settings }: { settings: SettingsRef }) => {
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  return (
    <>
      <SectionText>{m.settings_sessions_text()}</SectionText>
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
