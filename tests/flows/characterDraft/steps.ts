import { errNo } from '#contract/errNo.ts';
import { characterDraftMachine } from '#machines/characterDraft/characterDraftMachine.ts';
import {
  type CharacterDraftContext,
  type CharacterDraftEmitted,
} from '#machines/characterDraft/characterDraftSetup.ts';
import { blankValues } from '#machines/characterDraft/draftValues.ts';
import { NO_ANSWER } from '#machines/failure.ts';
import { intentId, looks, options, otherIntentId, tagline, whole } from './model.ts';
import { actorsOf, type Journey } from '@liora/flow-kit/model/journeys.ts';

export const { done, failed } = actorsOf(characterDraftMachine);

export const retried = { type: 'load.retried' } as const;
export const quick = { type: 'mode.chosen', mode: 'quick' } as const;
export const guided = { type: 'mode.chosen', mode: 'guided' } as const;
export const to = (step: 'looks' | 'personality' | 'greeting' | 'summary') => ({ type: 'step.chosen', step }) as const;
export const named = { type: 'draft.changed', change: { name: 'Mira' } } as const;
export const submitted = { type: 'draft.submitted', intentId } as const;
export const startOver = { type: 'startOver.requested' } as const;
export const confirmed = { type: 'startOver.confirmed' } as const;
export const cancelled = { type: 'startOver.cancelled' } as const;
export const helpWanted = { type: 'help.requested', field: 'tagline', intentId } as const;
export const helpWantedAgain = { ...helpWanted, intentId: otherIntentId } as const;
export const helpCancelled = { type: 'help.cancelled' } as const;
export const undone = { type: 'help.undone' } as const;
export const dismissed = { type: 'help.dismissed' } as const;
export const returned = { type: 'draft.returned' } as const;
export const used = { type: 'draft.used' } as const;
export const replaced = { type: 'draft.replaced', kept: whole } as const;
export const refusedName = { path: 'name', reason: 'badCharacters' };
export const refused = { type: 'draft.refused', fields: [{ ...refusedName, path: 'draft.name' }] } as const;
export const offline = new Error('offline');
export const broken = { errNo: errNo.providerFailed };
export const failure = { ...broken, fields: [] };
export const unanswered = { errNo: NO_ANSWER, fields: [] };

export const blank: CharacterDraftContext = {
  mode: 'guided',
  step: 'looks',
  values: blankValues,
  options: null,
  looked: [],
  refused: [],
  fields: [],
  missed: [],
  help: null,
  helped: null,
  failure: null,
};
export const fresh = { ...blank, options };
export const mira = { ...blankValues, name: 'Mira' };
export const lookedAll = ['looks', 'personality', 'voice', 'story', 'greeting', 'visibility', 'summary'] as const;
export const nameMissing = { path: 'name', reason: 'tooShort' };
export const greetingMissing = { path: 'greeting', reason: 'tooShort' };
export const ready = [done('loadOptions', options)];
export const idle = { editing: 'idle' } as const;
export const writing = { editing: 'writing' } as const;
export const helpFailed = { editing: 'helpFailed' } as const;

export const atPersonality = [...ready, named, to('personality')];
export const personality = { ...fresh, values: mira, step: 'personality', looked: ['looks'] } as const;
export const described = {
  name: 'Mira',
  age: 25,
  alternateGreetings: [],
  tags: [],
  appearance: blankValues.appearance,
};
export const help = { field: 'tagline', draft: described, intentId } as const;
export const helpAnew = { ...help, intentId: otherIntentId } as const;
export const helpCall = (input: unknown) => ({ id: 'describeField', input });
export const optionsCall = { id: 'loadOptions', input: undefined };
export const helped = {
  ...personality,
  values: { ...mira, tagline },
  helped: { field: 'tagline', before: '' },
} as const;

export const wanted: CharacterDraftEmitted = {
  type: 'creation.wanted',
  name: 'Mira',
  looks,
  intentId,
  request: {
    kind: 'guided',
    draft: {
      name: 'Mira',
      age: 25,
      tagline: '',
      description: '',
      personality: '',
      scenario: '',
      greeting: 'Oh, hello!',
      alternateGreetings: [],
      exampleDialogue: '',
      tags: [],
      appearance: looks,
      voice: null,
      visibility: 'private',
    },
  },
};
export const wantedQuickly: CharacterDraftEmitted = {
  ...wanted,
  request: {
    kind: 'quick',
    draft: { lookId: 'look-1', name: 'Mira', age: 25, temperament: 'gentle', part: 'friend', visibility: 'private' },
  },
};
export const sent = [...ready, replaced, submitted];
export const summary = { ...fresh, ...whole };

export type Told = Journey<typeof characterDraftMachine>;
