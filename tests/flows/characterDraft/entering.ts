import { CHARACTER_DRAFT_DELAYS as delays } from '#machines/characterDraft/characterDraftSetup.ts';
import { whole, wholeValues } from './model.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';
import {
  failed,
  retried,
  quick,
  guided,
  to,
  named,
  submitted,
  startOver,
  confirmed,
  cancelled,
  returned,
  used,
  replaced,
  refusedName,
  refused,
  broken,
  failure,
  unanswered,
  blank,
  fresh,
  mira,
  lookedAll,
  nameMissing,
  greetingMissing,
  ready,
  idle,
  atPersonality,
  personality,
  optionsCall,
  wanted,
  wantedQuickly,
  sent,
  summary,
  type Told,
} from './steps.ts';

const { reason } = refusedName;
const padded = { ...whole, values: { ...wholeValues, name: ' Mira ' } };

export const entering: Readonly<Record<string, Told>> = {
  '[CHAR-01] [CHAR-03] loads what there is to choose from': {
    steps: ready,
    end: { value: idle, context: fresh, emitted: [], started: [optionsCall] },
  },
  'gives up on that after a while': {
    steps: [waited(delays.loadTimeout - 1), waited(1)],
    end: { value: 'loadFailed', context: { ...blank, failure: unanswered }, emitted: [] },
  },
  'waits for what there is to choose from as long as it may': {
    steps: [retried, waited(delays.loadTimeout - 1)],
    end: { value: 'loading', context: blank, emitted: [], started: [optionsCall] },
  },
  'tells why there is nothing to choose from': {
    steps: [failed('loadOptions', broken)],
    end: { value: 'loadFailed', context: { ...blank, failure }, emitted: [] },
  },
  'loads it again': {
    steps: [failed('loadOptions', broken), retried],
    end: { value: 'loading', context: blank, emitted: [], started: [optionsCall, optionsCall] },
  },
  'keeps what is entered, and says nothing of what is not entered yet': {
    steps: [...ready, named],
    end: { value: idle, context: { ...fresh, values: mira }, emitted: [] },
  },
  '[CHAR-03] tells what is wrong in a step that was left': {
    steps: [...ready, to('personality')],
    end: {
      value: idle,
      context: { ...fresh, step: 'personality', looked: ['looks'], fields: [nameMissing] },
      emitted: [],
    },
  },
  'tells no more of it once it is right': {
    steps: [...ready, to('personality'), to('looks'), named],
    end: {
      value: idle,
      context: { ...fresh, values: mira, looked: ['looks', 'personality'] },
      emitted: [],
    },
  },
  'shows nothing of the guided way in the quick one': {
    steps: [...ready, to('personality'), quick],
    end: {
      value: idle,
      context: { ...fresh, mode: 'quick', step: 'personality', looked: ['looks'] },
      emitted: [],
    },
  },
  'goes to no step in the quick way': {
    steps: [...ready, quick, to('greeting')],
    end: { value: idle, context: { ...fresh, mode: 'quick' }, emitted: [] },
  },
  'takes up what was written in another tab': {
    steps: [...ready, replaced],
    end: { value: idle, context: summary, emitted: [] },
  },
  'takes it up also before there is anything to choose from': {
    steps: [replaced],
    end: { value: 'loading', context: { ...blank, ...whole }, emitted: [] },
  },
};

