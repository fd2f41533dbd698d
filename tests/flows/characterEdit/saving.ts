import { errNo } from '#contract/errNo.ts';
import type { characterEditMachine } from '#machines/characterEdit/characterEditMachine.ts';
import { CHARACTER_EDIT_DELAYS } from '#machines/characterEdit/characterEditSetup.ts';
import { detail, refusedField } from './model.ts';
import { published } from '../ownCharacters/model.ts';
import {
  blank,
  broken,
  changed,
  dirty,
  done,
  edit,
  edited,
  failed,
  internal,
  load,
  loaded,
  nameMissing,
  offline,
  open,
  request,
  retried,
  saveCall,
  saved,
  submitted,
  typed,
  unanswered,
  unnamed,
  values,
} from './steps.ts';
import { type Journey } from '@liora/flow-kit/model/journeys.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';

/** Ways written by hand, with the ends that a person expects: loading, and what is saved. */
export const savingJourneys: Readonly<Record<string, Journey<typeof characterEditMachine>>> = {
  '[CHAR-05] shows everything of a character': {
    steps: [loaded],
    end: { value: 'editing', context: open, emitted: [], started: [load] },
  },
  'tells why it could not be loaded': {
    steps: [failed('loadCharacter', { errNo: errNo.notFound })],
    end: { value: 'loadFailed', context: { ...blank, failure: { errNo: errNo.notFound, fields: [] } }, emitted: [] },
  },
  'loads again when asked to': {
    steps: [failed('loadCharacter', offline), retried],
    end: { value: 'loading', context: blank, emitted: [], started: [load, load] },
  },
  'gives up waiting for it': {
    steps: [waited(CHARACTER_EDIT_DELAYS.loadTimeout)],
    end: { value: 'loadFailed', context: { ...blank, failure: unanswered }, emitted: [] },
  },
  'waits for it until then': {
    steps: [waited(CHARACTER_EDIT_DELAYS.loadTimeout - 1)],
    end: { value: 'loading', context: blank, emitted: [] },
  },
  '[CHAR-05] saves what was changed, and only that': {
    steps: [loaded, typed, submitted, saved],
    end: {
      value: 'editing',
      context: { ...dirty, saved: edited, notice: 'saved' },
      emitted: [changed],
      started: [load, saveCall(request)],
    },
  },
  'says so when a public one is looked at before everybody sees it': {
    steps: [loaded, edit({ visibility: 'public' }), submitted, done('saveCharacter', published)],
    end: {
      value: 'editing',
      context: {
        ...open,
        saved: { ...values, visibility: 'public' },
        values: { ...values, visibility: 'public' },
        notice: 'inReview',
      },
      emitted: [{ type: 'character.changed', character: published }],
      started: [load, saveCall({ ...request, change: { visibility: 'public' } })],
    },
  },
  'reads numbers and lists out of what was typed': {
    steps: [
      loaded,
      edit({ age: ' 230 ', tags: 'calm,  bees , calm,', alternateGreetings: ['You again.', ' ', 'Hm?'], voice: null }),
      submitted,
    ],
    end: {
      value: 'saving',
      context: {
        ...open,
        values: {
          ...values,
          age: ' 230 ',
          tags: 'calm,  bees , calm,',
          alternateGreetings: ['You again.', ' ', 'Hm?'],
          voice: null,
        },
        request: {
          ...request,
          change: { age: 230, tags: ['calm', 'bees'], alternateGreetings: ['You again.', 'Hm?'], voice: null },
        },
      },
      emitted: [],
    },
  },
  'asks the server for nothing when nothing was changed': {
    steps: [loaded, edit({ alternateGreetings: ['You again.', ''], age: '31 ' }), submitted],
    end: {
      value: 'editing',
      context: {
        ...open,
        saved: { ...values, alternateGreetings: ['You again.', ''], age: '31 ' },
        values: { ...values, alternateGreetings: ['You again.', ''], age: '31 ' },
        notice: 'saved',
      },
      emitted: [],
      started: [load],
    },
  },
  'forgets an earlier failure when there is nothing left to save': {
    steps: [loaded, unnamed, submitted, edit({ name: 'Vesper' }), typed, submitted, failed('saveCharacter', internal)],
    end: { value: 'editing', context: { ...dirty, request, failure: broken }, emitted: [] },
  },
  'and says that all is saved': {
    steps: [
      loaded,
      typed,
      submitted,
      failed('saveCharacter', internal),
      edit({ description: detail.draft.description }),
      submitted,
    ],
    end: { value: 'editing', context: { ...open, notice: 'saved' }, emitted: [] },
  },
  '[CHAR-05] shows what is wrong at its field and sends nothing': {
    steps: [loaded, edit({ name: ' ', age: '17', greeting: '', tagline: 'x'.repeat(201) }), submitted],
    end: {
      value: 'editing',
      context: {
        ...open,
        values: { ...values, name: ' ', age: '17', greeting: '', tagline: 'x'.repeat(201) },
        fields: [
          nameMissing,
          { path: 'age', reason: 'tooSmall' },
          { path: 'tagline', reason: 'tooLong' },
          { path: 'greeting', reason: 'tooShort' },
        ],
      },
      emitted: [],
      started: [load],
    },
  },
  'takes no age for one that is no number': {
    steps: [loaded, edit({ age: 'old' }), submitted],
    end: {
      value: 'editing',
      context: { ...open, values: { ...values, age: 'old' }, fields: [{ path: 'age', reason: 'notANumber' }] },
      emitted: [],
    },
  },
  'leaves alone what came with a card and breaks a rule of today': {
    steps: [done('loadCharacter', { ...detail, draft: { ...detail.draft, greeting: '' } }), typed, submitted],
    end: {
      value: 'saving',
      context: {
        ...open,
        saved: { ...values, greeting: '' },
        values: { ...edited, greeting: '' },
        request,
      },
      emitted: [],
    },
  },
  'says nothing of that even where something else is wrong': {
    steps: [done('loadCharacter', { ...detail, draft: { ...detail.draft, greeting: '' } }), unnamed, submitted],
    end: {
      value: 'editing',
      context: {
        ...open,
        saved: { ...values, greeting: '' },
        values: { ...values, name: ' ', greeting: '' },
        fields: [nameMissing],
      },
      emitted: [],
      started: [load],
    },
  },
  'takes back what was said of a field once it is changed': {
    steps: [loaded, edit({ name: ' ', age: '' }), submitted, edit({ name: 'Vesper Lane' })],
    end: {
      value: 'editing',
      context: {
        ...open,
        values: { ...values, name: 'Vesper Lane', age: '' },
        fields: [{ path: 'age', reason: 'notANumber' }],
      },
      emitted: [],
    },
  },
  '[CHAR-05] shows at its field what the content rules refuse': {
    steps: [loaded, typed, submitted, failed('saveCharacter', { errNo: errNo.contentRefused, fields: [refusedField] })],
    end: {
      value: 'editing',
      context: {
        ...dirty,
        request,
        failure: { errNo: errNo.contentRefused, fields: [refusedField] },
        fields: [refusedField],
      },
      emitted: [],
    },
  },
  'takes that back too once something is changed': {
    steps: [
      loaded,
      typed,
      submitted,
      failed('saveCharacter', { errNo: errNo.contentRefused, fields: [refusedField] }),
      edit({ description: 'Vesper keeps bees, still.' }),
    ],
    end: {
      value: 'editing',
      context: { ...open, values: { ...values, description: 'Vesper keeps bees, still.' }, request },
      emitted: [],
    },
  },
  'finds the field in whatever of it the server names': {
    steps: [
      loaded,
      typed,
      submitted,
      failed('saveCharacter', {
        errNo: errNo.invalidInput,
        fields: [
          { path: 'change.alternateGreetings.0', reason: 'tooLong' },
          { path: 'characterId', reason: 'notAnId' },
        ],
      }),
    ],
    end: {
      value: 'editing',
      context: {
        ...dirty,
        request,
        failure: { errNo: errNo.invalidInput, fields: [{ path: 'alternateGreetings', reason: 'tooLong' }] },
        fields: [{ path: 'alternateGreetings', reason: 'tooLong' }],
      },
      emitted: [],
    },
  },
};
