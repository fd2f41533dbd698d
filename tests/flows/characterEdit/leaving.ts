import { errNo } from '#contract/errNo.ts';
import type { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { CHARACTER_EDIT_DELAYS } from '#machines/characterEdit/characterEditSetup.ts';
import { otherIntentId, refusedField } from './model.ts';
import { characterId } from '../ownCharacters/model.ts';
import {
  changed,
  closed,
  description,
  dirty,
  edit,
  edited,
  failed,
  internal,
  leaving,
  left,
  load,
  loaded,
  nameMissing,
  offline,
  open,
  request,
  saveCall,
  saved,
  submitted,
  submittedAgain,
  typed,
  unanswered,
  unnamed,
  values,
} from './steps.ts';
import { type Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** The same once saving did not go well, and when the person leaves. */
export const leavingJourneys: Readonly<Record<string, Journey<typeof characterEditMachine>>> = {
  '[CHAR-05] saves again with the same intent when no answer came': {
    steps: [loaded, typed, submitted, failed('saveCharacter', offline), submittedAgain],
    end: {
      value: 'saving',
      context: { ...dirty, request },
      emitted: [],
      started: [load, saveCall(request), saveCall(request)],
    },
  },
  'saves again with a new intent once the server has refused': {
    steps: [loaded, typed, submitted, failed('saveCharacter', internal), submittedAgain],
    end: { value: 'saving', context: { ...dirty, request: { ...request, intentId: otherIntentId } }, emitted: [] },
  },
  'saves something else with an intent of its own': {
    steps: [loaded, typed, submitted, failed('saveCharacter', offline), edit({ age: '32' }), submittedAgain],
    end: {
      value: 'saving',
      context: {
        ...dirty,
        values: { ...edited, age: '32' },
        request: { characterId, change: { description, age: 32 }, intentId: otherIntentId },
      },
      emitted: [],
    },
  },
  'gives up on saving after a while': {
    steps: [loaded, typed, submitted, waited(CHARACTER_EDIT_DELAYS.saveTimeout)],
    end: { value: 'editing', context: { ...dirty, request, failure: unanswered }, emitted: [] },
  },
  'waits for it until then, and takes nothing else': {
    steps: [loaded, typed, submitted, unnamed, leaving, waited(CHARACTER_EDIT_DELAYS.saveTimeout - 1)],
    end: { value: 'saving', context: { ...dirty, request }, emitted: [], started: [load, saveCall(request)] },
  },
  'no longer says that it is saved once something is typed': {
    steps: [loaded, typed, submitted, saved, edit({ name: 'Vesper Lane' })],
    end: {
      value: 'editing',
      context: { ...dirty, saved: edited, values: { ...edited, name: 'Vesper Lane' } },
      emitted: [changed],
    },
  },
  'nor when something is wrong with it': {
    steps: [loaded, unnamed, submitted],
    end: {
      value: 'editing',
      context: { ...open, values: { ...values, name: ' ' }, fields: [nameMissing] },
      emitted: [],
    },
  },
  'forgets why it was not saved when something else is wrong by now': {
    steps: [loaded, typed, submitted, failed('saveCharacter', internal), unnamed, submitted],
    end: {
      value: 'editing',
      context: { ...open, values: { ...edited, name: ' ' }, request, fields: [nameMissing] },
      emitted: [],
    },
  },
  '[CHAR-05] asks before what was typed is lost': {
    steps: [loaded, typed, leaving],
    end: { value: 'confirmingLeave', context: dirty, emitted: [] },
  },
  'keeps it when the person stays': {
    steps: [loaded, typed, leaving, closed],
    end: { value: 'editing', context: dirty, emitted: [] },
  },
  'loses it when the person means it': {
    steps: [
      loaded,
      typed,
      submitted,
      failed('saveCharacter', { errNo: errNo.contentRefused, fields: [refusedField] }),
      leaving,
      left,
    ],
    end: { value: 'editing', context: open, emitted: [] },
  },
  'asks nobody who has nothing to lose': {
    steps: [loaded, typed, submitted, saved, leaving],
    end: { value: 'editing', context: { ...dirty, saved: edited, notice: 'saved' }, emitted: [changed] },
  },
};