export const sending: Readonly<Record<string, Told>> = {
  '[CHAR-03] sends a whole draft': {
    steps: sent,
    end: { value: 'sent', context: summary, emitted: [wanted] },
  },
  '[CHAR-03] sends a handful of choices': {
    steps: [...ready, replaced, quick, submitted],
    end: { value: 'sent', context: { ...summary, mode: 'quick' }, emitted: [wantedQuickly] },
  },
  'sends it once': {
    steps: [...sent, submitted],
    end: { value: 'sent', context: summary, emitted: [wanted] },
  },
  'sends nothing before the last step': {
    steps: [...ready, replaced, to('greeting'), submitted],
    end: { value: idle, context: { ...summary, step: 'greeting', looked: ['summary'] }, emitted: [] },
  },
  '[CHAR-03] leads to what is missing instead': {
    steps: [...ready, to('summary'), submitted],
    end: {
      value: idle,
      context: {
        ...fresh,
        looked: lookedAll,
        fields: [nameMissing, greetingMissing],
        missed: [nameMissing, greetingMissing],
      },
      emitted: [],
    },
  },
  '[CHAR-03] says which of a handful of choices is missing': {
    steps: [...ready, quick, named, submitted],
    end: {
      value: idle,
      context: {
        ...fresh,
        mode: 'quick',
        values: mira,
        looked: ['quick'],
        fields: ['lookId', 'temperament', 'part'].map((path) => ({ path, reason: 'missing' })),
        missed: ['lookId', 'temperament', 'part'].map((path) => ({ path, reason: 'missing' })),
      },
      emitted: [],
    },
  },
  'leads there once: the keyboard stays where one types next': {
    steps: [...ready, to('summary'), submitted, to('greeting')],
    end: {
      value: idle,
      context: { ...fresh, step: 'greeting', looked: lookedAll, fields: [nameMissing, greetingMissing] },
      emitted: [],
    },
  },
  'leads nowhere any more in the other way': {
    steps: [...ready, to('summary'), submitted, quick, guided],
    end: {
      value: idle,
      context: { ...fresh, looked: lookedAll, fields: [nameMissing, greetingMissing] },
      emitted: [],
    },
  },
  '[CHAR-03] is as it was when no character came of it': {
    steps: [...sent, returned],
    end: { value: idle, context: summary, emitted: [wanted] },
  },
  '[CHAR-03] shows what the server refuses, where it was entered': {
    steps: [...sent, refused],
    end: {
      value: idle,
      context: {
        ...summary,
        step: 'looks',
        looked: lookedAll,
        refused: [refusedName],
        fields: [refusedName],
        missed: [refusedName],
      },
      emitted: [wanted],
    },
  },
  'shows it until that is changed': {
    steps: [...sent, refused, { type: 'draft.changed', change: { name: 'Mara' } }],
    end: {
      value: idle,
      context: {
        ...summary,
        values: { ...wholeValues, name: 'Mara' },
        step: 'looks',
        looked: lookedAll,
        missed: [refusedName],
      },
      emitted: [wanted],
    },
  },
  'shows what else was refused for longer': {
    steps: [
      ...sent,
      {
        type: 'draft.refused',
        fields: ['name', 'tags.0', 'greeting'].map((path) => ({ path: `draft.${path}`, reason })),
      },
      { type: 'draft.changed', change: { name: 'Mara', tags: ['calm'] } },
    ],
    end: {
      value: idle,
      context: {
        ...summary,
        values: { ...wholeValues, name: 'Mara', tags: ['calm'] },
        step: 'looks',
        looked: lookedAll,
        refused: [{ path: 'greeting', reason }],
        fields: [{ path: 'greeting', reason }],
        missed: ['name', 'tags.0', 'greeting'].map((path) => ({ path, reason })),
      },
      emitted: [wanted],
    },
  },
  'names who is made without the white space around it': {
    steps: [...ready, { ...replaced, kept: padded }, submitted],
    end: { value: 'sent', context: { ...fresh, ...padded }, emitted: [wanted] },
  },
  '[CHAR-03] is blank again once a character was made of it': {
    steps: [...sent, used],
    end: { value: idle, context: fresh, emitted: [wanted] },
  },
  'is blank again also while it is being edited': {
    steps: [...ready, to('personality'), used],
    end: { value: idle, context: fresh, emitted: [] },
  },
  'is blank again also before there is anything to choose from': {
    steps: [replaced, used],
    end: { value: 'loading', context: blank, emitted: [] },
  },
  'is blank again also where nothing could be loaded': {
    steps: [replaced, failed('loadOptions', broken), used],
    end: { value: 'loadFailed', context: { ...blank, failure }, emitted: [] },
  },
  'is blank again also while one is asked': {
    steps: [...ready, named, startOver, used],
    end: { value: idle, context: fresh, emitted: [] },
  },
  '[CHAR-03] starts over once that is confirmed': {
    steps: [...atPersonality, startOver, confirmed],
    end: { value: idle, context: fresh, emitted: [] },
  },
  'starts nothing over before that': {
    steps: [...atPersonality, startOver, cancelled],
    end: { value: idle, context: personality, emitted: [] },
  },
  'asks nothing about a draft that is blank': {
    steps: [...ready, startOver],
    end: { value: idle, context: fresh, emitted: [] },
  },
};
