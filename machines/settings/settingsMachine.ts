import { assertEvent } from 'xstate';
import { failed, failureOf, unanswered, withFailure } from '#machines/failure.ts';
import { withEvent } from '#machines/params.ts';
import { email } from './emailSection.ts';
import { closed, corrected, next, saving } from './settingsParts.ts';
import { settingsSetup, wrong } from './settingsSetup.ts';

const left = { target: '#settings.left', actions: 'tellLeft' } as const;

/** The person's own account: one section open at a time. */
export const settingsMachine = settingsSetup.createMachine({
  id: 'settings',
  context: ({ input }) => ({ user: input, notice: null, failure: null, fields: [] }),
  on: { 'user.changed': { actions: withEvent('setUser') } },
  initial: 'overview',
  states: {
    overview: {
      on: {
        // Who came by a third party has no password yet, and sets one by a mail.
        'resetMail.requested': { actions: 'tellMailWanted' },
        'section.opened': [
          {
            guard: { type: 'isSection', params: ({ event }) => ({ ...event, is: 'profile' }) },
            target: 'profile',
            actions: 'clear',
          },
          {
            guard: { type: 'isSection', params: ({ event }) => ({ ...event, is: 'country' }) },
            target: 'country',
            actions: 'clear',
          },
          {
            guard: { type: 'isSection', params: ({ event }) => ({ ...event, is: 'email' }) },
            target: 'email',
            actions: 'clear',
          },
          {
            guard: { type: 'isSection', params: ({ event }) => ({ ...event, is: 'password' }) },
            target: 'password',
            actions: 'clear',
          },
          {
            guard: { type: 'isSection', params: ({ event }) => ({ ...event, is: 'conversations' }) },
            target: 'conversations',
            actions: 'clear',
          },
          {
            guard: { type: 'isSection', params: ({ event }) => ({ ...event, is: 'signOutEverywhere' }) },
            target: 'signOutEverywhere',
            actions: 'clear',
          },
          {
            guard: { type: 'isSection', params: ({ event }) => ({ ...event, is: 'exportData' }) },
            target: 'exportData',
            actions: 'clear',
          },
          { target: 'deletion', actions: 'clear' },
        ],
      },
    },
    profile: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'section.closed': closed,
            'section.opened': next,
            'form.changed': corrected,
            'profile.submitted': [
              { guard: withEvent('isProfile'), target: 'saving', actions: 'clear' },
              { actions: withEvent('refuseProfile') },
            ],
          },
        },
        saving: saving('saved'),
      },
    },
    country: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'section.closed': closed,
            'section.opened': next,
            'country.submitted': { target: 'saving', actions: 'clear' },
          },
        },
        saving: saving('countrySaved'),
      },
    },
    email,
    password: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'section.closed': closed,
            'section.opened': next,
            'form.changed': corrected,
            'passwordChange.submitted': [
              { guard: withEvent('isPasswordChange'), target: 'changing', actions: 'clear' },
              { actions: withEvent('refuseChange') },
            ],
          },
        },
        changing: {
          tags: 'busy',
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ event }) => {
              assertEvent(event, 'passwordChange.submitted');
              return { oldPassword: event.oldPassword, password: event.password };
            },
            onDone: {
              target: '#settings.overview',
              actions: [{ type: 'setNotice', params: { notice: 'passwordChanged' } }, 'tellPasswordChanged'],
            },
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
      },
    },
    conversations: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'section.closed': closed,
            'section.opened': next,
            'conversations.submitted': { target: 'saving', actions: 'clear' },
          },
        },
        saving: saving('conversationsSaved'),
      },
    },
    signOutEverywhere: {
      initial: 'confirming',
      states: {
        confirming: {
          on: {
            'section.closed': closed,
            'section.opened': next,
            'signOutEverywhere.confirmed': { target: 'ending', actions: 'clear' },
          },
        },
        ending: {
          tags: 'busy',
          invoke: {
            id: 'signOutEverywhere',
            src: 'signOutEverywhere',
            onDone: left,
            onError: { target: 'confirming', actions: failed },
          },
          after: { answerTimeout: { target: 'confirming', actions: unanswered } },
        },
      },
    },
    exportData: {
      tags: 'busy',
      invoke: {
        id: 'exportData',
        src: 'exportData',
        onDone: { target: 'overview', actions: { type: 'setNotice', params: { notice: 'exported' } } },
        onError: { target: 'overview', actions: failed },
      },
      after: { answerTimeout: { target: 'overview', actions: unanswered } },
      on: { 'submit.cancelled': 'overview' },
    },
    deletion: {
      initial: 'confirming',
      states: {
        confirming: {
          on: {
            'export.requested': { target: 'exporting', actions: 'clear' },
            'section.closed': closed,
            'section.opened': next,
            'form.changed': corrected,
            'deletion.confirmed': [
              { guard: withEvent('isConfirmed'), target: 'deleting', actions: 'clear' },
              { actions: { type: 'setFailure', params: wrong('confirmation') } },
            ],
          },
        },
        /** As the section for that does, but that what was entered stays. */
        exporting: {
          tags: 'busy',
          invoke: {
            id: 'exportData',
            src: 'exportData',
            onDone: { target: 'confirming', actions: { type: 'setNotice', params: { notice: 'exported' } } },
            onError: { target: 'confirming', actions: failed },
          },
          after: { answerTimeout: { target: 'confirming', actions: unanswered } },
          on: { 'submit.cancelled': 'confirming' },
        },
        /** Cannot be cancelled: nobody could tell whether it came too late. */
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'deleteAccount',
            src: 'deleteAccount',
            input: ({ context: { user }, event }) => {
              assertEvent(event, 'deletion.confirmed');
              return user.hasPassword ? { email: user.email, password: event.confirmation } : { email: user.email };
            },
            onDone: { target: '#settings.left', actions: ['tellDeleted', 'tellLeft'] },
            onError: [
              // Gone already, by a try whose answer was lost, or only signed out elsewhere: nobody can tell.
              { guard: withFailure('isSignedOut'), ...left },
              {
                target: 'confirming',
                actions: {
                  type: 'setFailureAt',
                  params: ({ event }) => ({ failure: failureOf(event.error), path: 'confirmation' }),
                },
              },
            ],
          },
          after: { answerTimeout: { target: 'confirming', actions: unanswered } },
        },
      },
    },
    left: { type: 'final' },
  },
});
