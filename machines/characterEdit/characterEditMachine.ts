import { failureOf, noAnswer } from '#machines/failure.ts';
import { blankEdit, characterEditSetup, chosenOf, portraitSaveOf, saveOf } from './characterEditSetup.ts';

const unanswered = { type: 'setFailure', params: noAnswer } as const;

/** Changes one's own character. What is not saved is not lost without a question. */
export const characterEditMachine = characterEditSetup.createMachine({
  id: 'characterEdit',
  context: ({ input }) => blankEdit(input),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'loadCharacter',
        src: 'loadCharacter',
        input: ({ context: { characterId } }) => ({ characterId }),
        onDone: { target: 'editing', actions: { type: 'setLoaded', params: ({ event }) => event.output } },
        onError: {
          target: 'loadFailed',
          actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: { loadTimeout: { target: 'loadFailed', actions: unanswered } },
    },
    loadFailed: {
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    editing: {
      on: {
        'fields.changed': { actions: { type: 'setValues', params: ({ event }) => event.change } },
        'lorebook.chosen': {
          target: 'readingLorebook',
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'portrait.chosen': {
          target: 'confirmingPortrait',
          actions: { type: 'choosePicture', params: ({ event }) => event },
        },
        'changes.submitted': [
          {
            guard: 'isUnchanged',
            actions: ['clearFailure', { type: 'setSaved', params: { notice: 'saved' } }],
          },
          {
            guard: 'isValid',
            target: 'saving',
            actions: { type: 'requestSave', params: ({ event }) => event },
          },
          { actions: 'refuse' },
        ],
        'leave.requested': { guard: 'isDirty', target: 'confirmingLeave' },
      },
    },
    readingLorebook: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'readLorebook',
        src: 'readLorebook',
        input: ({ context }) => chosenOf(context),
        onDone: { target: 'editing', actions: { type: 'addLore', params: ({ event }) => event.output } },
        onError: {
          target: 'editing',
          actions: { type: 'setLoreFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      on: { 'reading.cancelled': 'editing' },
      after: { lorebookTimeout: { target: 'editing', actions: unanswered } },
    },
    confirmingPortrait: {
      tags: 'open',
      on: {
        'portrait.confirmed': {
          target: 'savingPortrait',
          actions: { type: 'requestPortrait', params: ({ event }) => event },
        },
        'dialog.closed': { target: 'editing', actions: 'forgetPicture' },
      },
    },
    /** Cannot be cancelled, for the same reason. */
    savingPortrait: {
      tags: 'busy',
      invoke: {
        id: 'savePortrait',
        src: 'savePortrait',
        input: ({ context }) => portraitSaveOf(context),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'setPortrait', params: ({ event }) => event.output },
            { type: 'tellChanged', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'confirmingPortrait',
          actions: { type: 'setPortraitFailure', params: ({ event }) => failureOf(event.error) },
        },
      },
      after: {
        portraitTimeout: { target: 'confirmingPortrait', actions: { type: 'setPortraitFailure', params: noAnswer } },
      },
    },
    /** Cannot be cancelled: nobody could tell whether it came too late. */
    saving: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveCharacter',
        src: 'saveCharacter',
        input: ({ context }) => saveOf(context),
        onDone: {
          target: 'editing',
          actions: [
            {
              type: 'setSaved',
              params: ({ event }) => ({ notice: event.output.review === 'pending' ? 'inReview' : 'saved' }),
            },
            { type: 'tellChanged', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'editing', actions: { type: 'setFailure', params: ({ event }) => failureOf(event.error) } },
      },
      after: { saveTimeout: { target: 'editing', actions: unanswered } },
    },
    confirmingLeave: {
      tags: 'open',
      on: {
        'leave.confirmed': { target: 'editing', actions: 'discard' },
        'dialog.closed': 'editing',
      },
    },
  },
});
