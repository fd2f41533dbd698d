import { assertEvent } from 'xstate';
import { failureOf } from '#machines/failure.ts';
import { closed, corrected, failedWith, next, outputOf, unanswered } from './settingsParts.ts';
import { type SettingsContext, settingsSetup } from './settingsSetup.ts';

/** What the account waits for is known anew, and the overview says what was done. */
const settled = (notice: SettingsContext['notice']) =>
  ({
    target: '#settings.overview',
    actions: [
      { type: 'setNewEmail', params: outputOf },
      { type: 'setNotice', params: { notice } },
      { type: 'tellUpdate', params: outputOf },
    ],
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
          { guard: { type: 'isEmailChange', params: ({ event }) => event }, target: 'requesting', actions: 'clear' },
          { actions: { type: 'refuseEmailChange', params: ({ event }) => event } },
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
        onError: { target: 'waiting', actions: failedWith },
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
        onError: { target: 'waiting', actions: failedWith },
      },
      after: { answerTimeout: { target: 'waiting', actions: unanswered } },
      on: { 'submit.cancelled': 'waiting' },
    },
  },
});
