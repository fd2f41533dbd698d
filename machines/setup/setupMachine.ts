import { assertEvent, assign, emit, setup } from 'xstate';
import { age, name, pronoun } from '#contract/account.ts';
import type { FieldError } from '#contract/envelope.ts';
import { errNo, type SetupErrNo } from '#contract/errNo.ts';
import type { User } from '#contract/user.ts';
import { checkFields, type FormValues, stillWrong } from '#machines/checkFields.ts';
import type { Failure } from '#machines/failure.ts';
import { corrected, refused, submitted, timedOut } from '#machines/formStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** Milliseconds after which a call counts as not answered. Longer than the API client's own 20 s. */
export const SAVE_TIMEOUT = 30_000;

export interface Profile {
  name: string;
  pronoun: string;
}

export interface Age {
  /** Whole years. */
  age: number;
}

/** Answer of user/update: the user, and what setup still needs. */
export interface UpdatedUser {
  errNo: number;
  user: User;
}

export interface SetupContext {
  /** Why the last call failed. */
  failure: Failure | null;
  /** What is wrong with single fields. */
  fields: readonly FieldError[];
}

export type SetupEvent =
  | { type: 'setup.required'; errNo: SetupErrNo }
  | ({ type: 'form.changed' } & FormValues)
  | ({ type: 'profile.submitted' } & Profile)
  | ({ type: 'age.submitted' } & Age)
  | { type: 'submit.cancelled' }
  /** Closed; the next answer that asks for setup opens it again. */
  | { type: 'setup.dismissed' }
  | { type: 'setup.signOutRequested' };

export type SetupEmitted =
  | ({ type: 'user.updated' } & UpdatedUser)
  /** Closed before it was finished. */
  | { type: 'setup.left' }
  | { type: 'setup.signOutRequested' };

const types: { context?: SetupContext; events?: SetupEvent; emitted?: SetupEmitted; tags?: 'open' | 'busy' } = {};

const wrongProfile = (profile: Profile): FieldError[] => checkFields({ name, pronoun }, { ...profile });
const wrongAge = (given: Age): FieldError[] => checkFields({ age }, { ...given });

const setupSetup = setup({
  types,
  actors: {
    updateUser: promisePlaceholder<UpdatedUser, Partial<Profile & Age>>('updateUser'),
  },
  guards: {
    isProfile: (_, profile: Profile) => wrongProfile(profile).length === 0,
    isAge: (_, given: Age) => wrongAge(given).length === 0,
    needsNameAndPronoun: (_, needed: { errNo: number }) => needed.errNo === errNo.setupNameAndPronoun,
    needsAge: (_, needed: { errNo: number }) => needed.errNo === errNo.setupAge,
    needsOtherAge: (_, needed: { errNo: number }) => needed.errNo === errNo.underAgeChangeAge,
    isUnderAge: (_, needed: { errNo: number }) => needed.errNo === errNo.underAge,
  },
  actions: {
    refuseProfile: assign({ failure: null, fields: (_, profile: Profile) => wrongProfile(profile) }),
    refuseAge: assign({ failure: null, fields: (_, given: Age) => wrongAge(given) }),
    setFailure: assign({
      failure: (_, failure: Failure) => failure,
      fields: (_, failure: Failure) => failure.fields,
    }),
    dropCorrected: assign({
      fields: ({ context }, form: FormValues) => stillWrong(context.fields, { name, pronoun, age }, form),
    }),
    clearErrors: assign({ failure: null, fields: [] }),
    tellUpdate: emit((_, { errNo, user }: UpdatedUser) => ({ type: 'user.updated' as const, errNo, user })),
    tellLeft: emit({ type: 'setup.left' }),
    tellSignOut: emit({ type: 'setup.signOutRequested' }),
  },
  delays: { saveTimeout: SAVE_TIMEOUT },
});

const tellUpdate = withOutput('tellUpdate');
/** Where the answer leads. */
const updated = [
  { guard: withOutput('needsNameAndPronoun'), target: '#setup.nameAndPronoun', actions: tellUpdate },
  { guard: withOutput('needsAge'), target: '#setup.ageSelection', actions: tellUpdate },
  { guard: withOutput('needsOtherAge'), target: '#setup.underAgeChangeAge', actions: tellUpdate },
  { guard: withOutput('isUnderAge'), target: '#setup.underAge', actions: tellUpdate },
  { target: '#setup.closed', actions: tellUpdate },
] as const;
const dismissed = { target: '#setup.closed', actions: ['clearErrors', 'tellLeft'] } as const;

/** Saves what was submitted. */
const submitting = (input: (given: { event: SetupEvent }) => Partial<Profile & Age>) =>
  setupSetup.createStateConfig({
    tags: 'busy',
    invoke: { id: 'updateUser', src: 'updateUser', input, onDone: updated, onError: refused },
    after: { saveTimeout: timedOut },
    on: { 'submit.cancelled': 'editing' },
  });

const askingAge = setupSetup.createStateConfig({
  tags: 'open',
  on: { 'setup.dismissed': dismissed },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.changed': corrected,
        'age.submitted': submitted('isAge', 'refuseAge'),
      },
    },
    submitting: submitting(({ event }) => {
      assertEvent(event, 'age.submitted');
      return { age: event.age };
    }),
  },
});

/**
 * Asks for what an account still needs, one modal at a time, in the server's order.
 * While a modal is open, other answers that ask for setup change nothing: the answer to its own submit tells what comes next.
 */
export const setupMachine = setupSetup.createMachine({
  id: 'setup',
  context: { failure: null, fields: [] },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'setup.required': [
          { guard: withEvent('needsNameAndPronoun'), target: 'nameAndPronoun' },
          { guard: withEvent('needsAge'), target: 'ageSelection' },
          { guard: withEvent('needsOtherAge'), target: 'underAgeChangeAge' },
          { target: 'underAge' },
        ],
      },
    },
    nameAndPronoun: {
      tags: 'open',
      on: { 'setup.dismissed': dismissed },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'form.changed': corrected,
            'profile.submitted': submitted('isProfile', 'refuseProfile'),
          },
        },
        submitting: submitting(({ event }) => {
          assertEvent(event, 'profile.submitted');
          return { name: event.name, pronoun: event.pronoun };
        }),
      },
    },
    ageSelection: askingAge,
    /** The one chance to change an under-age answer. */
    underAgeChangeAge: askingAge,
    /** Final for the account; the modal can only be closed or left by signing out. */
    underAge: {
      tags: 'open',
      on: {
        'setup.dismissed': { target: 'closed', actions: 'tellLeft' },
        'setup.signOutRequested': { target: 'closed', actions: 'tellSignOut' },
      },
    },
  },
});
