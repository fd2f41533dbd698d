import { assertEvent } from 'xstate';
import { failed, unanswered } from '#machines/failure.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { type SettingsContext, settingsSetup } from './settingsSetup.ts';

/** What the sections of the settings share. */

export const closed = { target: '#settings.overview', actions: 'clear' } as const;
/** Whatever is open gives way to what is opened now. */
export const next = { target: '#settings.overview', actions: withEvent('openNext') } as const;
export const corrected = { actions: withEvent('dropCorrected') } as const;

/** Saves what was submitted in a section, and says so in the overview. */
export const saving = (notice: SettingsContext['notice']) =>
  settingsSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'updateUser',
      src: 'updateUser',
      input: ({ event }) => {
        assertEvent(event, ['profile.submitted', 'country.submitted', 'conversations.submitted']);
        const { type: _, ...change } = event;
        return change;
      },
      onDone: {
        target: '#settings.overview',
        actions: [{ type: 'setNotice', params: { notice } }, withOutput('tellUpdate')],
      },
      onError: { target: 'editing', actions: failed },
    },
    after: { answerTimeout: { target: 'editing', actions: unanswered } },
    on: { 'submit.cancelled': 'editing' },
  });
