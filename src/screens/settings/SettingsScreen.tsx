import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isBusy, settingsUserOf, sectionOf } from '#machines/settings/settingsSelectors.ts';
import type { SettingsContext, SettingsUser } from '#machines/settings/settingsSetup.ts';
import { m } from '#src/paraglide/messages.js';
import { Notice } from '#src/ui/Notice.tsx';
import { css } from '#styled/css';
import { PageTitle } from '../PageTitle.tsx';
import { ConsentRow } from '../consent/ConsentRow.tsx';
import { FailureLine } from '../FailureLine.tsx';
import { LanguageRow } from '../language/LanguageRow.tsx';
import { ConversationsForm, pictureChoiceText } from './ConversationsForm.tsx';
import { residenceText } from './countries.ts';
import { ColorModeRow } from './ColorModeRow.tsx';
import { CountryForm } from './CountryForm.tsx';
import { DeletionForm } from './DeletionForm.tsx';
import { EmailSection, emailText } from './EmailSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';
import { SettingsRow, type SettingsRowProps } from './SettingsRow.tsx';
import type { SettingsRef } from './settingsTypes.ts';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

const page = css({
  width: 'full',
  maxWidth: 'column',
  mx: 'auto',
  px: 'gutter',
  py: { base: '8', lg: '16' },
});
const heading = css({ textStyle: 'display' });
const notices = css({ display: 'flex', flexDirection: 'column', mt: '5' });
const list = css({ mt: '8' });

const noticeText = (notice: SettingsContext['notice']): string | null => {
  switch (notice) {
    case 'saved':
      return m.settings_saved();
    case 'conversationsSaved':
      return m.settings_conversations_saved();
    case 'countrySaved':
      return m.settings_country_saved();
    case 'emailAsked':
      return m.settings_email_asked();
    case 'emailKept':
      return m.settings_email_kept();
    case 'passwordChanged':
      return m.settings_password_changed();
    case 'exported':
      return m.settings_exported();
    case null:
      return null;
  }
};

export interface SettingsScreenProps {
  settings: SettingsRef;
  /** What a picture costs, in tokens; `null` while that is not known. */
  pictureCost?: number | null;
  /** Rows about what the person pays for. */
  children?: ReactNode;
  /** The row about who can get into the account. */
  access?: ReactNode;
  /** The row about what was reported and blocked. */
  reports?: ReactNode;
  /** What of that which was paid goes with the account. */
  losses?: ReactNode;
}

interface GroupProps {
  /** What is the same for all rows. */
  row: Pick<SettingsRowProps, 'settings' | 'open' | 'isWaiting'>;
  user: SettingsUser;
}

const GeneralGroup = ({ row, user }: GroupProps) => (
  <SettingsGroup title={m.settings_group_general()}>
    <SettingsRow
      {...row}
      section="profile"
      title={m.settings_profile()}
      value={m.settings_profile_value({ name: user.name, pronoun: user.pronoun })}
      action={m.settings_edit()}
    >
      <ProfileForm settings={row.settings} />
    </SettingsRow>
    <SettingsRow
      {...row}
      section="country"
      title={m.settings_country()}
      value={m.settings_country_value({ country: residenceText(user) })}
      action={m.settings_change()}
    >
      <CountryForm settings={row.settings} />
    </SettingsRow>
    <LanguageRow />
    <ColorModeRow />
  </SettingsGroup>
);

const AccessGroup = ({ row, user, access }: GroupProps & Pick<SettingsScreenProps, 'access'>) => (
  <SettingsGroup title={m.settings_group_access()}>
    <SettingsRow
      {...row}
      section="email"
      title={m.settings_email()}
      value={emailText(user)}
      action={m.settings_change()}
    >
      <EmailSection settings={row.settings} />
    </SettingsRow>
    <SettingsRow
      {...row}
      section="password"
      title={m.settings_password()}
      value={user.hasPassword ? m.settings_password_value() : m.settings_password_none()}
      action={user.hasPassword ? m.settings_change() : m.settings_set()}
      {...(!user.hasPassword && {
        onOpen: () => {
          row.settings.send({ type: 'section.closed' });
          row.settings.send({ type: 'resetMail.requested' });
        },
      })}
    >
      <PasswordForm settings={row.settings} />
    </SettingsRow>
    {access}
    <SettingsRow
      {...row}
      section="signOutEverywhere"
      title={m.settings_sessions()}
      value={m.settings_sessions_value()}
      action={m.settings_sessions_open()}
    >
      <SignOutEverywhere settings={row.settings} />
    </SettingsRow>
  </SettingsGroup>
);

const PrivacyGroup = ({ row, losses }: Pick<GroupProps, 'row'> & Pick<SettingsScreenProps, 'losses'>) => (
  <SettingsGroup title={m.settings_group_privacy()}>
    <ConsentRow />
    <SettingsRow
      {...row}
      section="exportData"
      title={m.settings_export()}
      value={row.open === 'exportData' ? m.settings_exporting() : m.settings_export_value()}
      action={m.settings_export_submit()}
    />
    <SettingsRow
      {...row}
      section="deletion"
      title={m.settings_delete()}
      value={m.settings_delete_value()}
      action={m.settings_delete_open()}
      isDanger
    >
      <DeletionForm settings={row.settings} losses={losses} />
    </SettingsRow>
  </SettingsGroup>
);

/** The person's own account, a section at a time. */
export const SettingsScreen = ({
  settings,
  pictureCost = null,
  children,
  access,
  reports,
  losses,
}: SettingsScreenProps) => {
  const section = useSelector(settings, sectionOf);
  const isWaiting = useSelector(settings, isBusy);
  const user = useSelector(settings, settingsUserOf);
  const notice = useSelector(settings, (snapshot) => snapshot.context.notice);
  const failure = useSelector(settings, (snapshot) => snapshot.context.failure);
  const said = noticeText(notice);
  const row = { settings, open: section, isWaiting };
  return (
    <section className={page}>
      <PageTitle>{m.settings_title()}</PageTitle>
      <h1 className={heading}>{m.settings_title()}</h1>
      <div className={notices}>
        {said === null || section !== null ? null : (
          <Notice tone="success" isAlert>
            {said}
          </Notice>
        )}
        {section === null ? <FailureLine failure={failure} /> : null}
      </div>
      <div className={list}>
        <GeneralGroup row={row} user={user} />
        <SettingsGroup title={m.settings_group_conversations()}>
          <SettingsRow
            {...row}
            section="conversations"
            title={m.settings_conversations()}
            value={pictureChoiceText(user.pictureChoice)}
            action={m.settings_change()}
          >
            <ConversationsForm settings={settings} pictureCost={pictureCost} />
          </SettingsRow>
          {reports}
        </SettingsGroup>
        {children === undefined ? null : <SettingsGroup title={m.settings_group_billing()}>{children}</SettingsGroup>}
        <AccessGroup row={row} user={user} access={access} />
        <PrivacyGroup row={row} losses={losses} />
      </div>
    </section>
  );
};
