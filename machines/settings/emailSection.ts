import { assertEvent } from 'xstate';
import { corrected, timedOut } from '#machines/formStates.ts';
import { withOutput } from '#machines/params.ts';
import { awaiting, checked, closed, elsewhere, failedAt } from './settingsParts.ts';
import { type SettingsContext, settingsSetup } from './settingsSetup.ts';

/** What the account waits for is known anew, and the overview says what was done. */
const settled = (notice: SettingsContext['notice']) =>
  ({
    target: '#settings.overview',
    actions: [withOutput('setNewEmail'), { type: 'setNotice', params: { notice } }, withOutput('tellUpdate')],
  }) as const;

/** Another email of the account; while one waits to be confirmed at both addresses, that. */
export const email = settingsSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      // Asked for elsewhere: what was wrong with this form is told no more.
      always: { guard: 'isEmailWaiting', target: 'waiting', actions: 'clear' },
      on: {
        ...elsewhere,
        'form.changed': corrected,
        'emailChange.submitted': checked('isEmailChange', 'requesting', 'refuseEmailChange'),
      },
    },
    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestEmailChange',
        src: 'requestEmailChange',
        input: ({ context: { user }, event }) => {
          assertEvent(event, 'emailChange.submitted');
          return user.hasPassword ? { email: event.email, password: event.oldPassword } : { email: event.email };
        },
        onDone: settled('emailAsked'),
        onError: { target: 'editing', actions: failedAt('oldPassword') },
      },
      after: { answerTimeout: timedOut },
      on: { 'submit.cancelled': 'editing' },
    },
    waiting: {
      // Confirmed or called off elsewhere, or it took too long.
      always: { guard: 'isEmailSettled', ...closed },
      on: {
        ...elsewhere,
        'emailChange.resendRequested': { target: 'resending', actions: 'clear' },
        'emailChange.calledOff': { target: 'callingOff', actions: 'clear' },
      },
    },
    resending: awaiting('resendEmailChange', 'waiting', settled('emailAsked')),
    callingOff: awaiting('cancelEmailChange', 'waiting', settled('emailKept')),
  },
});
