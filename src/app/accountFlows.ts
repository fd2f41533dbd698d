import type { SettingsUser } from '#machines/settings/settingsSetup.ts';
import type { AccessActor } from '#src/flows/access.ts';
import type { Billing } from '#src/flows/billing.ts';
import type { EmailChangeFlow } from '#src/flows/emailChange.ts';
import type { OwnReports } from '#src/flows/ownReports.ts';
import type { PasswordReset } from '#src/flows/passwordReset.ts';
import type { FlowHost } from '#src/flows/screenFlows.ts';
import type { Settings } from '#src/flows/settings.ts';
import { holdFlows, itself } from './holdFlows.ts';

/** The flows around the account, each from the first screen on that needs it. */
export const accountFlows = (host: FlowHost) => {
  const settings = host.flows.holder<Settings>(itself);
  const access = holdFlows<AccessActor>(host, itself);
  const billing = holdFlows<Billing>(host, (made) => made.subscription);
  const passwordReset = holdFlows<PasswordReset>(host, itself);
  const emailChange = holdFlows<EmailChangeFlow>(host, itself);

  return {
    /** The settings of who is signed in, from the first visit on. */
    settings: (create: (host: FlowHost, user: SettingsUser) => Settings, user: SettingsUser): Settings =>
      settings.get(() => create(host, user)),

    /** Who can get into the account. */
    access: access.from,

    /** Forgets the list, unless something in it is being ended. */
    leaveAccess(): void {
      if (access.held()?.getSnapshot().matches('ending') !== true) access.end();
    },

    /** Plan, orders and tokens of who is signed in, from the first visit of the settings on. */
    billing: billing.from,

    /** Forgets how the settings were left, unless something is still under way in them. */
    leaveSettings(): void {
      if (billing.held()?.isActing() === false) billing.held()?.leave();
      if (settings.held()?.getSnapshot().hasTag('busy') !== true) settings.end();
    },

    /** Setting a new password by the link of a mail. */
    passwordReset: passwordReset.from,

    /** Whether the person reads what a new password has ended. */
    isReviewingPassword: (): boolean => passwordReset.held()?.getSnapshot().matches('reviewing') === true,

    /** Forgets the link of a reset mail that was left. */
    leavePasswordReset(): void {
      passwordReset.held()?.send({ type: 'reset.closed' });
    },

    /** Confirming a change of the email by the link of a mail. */
    emailChange: emailChange.from,

    /** Forgets the link of such a mail that was left. */
    leaveEmailChange(): void {
      emailChange.held()?.send({ type: 'change.left' });
    },

    /** What became of the person's reports, while the settings are on the screen. */
    ownReports: holdFlows<OwnReports>(host, itself).from,
  };
};
