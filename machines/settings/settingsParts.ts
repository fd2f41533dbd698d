import { assertEvent } from 'xstate';
import type { FormValues } from '#machines/checkFields.ts';
import { failureOf, noAnswer } from '#machines/failure.ts';
import type { UpdatedUser } from '#machines/setup/setupMachine.ts';
import { type Section, type SettingsContext, settingsSetup } from './settingsSetup.ts';

/** What the sections of the settings share. */

export const closed = { target: '#settings.overview', actions: 'clear' } as const;
/** Whatever is open gives way to what is opened now. */
export const next = {
  target: '#settings.overview',
  actions: { type: 'openNext', params: ({ event }: { event: { section: Section } }) => event },
} as const;
export const corrected = {
  actions: { type: 'dropCorrected', params: ({ event }: { event: FormValues }) => event },
} as const;
export const unanswered = { type: 'setFailure', params: noAnswer } as const;
export const failedWith = {
  type: 'setFailure',
  params: ({ event }: { event: { error: unknown } }) => failureOf(event.error),
} as const;
export const outputOf = ({ event }: { event: { output: UpdatedUser } }): UpdatedUser => event.output;

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
        actions: [
          { type: 'setNotice', params: { notice } },
          { type: 'tellUpdate', params: outputOf },
        ],
      },
      onError: { target: 'editing', actions: failedWith },
    },
    after: { answerTimeout: { target: 'editing', actions: unanswered } },
    on: { 'submit.cancelled': 'editing' },
  });
