import { assertEvent } from 'xstate';
import { failed, unanswered, withFailure } from '#machines/failure.ts';
import { corrected, timedOut } from '#machines/formStates.ts';
import { withEvent } from '#machines/params.ts';
import { email } from './emailSection.ts';
import { awaiting, checked, elsewhere, failedAt, saving } from './settingsParts.ts';
import { type Section, settingsSetup, wrong } from './settingsSetup.ts';

/** Opens a section, where it is that one. */
const opening = <const Name extends Section>(is: Name) =>
  ({
    guard: { type: 'isSection', params: ({ event }: { event: { section: Section } }) => ({ ...event, is }) },
    target: is,
    actions: 'clear',
  }) as const;
const exportedIn = <const Target extends string>(target: Target) =>
  ({ target, actions: { type: 'setNotice', params: { notice: 'exported' } } }) as const;
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
          opening('profile'),
          opening('country'),
          opening('email'),
          opening('password'),
          opening('conversations'),
          opening('signOutEverywhere'),
          opening('exportData'),
          { target: 'deletion', actions: 'clear' },
        ],
      },
    },
    profile: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...elsewhere,
            'form.changed': corrected,
            'profile.submitted': checked('isProfile', 'saving', 'refuseProfile'),
          },
        },
        saving: saving('saved'),
      },
    },
    country: {
      initial: 'editing',
      states: {
        editing: { on: { ...elsewhere, 'country.submitted': { target: 'saving', actions: 'clear' } } },
        saving: saving('countrySaved'),
      },
    },
    email,
    password: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            ...elsewhere,
            'form.changed': corrected,
            'passwordChange.submitted': checked('isPasswordChange', 'changing', 'refuseChange'),
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
            onError: { target: 'editing', actions: failedAt('oldPassword') },
          },
          after: { answerTimeout: timedOut },
          on: { 'submit.cancelled': 'editing' },
        },
      },
    },
    conversations: {
      initial: 'editing',
      states: {
        editing: { on: { ...elsewhere, 'conversations.submitted': { target: 'saving', actions: 'clear' } } },
        saving: saving('conversationsSaved'),
      },
    },
    signOutEverywhere: {
      initial: 'confirming',
      states: {
        confirming: {
          on: {
            ...elsewhere,
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
    exportData: awaiting('exportData', 'overview', exportedIn('overview')),
    deletion: {
      initial: 'confirming',
      states: {
        confirming: {
          on: {
            'export.requested': { target: 'exporting', actions: 'clear' },
            ...elsewhere,
            'form.changed': corrected,
            'deletion.confirmed': [
              { guard: withEvent('isConfirmed'), target: 'deleting', actions: 'clear' },
              { actions: { type: 'setFailure', params: wrong('confirmation') } },
            ],
          },
        },
        /** As the section for that does, but that what was entered stays. */
        exporting: awaiting('exportData', 'confirming', exportedIn('confirming')),
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
              { target: 'confirming', actions: failedAt('confirmation') },
            ],
          },
          after: { answerTimeout: { target: 'confirming', actions: unanswered } },
        },
      },
    },
    left: { type: 'final' },
  },
});
