import { by, type Description } from '@liora/flow-kit/machine/description.ts';
import { noAnswerComes } from '#machines/sharedWords.ts';
import type { settingsMachine } from './settingsMachine.ts';

export const settingsDescription = {
  purpose: 'Lets the person change or take along what belongs to their account, and leave it: one section at a time.',
  screen: 'The screen “Settings”',
  begins: 'Sign in and open /settings',
  states: {
    overview: 'The sections are listed with how they stand; it says what was done last, or what went wrong.',
    profile: 'The section Profile is open.',
    'profile.editing': 'Name and pronouns can be changed; it says what was wrong with the last try.',
    'profile.saving': 'The profile is being saved; Save is busy, and Cancel is offered.',
    country: 'The section Where you live is open.',
    'country.editing': 'A country can be chosen, or what the browser says; it says what was wrong with the last try.',
    'country.saving': 'Where the person lives is being saved; Save is busy, and Cancel is offered.',
    email: 'The section Email is open.',
    'email.editing':
      'Another email can be entered, with the password where there is one; it says what was wrong with the last try.',
    'email.requesting': 'The change is being asked for; the button is busy, and Cancel is offered.',
    'email.waiting':
      'It says at which addresses the change waits to be confirmed; sending the mails again and keeping the email are offered.',
    'email.resending': 'The mails are being sent again; the button is busy, and Cancel is offered.',
    'email.callingOff': 'The change is being called off; the button is busy, and Cancel is offered.',
    password: 'The section Password is open.',
    'password.editing': 'Current and new password can be entered; it says what was wrong with the last try.',
    'password.changing': 'The password is being changed; Change password is busy, and Cancel is offered.',
    conversations: 'The section Conversations is open.',
    'conversations.editing':
      'It can be chosen what comes where words ask for a picture, and whether answers show how they were thought; it says what was wrong with the last try.',
    'conversations.saving': 'The choice is being saved; Save is busy, and Cancel is offered.',
    signOutEverywhere: 'The section Sign out everywhere is open.',
    'signOutEverywhere.confirming':
      'It says what signing out everywhere means; Sign out everywhere and Cancel are offered.',
    'signOutEverywhere.ending': 'All devices are being signed out; the button is busy, and it cannot be called off.',
    exportData: '“Preparing your data”: Download is busy, and Cancel is offered.',
    deletion: 'The section Delete account is open.',
    'deletion.confirming':
      'It says what goes with the account, offers the data to download, and asks for the password or email to confirm; it says what was wrong with the last try.',
    'deletion.exporting':
      'The data is being prepared before the account goes; Download is busy, and Cancel is offered. What was entered stays.',
    'deletion.deleting': 'The account is being deleted; the button is busy, and it cannot be called off.',
    left: 'The person has left Liora here: all devices are signed out, or the account is deleted.',
  },
  events: {
    'section.opened': by('user', 'Press Edit, Change, Sign out…, Download or Delete…'),
    'section.closed': by('user', 'Press Cancel or Escape'),
    'form.changed': by('user', 'Change what is entered'),
    'profile.submitted': by('user', 'Enter name and pronouns, and press Save'),
    'country.submitted': by('user', 'Choose where they live, and press Save'),
    'emailChange.submitted': by('user', 'Enter another email, and press Send links'),
    'emailChange.resendRequested': by('user', 'Press Send again at a change of the email that waits'),
    'emailChange.calledOff': by('user', 'Press Keep my email at a change that waits'),
    'passwordChange.submitted': by('user', 'Enter both passwords, and press Change password'),
    'conversations.submitted': by('user', 'Choose what conversations bring, and press Save'),
    'resetMail.requested': by('user', 'Press Set at Password, which an account without one has'),
    'signOutEverywhere.confirmed': by('user', 'Press Sign out everywhere'),
    'export.requested': by('user', 'Press Download before deleting the account'),
    'deletion.confirmed': by('user', 'Enter the password or email, and press Delete my account'),
    'submit.cancelled': by('user', 'Press Cancel or Escape while it is waited for'),
    'user.changed': by('flow session', 'The account is known anew'),
  },
  actors: {
    updateUser: {
      does: 'Saves the profile, where the person lives, or what was chosen for conversations',
      done: 'It is saved',
      failed: 'It is not saved',
    },
    requestEmailChange: {
      does: 'Has both addresses asked whether the email is to change',
      done: 'Both have a mail',
      failed: 'Nothing is asked',
    },
    resendEmailChange: {
      does: 'Sends the mails again to who has not confirmed',
      done: 'The mails are sent again',
      failed: 'The mails are not sent again',
    },
    cancelEmailChange: {
      does: 'Calls the change of the email off',
      done: 'The email stays',
      failed: 'The change waits on',
    },
    changePassword: {
      does: 'Changes the password',
      done: 'The password is changed',
      failed: 'The password is not changed',
    },
    signOutEverywhere: {
      does: 'Signs out all devices',
      done: 'All devices are signed out',
      failed: 'The devices are not signed out',
    },
    exportData: {
      does: 'Fetches the data of the account as a file',
      done: 'The file is in the downloads',
      failed: 'The data cannot be fetched',
    },
    deleteAccount: {
      does: 'Deletes the account',
      done: 'The account is deleted',
      failed: 'The account is not deleted',
    },
  },
  guards: {
    isSection: 'it is this section',
    isProfile: 'name and pronouns can be used',
    isEmailChange: 'email and password can be used',
    isEmailWaiting: 'a change of the email waits',
    isEmailSettled: 'no change of the email waits',
    isPasswordChange: 'both passwords can be used',
    isConfirmed: 'what was entered can be the password, or is the email of an account without one',
    isSignedOut: 'nobody is signed in: the account may be gone already',
  },
  delays: { answerTimeout: noAnswerComes },
  home: ['overview', 'left'],
  uncancellable: {
    'signOutEverywhere.ending': 'nobody could tell whether that came too late',
    'deletion.deleting': 'nobody could tell whether that came too late',
  },
} as const satisfies Description<typeof settingsMachine>;
