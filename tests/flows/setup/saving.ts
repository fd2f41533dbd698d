import type { FieldError } from '#contract/envelope.ts';
import { errNo } from '#contract/errNo.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { SAVE_TIMEOUT } from '#machines/setup/setupMachine.ts';
import {
  answered,
  cancelled,
  clear,
  dismissed,
  failed,
  left,
  questions,
  required,
  type SetupJourney,
  submittedAge,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

const refusedBy = (fields: readonly FieldError[]) => failed('updateUser', { errNo: errNo.invalidInput, fields });

const savingOf = ({
  words,
  asked,
  editing,
  submitting,
  submitted,
  saving: call,
  wrong,
  fields,
  stillWrong,
  right,
}: (typeof questions)[number]): Readonly<Record<string, SetupJourney>> => ({
  [`takes back what was wrong with ${words} once it is right`]: {
    steps: [asked, wrong, right],
    end: { value: editing, context: clear, emitted: [], started: [] },
  },
  [`says what is wrong with ${words} for as long as it is`]: {
    steps: [asked, wrong, stillWrong],
    end: { value: editing, context: { failure: null, fields }, emitted: [], started: [] },
  },
  [`forgets what was wrong with ${words} at the next try`]: {
    steps: [asked, wrong, submitted],
    end: { value: submitting, context: clear, emitted: [], started: [call] },
  },
  [`forgets what was wrong with ${words} when the question is closed`]: {
    steps: [asked, wrong, dismissed],
    end: { value: 'closed', context: clear, emitted: [left], started: [] },
  },
  [`shows what is wrong with ${words} instead of an older failure`]: {
    steps: [asked, submitted, failed('updateUser', new Error('offline')), wrong],
    end: { value: editing, context: { failure: null, fields }, emitted: [], started: [call] },
  },
  [`[AUTH-16] shows which fields the server refuses of ${words}`]: {
    steps: [asked, submitted, refusedBy(fields)],
    end: {
      value: editing,
      context: { failure: { errNo: errNo.invalidInput, fields }, fields },
      emitted: [],
      started: [call],
    },
  },
  [`forgets what the server refused of ${words} when the question is closed`]: {
    steps: [asked, submitted, refusedBy(fields), dismissed],
    end: { value: 'closed', context: clear, emitted: [left], started: [call] },
  },
  [`waits for ${words} to be saved as long as it may`]: {
    steps: [asked, submitted, waited(29_999)],
    end: { value: submitting, context: clear, emitted: [], started: [call] },
  },
  [`counts ${words} as not saved when no answer comes in time`]: {
    steps: [asked, submitted, waited(30_000)],
    end: {
      value: editing,
      context: { failure: { errNo: NO_ANSWER, fields: [] }, fields: [] },
      emitted: [],
      started: [call],
    },
  },
  [`lets saving ${words} be cancelled, and waits for no answer then`]: {
    steps: [asked, submitted, cancelled, answered(errNo.success), waited(SAVE_TIMEOUT)],
    end: { value: editing, context: clear, emitted: [], started: [call] },
  },
  [`waits for no answer when the question for ${words} is closed meanwhile`]: {
    steps: [asked, submitted, dismissed, answered(errNo.success), waited(SAVE_TIMEOUT)],
    end: { value: 'closed', context: clear, emitted: [left], started: [call] },
  },
});

/** What is wrong with what was entered, and saving it. */
export const saving: Readonly<Record<string, SetupJourney>> = {
  '[AUTH-16] sends nothing while a field is wrong, and says which': {
    steps: [required(errNo.setupNameAndPronoun), { type: 'profile.submitted', name: ' ', pronoun: 'x'.repeat(31) }],
    end: {
      value: { nameAndPronoun: 'editing' },
      context: {
        failure: null,
        fields: [
          { path: 'name', reason: 'tooShort' },
          { path: 'pronoun', reason: 'tooLong' },
        ],
      },
      emitted: [],
      started: [],
    },
  },
  '[AUTH-16] takes whole years only': {
    steps: [required(errNo.setupAge), submittedAge(Number.NaN)],
    end: {
      value: { ageSelection: 'editing' },
      context: { failure: null, fields: [{ path: 'age', reason: 'notANumber' }] },
      emitted: [],
      started: [],
    },
  },
  ...Object.fromEntries(questions.flatMap((question) => Object.entries(savingOf(question)))),
};
