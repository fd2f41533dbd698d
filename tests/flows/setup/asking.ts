import { errNo } from '#contract/errNo.ts';
import {
  answered,
  clear,
  dismissed,
  left,
  profile,
  questions,
  required,
  type SetupJourney,
  submittedAge,
  submittedProfile,
  updated,
} from './steps.ts';

/** Where each answer to a submit leads. */
const ways = [
  { words: 'asks for name and pronoun', code: errNo.setupNameAndPronoun, value: { nameAndPronoun: 'editing' } },
  { words: 'asks for the age', code: errNo.setupAge, value: { ageSelection: 'editing' } },
  { words: 'asks for another age', code: errNo.underAgeChangeAge, value: { underAgeChangeAge: 'editing' } },
  { words: 'says that the account is closed', code: errNo.underAge, value: 'underAge' },
  { words: 'asks nothing more', code: errNo.success, value: 'closed' },
] as const;

/** What is asked, in which order, and what closing it does. */
export const asking: Readonly<Record<string, SetupJourney>> = {
  '[AUTH-04] asks a new account for name and pronoun, then for the age': {
    steps: [
      required(errNo.setupNameAndPronoun),
      submittedProfile,
      answered(errNo.setupAge),
      submittedAge(36),
      answered(errNo.success),
    ],
    end: {
      value: 'closed',
      context: clear,
      emitted: [updated(errNo.setupAge), updated(errNo.success)],
      started: [
        { id: 'updateUser', input: profile },
        { id: 'updateUser', input: { age: 36 } },
      ],
    },
  },
  '[AUTH-04] lets an under-age answer be changed once': {
    steps: [
      required(errNo.setupAge),
      submittedAge(16),
      answered(errNo.underAgeChangeAge),
      submittedAge(36),
      answered(errNo.success),
    ],
    end: { value: 'closed', context: clear, emitted: [updated(errNo.underAgeChangeAge), updated(errNo.success)] },
  },
  '[AUTH-04] ends with a second under-age answer': {
    steps: [required(errNo.underAgeChangeAge), submittedAge(17), answered(errNo.underAge), submittedAge(36)],
    end: {
      value: 'underAge',
      context: clear,
      emitted: [updated(errNo.underAge)],
      started: [{ id: 'updateUser', input: { age: 17 } }],
    },
  },
  ...Object.fromEntries(
    questions.flatMap(({ words, asked, submitted, saving }) =>
      ways.map((way): [string, SetupJourney] => [
        `[AUTH-04] after ${words}, ${way.words} if the server says so`,
        {
          steps: [asked, submitted, answered(way.code)],
          end: { value: way.value, context: clear, emitted: [updated(way.code)], started: [saving] },
        },
      ]),
    ),
  ),
  '[AUTH-04] offers signing out where the account is closed': {
    steps: [required(errNo.underAge), { type: 'setup.signOutRequested' }],
    end: { value: 'closed', context: clear, emitted: [{ type: 'setup.signOutRequested' }] },
  },
  '[AUTH-04] opens again with the next answer after it was closed': {
    steps: [required(errNo.setupAge), dismissed, required(errNo.setupAge)],
    end: { value: { ageSelection: 'editing' }, context: clear, emitted: [left] },
  },
  'says that the final word on age was closed': {
    steps: [required(errNo.underAge), dismissed],
    end: { value: 'closed', context: clear, emitted: [left] },
  },
  'does not lose what is being entered when another answer asks for setup': {
    steps: [required(errNo.setupNameAndPronoun), submittedProfile, required(errNo.setupAge)],
    end: {
      value: { nameAndPronoun: 'submitting' },
      context: clear,
      emitted: [],
      started: [{ id: 'updateUser', input: profile }],
    },
  },
};
