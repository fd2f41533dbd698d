import { NO_ANSWER } from '#machines/failure.ts';
import { SETTINGS_TIMEOUT } from '#machines/settings/settingsSetup.ts';
import { awaiting, user } from './model.ts';
import {
  becameAwaiting,
  calledOff,
  cancelled,
  change,
  closed,
  confirmed,
  conversations,
  deleted,
  emailChange,
  exported,
  failedBy,
  inAustria,
  open,
  profile,
  resent,
  type SettingsJourney,
  untouched,
} from './steps.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** Each call, from the section that it is made in. */
const calls = {
  'saving the profile': {
    steps: [open('profile'), profile],
    waiting: { profile: 'saving' },
    back: { profile: 'editing' },
  },
  'saving where the person lives': {
    steps: [open('country'), inAustria],
    waiting: { country: 'saving' },
    back: { country: 'editing' },
  },
  'asking for another email': {
    steps: [open('email'), emailChange],
    waiting: { email: 'requesting' },
    back: { email: 'editing' },
  },
  'changing the password': {
    steps: [open('password'), change],
    waiting: { password: 'changing' },
    back: { password: 'editing' },
  },
  'saving what is chosen': {
    steps: [open('conversations'), conversations],
    waiting: { conversations: 'saving' },
    back: { conversations: 'editing' },
  },
  'exporting everything': { steps: [open('exportData')], waiting: 'exportData', back: 'overview' },
  'exporting everything before the account goes': {
    steps: [open('deletion'), exported],
    waiting: { deletion: 'exporting' },
    back: { deletion: 'confirming' },
  },
  'ending every session': {
    steps: [open('signOutEverywhere'), confirmed],
    waiting: { signOutEverywhere: 'ending' },
    back: { signOutEverywhere: 'confirming' },
  },
  'deleting the account': {
    steps: [open('deletion'), deleted],
    waiting: { deletion: 'deleting' },
    back: { deletion: 'confirming' },
  },
} as const;

/** The same while another email waits. */
const mailCalls = {
  'sending the mails again': { steps: [becameAwaiting, open('email'), resent], waiting: { email: 'resending' } },
  'calling the change off': { steps: [becameAwaiting, open('email'), calledOff], waiting: { email: 'callingOff' } },
} as const;
const back = { email: 'waiting' } as const;
const stillAwaiting = { ...untouched, user: awaiting };

/** Answers that do not come, and calls that the person does not wait for. */
export const waitJourneys: Readonly<Record<string, SettingsJourney>> = {
  ...Object.fromEntries(
    Object.entries(calls).flatMap(([what, { steps, waiting, back }]) => [
      [
        `counts an answer to ${what} that does not come in time as none`,
        {
          steps: [...steps, waited(SETTINGS_TIMEOUT)],
          end: { value: back, context: failedBy(NO_ANSWER), emitted: [], tags: [] },
        },
      ],
      [
        `waits for an answer to ${what} as long as it may`,
        {
          steps: [...steps, waited(29_999)],
          end: { value: waiting, context: untouched, emitted: [], tags: ['busy'] },
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(mailCalls).flatMap(([what, { steps, waiting }]) => [
      [
        `counts an answer to ${what} that does not come in time as none`,
        {
          steps: [...steps, waited(SETTINGS_TIMEOUT)],
          end: { value: back, context: { ...failedBy(NO_ANSWER), user: awaiting }, emitted: [], tags: [] },
        },
      ],
      [
        `waits for an answer to ${what} as long as it may`,
        {
          steps: [...steps, waited(29_999)],
          end: { value: waiting, context: stillAwaiting, emitted: [], tags: ['busy'] },
        },
      ],
      [
        `lets the person leave ${what}, and blames nobody`,
        { steps: [...steps, cancelled], end: { value: back, context: stillAwaiting, emitted: [], tags: [] } },
      ],
    ]),
  ),
  ...Object.fromEntries(
    (
      [
        'saving the profile',
        'saving where the person lives',
        'asking for another email',
        'changing the password',
        'exporting everything',
        'exporting everything before the account goes',
      ] as const
    ).map((what) => [
      `lets the person leave ${what}, and blames nobody`,
      {
        steps: [...calls[what].steps, cancelled],
        end: { value: calls[what].back, context: untouched, emitted: [], tags: [] },
      },
    ]),
  ),
  ...Object.fromEntries(
    (['ending every session', 'deleting the account'] as const).map((what) => [
      `goes on ${what} once it was confirmed`,
      {
        steps: [...calls[what].steps, cancelled, closed],
        end: { value: calls[what].waiting, context: untouched, emitted: [], tags: ['busy'] },
      },
    ]),
  ),
  'waits as long as it may, and asks nothing twice': {
    steps: [open('deletion'), deleted, deleted, waited(29_999)],
    end: {
      value: { deletion: 'deleting' },
      context: untouched,
      emitted: [],
      started: [{ id: 'deleteAccount', input: { email: user.email, password: 'correct horse' } }],
    },
  },
};
