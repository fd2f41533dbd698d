import { assertEvent } from 'xstate';
import { failureOf, noAnswer } from '#machines/failure.ts';
import { authSetup } from './authSetup.ts';

const unanswered = { type: 'setFailure', params: noAnswer } as const;
const dismissed = { target: '#auth.closed', actions: ['reset', 'announceDismissal'] } as const;

/** On the way to a third party: its address is asked for, then the browser leaves. */
export const authRedirect = authSetup.createStateConfig({
  tags: ['open', 'busy'],
  on: {
    'auth.closed': dismissed,
    'submit.cancelled': '#auth.signIn',
  },
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'authorize',
        src: 'authorize',
        input: ({ context }) => ({ oauthType: context.oauthType }),
        onDone: {
          target: 'leaving',
          actions: { type: 'announceAuthURL', params: ({ event }) => event.output },
        },
        onError: {
          target: '#auth.signIn',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: { submitTimeout: { target: '#auth.signIn', actions: unanswered } },
    },
    /** A browser that is still here after a while could not reach the third party. */
    leaving: {
      after: { leaveTimeout: { target: '#auth.signIn', actions: unanswered } },
    },
  },
});

/** The email of a third party has an account here: its password, given once, joins the two. */
export const linkAccount = authSetup.createStateConfig({
  tags: 'open',
  on: {
    'auth.closed': dismissed,
    'view.chosen': [
      { guard: { type: 'isSignIn', params: ({ event }) => event }, target: '#auth.signIn', actions: 'clearErrors' },
      {
        guard: { type: 'isForgotPassword', params: ({ event }) => event },
        target: '#auth.forgotPassword',
        actions: 'clearErrors',
      },
    ],
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.changed': { actions: { type: 'dropCorrected', params: ({ event }) => event } },
        'password.submitted': [
          {
            guard: { type: 'isPassword', params: ({ event }) => event },
            target: 'submitting',
            actions: 'clearErrors',
          },
          { actions: { type: 'refusePassword', params: ({ event }) => event } },
        ],
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'linkIdentity',
        src: 'linkIdentity',
        input: ({ event }) => {
          assertEvent(event, 'password.submitted');
          return { password: event.password };
        },
        onDone: { target: '#auth.closed', actions: ['reset', 'announceSuccess'] },
        onError: [
          {
            guard: { type: 'isSignInExpired', params: ({ event }) => failureOf(event.error) },
            target: '#auth.signIn',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
          },
          {
            target: 'editing',
            actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
          },
        ],
      },
      after: { submitTimeout: { target: 'editing', actions: unanswered } },
      on: { 'submit.cancelled': 'editing' },
    },
  },
});
