import { failureOf, noAnswer } from '#machines/failure.ts';
import { characterDraftSetup, helpOf } from './characterDraftSetup.ts';
import { blankValues } from './draftValues.ts';

/**
 * A character on paper: looks, words and choices, entered step by step or as a handful of choices, in any order, with help of Liora
 * where one does not know how to say it. What is wrong holds nobody up before the draft is sent.
 */
export const characterDraftMachine = characterDraftSetup.createMachine({
  id: 'characterDraft',
  context: ({ input: { kept } }) => ({
    values: kept?.values ?? blankValues,
    step: kept?.step ?? 'looks',
    mode: 'guided',
    options: null,
    looked: [],
    refused: [],
    fields: [],
    missed: [],
    help: null,
    helped: null,
    failure: null,
  }),
  on: {
    'mode.chosen': {
      guard: { type: 'isOtherMode', params: ({ event }) => event },
      actions: [{ type: 'setMode', params: ({ event }) => event }, 'findErrors'],
    },
    'draft.replaced': { actions: [{ type: 'setKept', params: ({ event }) => event }, 'findErrors'] },
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        onDone: { target: 'editing', actions: { type: 'setOptions', params: ({ event }) => event.output } },
        onError: {
          target: 'loadFailed',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: { loadTimeout: { target: 'loadFailed', actions: { type: 'setFailure', params: noAnswer } } },
      on: { 'draft.used': { actions: 'forget' } },
    },
    loadFailed: {
      tags: 'failed',
      exit: 'clearHelp',
      on: { 'load.retried': 'loading', 'draft.used': { actions: 'forget' } },
    },
    editing: {
      initial: 'idle',
      on: {
        'draft.changed': { actions: [{ type: 'change', params: ({ event }) => event }, 'findErrors'] },
        'step.chosen': {
          guard: 'isGuided',
          actions: [{ type: 'setStep', params: ({ event }) => event }, 'findErrors'],
        },
        'draft.submitted': [
          {
            guard: 'isComplete',
            target: 'sent',
            actions: { type: 'tellWanted', params: ({ event }) => event },
          },
          { guard: 'isAtEnd', actions: ['lookAtAll', 'findErrors', 'goToError'] },
        ],
        'help.requested': {
          guard: { type: 'isFieldInView', params: ({ event }) => event },
          target: '.writing',
          actions: { type: 'requestHelp', params: ({ event }) => event },
        },
        'startOver.requested': { guard: 'isBegun', target: 'startingOver' },
        'draft.used': { target: '.idle', actions: ['forget', 'clearHelp'] },
      },
      exit: 'clearHelp',
      states: {
        idle: {
          on: { 'help.undone': { guard: 'isHelpedInView', actions: ['undoHelp', 'findErrors'] } },
        },
        /** Everything else can be edited meanwhile. */
        writing: {
          tags: 'busy',
          invoke: {
            id: 'describeField',
            src: 'describeField',
            input: ({ context }) => helpOf(context),
            onDone: { target: 'idle', actions: [{ type: 'write', params: ({ event }) => event.output }, 'findErrors'] },
            onError: {
              target: 'helpFailed',
              actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
            },
          },
          after: { helpTimeout: { target: 'helpFailed', actions: { type: 'setFailure', params: noAnswer } } },
          on: { 'help.cancelled': { target: 'idle', actions: 'clearHelp' } },
        },
        helpFailed: {
          tags: 'failed',
          on: { 'help.dismissed': { target: 'idle', actions: 'clearHelp' } },
        },
      },
    },
    startingOver: {
      tags: 'open',
      on: {
        'startOver.confirmed': { target: 'editing', actions: 'forget' },
        'startOver.cancelled': 'editing',
        'draft.used': { target: 'editing', actions: 'forget' },
      },
    },
    /** A character is being made of it. */
    sent: {
      on: {
        'draft.returned': 'editing',
        'draft.refused': {
          target: 'editing',
          actions: [{ type: 'setRefused', params: ({ event }) => event }, 'lookAtAll', 'findErrors', 'goToError'],
        },
        'draft.used': { target: 'editing', actions: 'forget' },
      },
    },
  },
});
