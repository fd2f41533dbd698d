import { CHARACTER_DRAFT_DELAYS as delays } from '#machines/characterDraft/characterDraftSetup.ts';
import { tagline, wholeValues } from './model.ts';
import { waited } from '@liora/flow-kit/model/runner.ts';
import {
  done,
  failed,
  quick,
  to,
  startOver,
  cancelled,
  helpWanted,
  helpWantedAgain,
  helpCancelled,
  undone,
  dismissed,
  used,
  replaced,
  offline,
  broken,
  failure,
  unanswered,
  fresh,
  mira,
  lookedAll,
  ready,
  idle,
  writing,
  helpFailed,
  atPersonality,
  personality,
  help,
  helpAnew,
  helpCall,
  optionsCall,
  helped,
  wanted,
  sent,
  summary,
  type Told,
  described,
} from './steps.ts';

const greetingRefused = { path: 'greeting', reason: 'underAge' };

export const helping: Readonly<Record<string, Told>> = {
  '[CHAR-03] has Liora write a field, from what is there': {
    steps: [...atPersonality, helpWanted, done('describeField', { text: tagline })],
    end: { value: idle, context: helped, emitted: [], started: [optionsCall, helpCall(help)] },
  },
  '[CHAR-03] takes back what Liora wrote': {
    steps: [...atPersonality, helpWanted, done('describeField', { text: tagline }), undone],
    end: { value: idle, context: personality, emitted: [] },
  },
  'takes it back no more once it was changed': {
    steps: [
      ...atPersonality,
      helpWanted,
      done('describeField', { text: tagline }),
      { type: 'draft.changed', change: { tagline: 'Other' } },
      undone,
    ],
    end: { value: idle, context: { ...personality, values: { ...mira, tagline: 'Other' } }, emitted: [] },
  },
  'takes it back still when something else was changed': {
    steps: [
      ...atPersonality,
      helpWanted,
      done('describeField', { text: tagline }),
      { type: 'draft.changed', change: { voice: 'warm' } },
      undone,
    ],
    end: { value: idle, context: { ...personality, values: { ...mira, voice: 'warm' } }, emitted: [] },
  },
  'takes nothing back that is not in view': {
    steps: [...atPersonality, helpWanted, done('describeField', { text: tagline }), to('greeting'), undone],
    end: { value: idle, context: { ...helped, step: 'greeting', looked: ['looks', 'personality'] }, emitted: [] },
  },
  'takes nothing back in the quick way': {
    steps: [...atPersonality, helpWanted, done('describeField', { text: tagline }), quick, undone],
    end: { value: idle, context: { ...helped, mode: 'quick' }, emitted: [] },
  },
  'takes nothing back of what another tab wrote': {
    steps: [...atPersonality, helpWanted, done('describeField', { text: tagline }), replaced, undone],
    end: { value: idle, context: { ...summary, looked: ['looks'] }, emitted: [] },
  },
  'checks what Liora wrote as what people write': {
    steps: [...atPersonality, to('personality'), helpWanted, done('describeField', { text: 'a'.repeat(201) })],
    end: {
      value: idle,
      context: {
        ...helped,
        looked: ['looks', 'personality'],
        values: { ...mira, tagline: 'a'.repeat(201) },
        fields: [{ path: 'tagline', reason: 'tooLong' }],
      },
      emitted: [],
    },
  },
  'checks again what is taken back': {
    steps: [...atPersonality, to('personality'), helpWanted, done('describeField', { text: 'a'.repeat(201) }), undone],
    end: { value: idle, context: { ...personality, looked: ['looks', 'personality'] }, emitted: [] },
  },
  'forgets what the server refused of a field that Liora wrote, and of no other': {
    steps: [
      ...sent,
      { type: 'draft.refused', fields: [{ path: 'draft.tagline', reason: 'badCharacters' }, greetingRefused] },
      helpWanted,
      done('describeField', { text: tagline }),
    ],
    end: {
      value: idle,
      context: {
        ...summary,
        values: { ...wholeValues, tagline },
        step: 'personality',
        looked: lookedAll,
        refused: [greetingRefused],
        fields: [greetingRefused],
        missed: [{ path: 'tagline', reason: 'badCharacters' }, greetingRefused],
        helped: { field: 'tagline', before: '' },
      },
      emitted: [wanted],
    },
  },
  'writes no field that is not in view': {
    steps: [...ready, helpWanted],
    end: { value: idle, context: fresh, emitted: [], started: [optionsCall] },
  },
  'lets go of it when that is cancelled': {
    steps: [...atPersonality, helpWanted, helpCancelled],
    end: { value: idle, context: personality, emitted: [] },
  },
  'lets everything else be edited meanwhile': {
    steps: [...atPersonality, helpWanted, { type: 'draft.changed', change: { voice: 'warm' } }, to('greeting')],
    end: {
      value: writing,
      context: {
        ...personality,
        values: { ...mira, voice: 'warm' },
        help,
        step: 'greeting',
        looked: ['looks', 'personality'],
      },
      emitted: [],
    },
  },
  'writes another field instead': {
    steps: [...atPersonality, helpWanted, { ...helpWantedAgain, field: 'personality' }],
    end: {
      value: writing,
      context: { ...personality, help: { ...helpAnew, field: 'personality' } },
      emitted: [],
      started: [optionsCall, helpCall(help), helpCall({ ...helpAnew, field: 'personality' })],
    },
  },
  'forgets what was written before': {
    steps: [...atPersonality, helpWanted, done('describeField', { text: tagline }), helpWantedAgain],
    end: {
      value: writing,
      context: {
        ...personality,
        values: { ...mira, tagline },
        help: { ...helpAnew, draft: { ...described, tagline } },
      },
      emitted: [],
    },
  },
  'tells why it could not be written': {
    steps: [...atPersonality, helpWanted, failed('describeField', broken)],
    end: { value: helpFailed, context: { ...personality, help, failure }, emitted: [] },
  },
  'tells it until that was read': {
    steps: [...atPersonality, helpWanted, failed('describeField', broken), dismissed],
    end: { value: idle, context: personality, emitted: [] },
  },
  'tries again with the same intent when no answer came': {
    steps: [...atPersonality, helpWanted, failed('describeField', offline), helpWantedAgain],
    end: {
      value: writing,
      context: { ...personality, help },
      emitted: [],
      started: [optionsCall, helpCall(help), helpCall(help)],
    },
  },
  'tries again with a new intent once the server has refused': {
    steps: [...atPersonality, helpWanted, failed('describeField', broken), helpWantedAgain],
    end: { value: writing, context: { ...personality, help: helpAnew }, emitted: [] },
  },
  'gives up after a while': {
    steps: [...atPersonality, helpWanted, waited(delays.helpTimeout - 1), waited(1)],
    end: { value: helpFailed, context: { ...personality, help, failure: unanswered }, emitted: [] },
  },
  'waits for it as long as it may': {
    steps: [...atPersonality, helpWanted, waited(delays.helpTimeout - 1)],
    end: { value: writing, context: { ...personality, help }, emitted: [] },
  },
  'lets go of it when one starts over': {
    steps: [...atPersonality, helpWanted, startOver, cancelled],
    end: { value: idle, context: personality, emitted: [] },
  },
  'lets go of it when a character was made': {
    steps: [...atPersonality, helpWanted, used],
    end: { value: idle, context: fresh, emitted: [] },
  },
};
