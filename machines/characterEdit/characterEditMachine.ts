import { failed, noAnswer, unanswered, withFailure } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { blankEdit, characterEditSetup, chosenOf, portraitSaveOf, saveOf } from './characterEditSetup.ts';

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
        onDone: { target: 'editing', actions: withOutput('setLoaded') },
        onError: { target: 'loadFailed', actions: failed },
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
        'lorebook.chosen': { target: 'readingLorebook', actions: withEvent('choose') },
        'portrait.chosen': { target: 'confirmingPortrait', actions: withEvent('choosePicture') },
        'changes.submitted': [
          {
            guard: 'isUnchanged',
            actions: ['clearFailure', { type: 'setSaved', params: { notice: 'saved' } }],
          },
          { guard: 'isValid', target: 'saving', actions: withEvent('requestSave') },
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
        onDone: { target: 'editing', actions: withOutput('addLore') },
        onError: { target: 'editing', actions: withFailure('setLoreFailure') },
      },
      on: { 'reading.cancelled': 'editing' },
      after: { lorebookTimeout: { target: 'editing', actions: unanswered } },
    },
    confirmingPortrait: {
      tags: 'open',
      on: {
        'portrait.confirmed': { target: 'savingPortrait', actions: withEvent('requestPortrait') },
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
        onDone: { target: 'editing', actions: [withOutput('setPortrait'), withOutput('tellChanged')] },
        onError: { target: 'confirmingPortrait', actions: withFailure('setPortraitFailure') },
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
            withOutput('tellChanged'),
          ],
        },
        onError: { target: 'editing', actions: failed },
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
