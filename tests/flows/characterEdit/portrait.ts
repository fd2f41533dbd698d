import { errNo } from '#contract/errNo.ts';
import type { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { CHARACTER_EDIT_DELAYS } from '#machines/characterEdit/characterEditSetup.ts';
import { characterId, own, published } from '../ownCharacters/model.ts';
import { type Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';
import { intentId, noPicture, otherIntentId, picture } from './model.ts';
import {
  changed,
  closed,
  confirmed,
  dirty,
  done,
  failed,
  internal,
  load,
  loaded,
  offline,
  open,
  pictured,
  submitted,
  typed,
  unanswered,
} from './steps.ts';

const portraitSave = { characterId, file: { id: picture.id }, intentId };
const again = { ...portraitSave, intentId: otherIntentId };
const confirmedAgain = { ...confirmed, intentId: otherIntentId };
const call = (input: unknown) => ({ id: 'savePortrait', input });

/** Ways written by hand: another portrait. */
export const portraitJourneys: Readonly<Record<string, Journey<typeof characterEditMachine>>> = {
  '[N-29] asks before another picture takes the place of the portrait': {
    steps: [loaded, typed, pictured],
    end: { value: 'confirmingPortrait', context: { ...dirty, picture }, emitted: [], started: [load] },
  },
  'leaves the old one when the person wants it': {
    steps: [loaded, pictured, closed],
    end: { value: 'editing', context: open, emitted: [], started: [load] },
  },
  '[N-29] changes the portrait, and keeps what is not saved of the rest': {
    steps: [loaded, typed, pictured, confirmed, done('savePortrait', own)],
    end: {
      value: 'editing',
      context: { ...dirty, notice: 'portrait' },
      emitted: [changed],
      started: [load, call(portraitSave)],
    },
  },
  'says so when it is looked at before everybody sees it': {
    steps: [loaded, pictured, confirmed, done('savePortrait', published)],
    end: {
      value: 'editing',
      context: { ...open, notice: 'inReview' },
      emitted: [{ type: 'character.changed', character: published }],
    },
  },
  '[N-29] tells why a picture cannot be used, and still offers another try': {
    steps: [loaded, pictured, confirmed, failed('savePortrait', noPicture)],
    end: {
      value: 'confirmingPortrait',
      context: {
        ...open,
        picture,
        portraitSave,
        failure: { errNo: errNo.invalidInput, fields: [{ path: 'file', reason: 'notAPicture' }] },
      },
      emitted: [],
    },
  },
  'forgets that when the person leaves it at that': {
    steps: [loaded, pictured, confirmed, failed('savePortrait', noPicture), closed],
    end: { value: 'editing', context: open, emitted: [] },
  },
  'forgets why something else was not saved': {
    steps: [loaded, typed, submitted, failed('saveCharacter', internal), pictured],
    end: {
      value: 'confirmingPortrait',
      context: {
        ...dirty,
        request: { characterId, change: { description: dirty.values.description }, intentId },
        picture,
      },
      emitted: [],
    },
  },
  'sends it again with the same intent when no answer came': {
    steps: [loaded, pictured, confirmed, failed('savePortrait', offline), confirmedAgain],
    end: {
      value: 'savingPortrait',
      context: { ...open, picture, portraitSave },
      emitted: [],
      started: [load, call(portraitSave), call(portraitSave)],
    },
  },
  'and with a new one once the server has refused': {
    steps: [loaded, pictured, confirmed, failed('savePortrait', internal), confirmedAgain],
    end: {
      value: 'savingPortrait',
      context: { ...open, picture, portraitSave: again },
      emitted: [],
      started: [load, call(portraitSave), call(again)],
    },
  },
  'gives up on the portrait after a while': {
    steps: [loaded, pictured, confirmed, waited(CHARACTER_EDIT_DELAYS.portraitTimeout)],
    end: {
      value: 'confirmingPortrait',
      context: { ...open, picture, portraitSave, failure: unanswered },
      emitted: [],
    },
  },
  'waits for the portrait until then': {
    steps: [loaded, pictured, confirmed, waited(CHARACTER_EDIT_DELAYS.portraitTimeout - 1)],
    end: { value: 'savingPortrait', context: { ...open, picture, portraitSave }, emitted: [] },
  },
};
