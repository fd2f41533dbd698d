import { errNo } from '#contract/errNo.ts';
import type { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { CHARACTER_EDIT_DELAYS } from '#machines/characterEdit/characterEditSetup.ts';
import {
  loreValuesOf,
  withChangedEntry,
  withLorebook,
  withNewEntry,
  withoutEntry,
} from '#machines/characterEdit/loreValues.ts';
import { type Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';
import { file, lore, noLorebook } from './model.ts';
import {
  broken,
  cancelled,
  changed,
  chosen,
  dirty,
  edit,
  failed,
  internal,
  leaving,
  left,
  load,
  loaded,
  open,
  read,
  readCall,
  request,
  saved,
  submitted,
  typed,
  unanswered,
  values,
} from './steps.ts';

const book = loreValuesOf(lore.lorebook);
const brought = { entries: 1, leftOut: ['probability'] };
const added = { ...open, chosen: file, values: { ...values, lorebook: book }, brought };
const refused = { path: 'lorebook', reason: 'notALorebook' };
const withNew = withNewEntry(book);
const written = withChangedEntry(withNew, 1, { keys: ' roof \n\n sky', secondaryKeys: 'noon', insertionOrder: '7' });
const [hive] = lore.lorebook.entries;

/** Ways written by hand: entries of the lorebook, typed and out of a file. */
export const loreJourneys: Readonly<Record<string, Journey<typeof characterEditMachine>>> = {
  '[N-29] adds the entries of a file': {
    steps: [loaded, chosen, read],
    end: { value: 'editing', context: added, emitted: [], started: [load, readCall] },
  },
  '[N-29] adds those of another one after them': {
    steps: [loaded, chosen, read, chosen, read],
    end: {
      value: 'editing',
      context: { ...added, values: { ...values, lorebook: withLorebook(book, lore.lorebook) } },
      emitted: [],
    },
  },
  'says no more what the last file brought once another one is read': {
    steps: [loaded, chosen, read, chosen],
    end: {
      value: 'readingLorebook',
      context: { ...added, brought: null },
      emitted: [],
    },
  },
  '[N-29] keeps what was typed meanwhile, and what cannot be read adds nothing': {
    steps: [loaded, typed, chosen, failed('readLorebook', noLorebook)],
    end: {
      value: 'editing',
      context: {
        ...dirty,
        chosen: file,
        failure: { errNo: errNo.invalidInput, fields: [refused] },
        fields: [refused],
      },
      emitted: [],
    },
  },
  'tells why a file could not be read for another reason': {
    steps: [loaded, chosen, failed('readLorebook', internal)],
    end: { value: 'editing', context: { ...open, chosen: file, failure: broken }, emitted: [] },
  },
  'forgets that once another one is chosen': {
    steps: [loaded, chosen, failed('readLorebook', noLorebook), chosen],
    end: {
      value: 'readingLorebook',
      context: { ...open, chosen: file },
      emitted: [],
      started: [load, readCall, readCall],
    },
  },
  'reads no more when the person cancels': {
    steps: [loaded, chosen, cancelled],
    end: { value: 'editing', context: { ...open, chosen: file }, emitted: [] },
  },
  'gives up reading after a while': {
    steps: [loaded, chosen, waited(CHARACTER_EDIT_DELAYS.lorebookTimeout)],
    end: { value: 'editing', context: { ...open, chosen: file, failure: unanswered }, emitted: [] },
  },
  'reads until then': {
    steps: [loaded, chosen, waited(CHARACTER_EDIT_DELAYS.lorebookTimeout - 1)],
    end: { value: 'readingLorebook', context: { ...open, chosen: file }, emitted: [] },
  },
  '[N-29] saves the entries as they were typed': {
    steps: [loaded, chosen, read, edit({ lorebook: written, systemPrompt: 'Hum.' }), submitted],
    end: {
      value: 'saving',
      context: {
        ...added,
        values: { ...values, lorebook: written, systemPrompt: 'Hum.' },
        request: {
          ...request,
          change: {
            systemPrompt: 'Hum.',
            lorebook: {
              ...lore.lorebook,
              entries: [
                ...(hive === undefined ? [] : [hive]),
                {
                  keys: ['roof', 'sky'],
                  secondaryKeys: ['noon'],
                  selective: true,
                  content: '',
                  enabled: true,
                  constant: false,
                  caseSensitive: false,
                  useRegex: false,
                  insertionOrder: 7,
                  priority: 0,
                  position: 'after',
                },
              ],
            },
          },
        },
      },
      emitted: [],
    },
  },
  'takes an entry that was left empty for none': {
    steps: [loaded, edit({ lorebook: withNewEntry(values.lorebook) }), submitted],
    end: {
      value: 'editing',
      context: {
        ...open,
        saved: { ...values, lorebook: withNewEntry(values.lorebook) },
        values: { ...values, lorebook: withNewEntry(values.lorebook) },
        notice: 'saved',
      },
      emitted: [],
      started: [load],
    },
  },
  '[N-29] shows at the lorebook what is wrong with an entry': {
    steps: [loaded, edit({ lorebook: withChangedEntry(book, 0, { insertionOrder: 'first' }) }), submitted],
    end: {
      value: 'editing',
      context: {
        ...open,
        values: { ...values, lorebook: withChangedEntry(book, 0, { insertionOrder: 'first' }) },
        fields: [{ path: 'lorebook', reason: 'notANumber' }],
      },
      emitted: [],
      started: [load],
    },
  },
  '[N-29] has no lorebook any more without entries': {
    steps: [loaded, chosen, read, submitted, saved, edit({ lorebook: withoutEntry(book, 0) }), submitted],
    end: {
      value: 'saving',
      context: {
        ...added,
        saved: { ...values, lorebook: book },
        values: { ...values, lorebook: withoutEntry(book, 0) },
        request: { ...request, change: { lorebook: null } },
      },
      emitted: [changed],
    },
  },
  'loses the added ones when the person leaves and means it': {
    steps: [loaded, chosen, read, leaving, left],
    end: { value: 'editing', context: { ...open, chosen: file }, emitted: [] },
  },
};
