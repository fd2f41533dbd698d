import { assertEvent } from 'xstate';
import { failed, failureOf, unanswered } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { closed, corrected, next } from './settingsParts.ts';
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
      always: { guard: 'isEmailWaiting', target: 'waiting' },
      on: {
        'section.closed': closed,
        'section.opened': next,
        'form.changed': corrected,
        'emailChange.submitted': [
          { guard: withEvent('isEmailChange'), target: 'requesting', actions: 'clear' },
          { actions: withEvent('refuseEmailChange') },
        ],
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
        onError: {
          target: 'editing',
          actions: {
            type: 'setFailureAt',
            params: ({ event }) => ({ failure: failureOf(event.error), path: 'oldPassword' }),
          },
        },
      },
      after: { answerTimeout: { target: 'editing', actions: unanswered } },
      on: { 'submit.cancelled': 'editing' },
    },
    waiting: {
      // Confirmed or called off elsewhere, or it took too long.
      always: { guard: 'isEmailSettled', ...closed },
      on: {
        'section.closed': closed,
        'section.opened': next,
        'emailChange.resendRequested': { target: 'resending', actions: 'clear' },
        'emailChange.calledOff': { target: 'callingOff', actions: 'clear' },
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        id: 'resendEmailChange',
        src: 'resendEmailChange',
        onDone: settled('emailAsked'),
        onError: { target: 'waiting', actions: failed },
      },
      after: { answerTimeout: { target: 'waiting', actions: unanswered } },
      on: { 'submit.cancelled': 'waiting' },
    },
    callingOff: {
      tags: 'busy',
      invoke: {
        id: 'cancelEmailChange',
        src: 'cancelEmailChange',
        onDone: settled('emailKept'),
        onError: { target: 'waiting', actions: failed },
      },
      after: { answerTimeout: { target: 'waiting', actions: unanswered } },
      on: { 'submit.cancelled': 'waiting' },
    },
  },
});
