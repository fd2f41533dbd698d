import { failed, unanswered } from '#machines/failure.ts';
import { loadingBy } from '#machines/listStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
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
    'mode.chosen': { guard: withEvent('isOtherMode'), actions: [withEvent('setMode'), 'findErrors'] },
    'draft.replaced': { actions: [withEvent('setKept'), 'findErrors'] },
  },
  initial: 'loading',
  states: {
    loading: {
      ...loadingBy('loadOptions', { target: 'editing', actions: withOutput('setOptions') }, 'loadFailed'),
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
        'draft.changed': { actions: [withEvent('change'), 'findErrors'] },
        'step.chosen': { guard: 'isGuided', actions: [withEvent('setStep'), 'findErrors'] },
        'draft.submitted': [
          { guard: 'isComplete', target: 'sent', actions: withEvent('tellWanted') },
          { guard: 'isAtEnd', actions: ['lookAtAll', 'findErrors', 'goToError'] },
        ],
        'help.requested': { guard: withEvent('isFieldInView'), target: '.writing', actions: withEvent('requestHelp') },
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
            onDone: { target: 'idle', actions: [withOutput('write'), 'findErrors'] },
            onError: { target: 'helpFailed', actions: failed },
          },
          after: { helpTimeout: { target: 'helpFailed', actions: unanswered } },
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
          actions: [withEvent('setRefused'), 'lookAtAll', 'findErrors', 'goToError'],
        },
        'draft.used': { target: 'editing', actions: 'forget' },
      },
    },
  },
});
