import { errNo, type SetupErrNo } from '#contract/errNo.ts';
import { type SetupContext, setupMachine } from '#machines/setup/setupMachine.ts';
import { user } from './model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(setupMachine);
export type SetupJourney = Journey<typeof setupMachine>;

export const required = (code: SetupErrNo) => ({ type: 'setup.required', errNo: code }) as const;
export const profile = { name: 'Ada', pronoun: 'she/her' };
export const submittedProfile = { type: 'profile.submitted', ...profile } as const;
export const submittedAge = (age: number) => ({ type: 'age.submitted', age }) as const;
export const entered = (values: Readonly<Record<string, string | number>>) =>
  ({ type: 'form.changed', values }) as const;
export const cancelled = { type: 'submit.cancelled' } as const;
export const dismissed = { type: 'setup.dismissed' } as const;
export const answered = (code: number) => done('updateUser', { errNo: code, user });

export const clear: SetupContext = { failure: null, fields: [] };
export const updated = (code: number) => ({ type: 'user.updated', errNo: code, user }) as const;
export const left = { type: 'setup.left' } as const;

/** What is asked for, each with an answer that is taken, one that is not, and what is wrong with that. */
export const questions = [
  {
    words: 'name and pronoun',
    asked: required(errNo.setupNameAndPronoun),
    editing: { nameAndPronoun: 'editing' },
    submitting: { nameAndPronoun: 'submitting' },
    submitted: submittedProfile,
    saving: { id: 'updateUser', input: profile },
    wrong: { type: 'profile.submitted', name: 'Ada', pronoun: '' },
    fields: [{ path: 'pronoun', reason: 'tooShort' }],
    stillWrong: entered({ name: '', pronoun: '' }),
    right: entered({ name: '', pronoun: 'she/her' }),
  },
  {
    words: 'the age',
    asked: required(errNo.setupAge),
    editing: { ageSelection: 'editing' },
    submitting: { ageSelection: 'submitting' },
    submitted: submittedAge(36),
    saving: { id: 'updateUser', input: { age: 36 } },
    wrong: submittedAge(7),
    fields: [{ path: 'age', reason: 'outOfRange' }],
    stillWrong: entered({ age: 12 }),
    right: entered({ age: 18 }),
  },
  {
    words: 'another age',
    asked: required(errNo.underAgeChangeAge),
    editing: { underAgeChangeAge: 'editing' },
    submitting: { underAgeChangeAge: 'submitting' },
    submitted: submittedAge(36),
    saving: { id: 'updateUser', input: { age: 36 } },
    wrong: submittedAge(7),
    fields: [{ path: 'age', reason: 'outOfRange' }],
    stillWrong: entered({ age: 12 }),
    right: entered({ age: 18 }),
  },
] as const;
