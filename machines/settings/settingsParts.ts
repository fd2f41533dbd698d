import { assertEvent } from 'xstate';
import { failed, failureOf, unanswered } from '#machines/failure.ts';
import { refused, timedOut } from '#machines/formStates.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { type SettingsContext, settingsSetup } from './settingsSetup.ts';

/** What the sections of the settings share. */

export const closed = { target: '#settings.overview', actions: 'clear' } as const;
/** Whatever is open gives way to what is opened now. */
const next = { target: '#settings.overview', actions: withEvent('openNext') } as const;
/** The ways out of a section in which nothing is waited for. */
export const elsewhere = { 'section.closed': closed, 'section.opened': next } as const;

/** What is right by its rules is sent; what is not is refused at once. */
export const checked = <const Guard extends string, const Target extends string, const Refusal extends string>(
  isRight: Guard,
  target: Target,
  refuse: Refusal,
) => [{ guard: withEvent(isRight), target, actions: 'clear' }, { actions: withEvent(refuse) }] as const;

/** Keeps why an actor failed; that a password is wrong is told at the field `path`. */
export const failedAt = (path: 'oldPassword' | 'confirmation') =>
  ({
    type: 'setFailureAt',
    params: ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error), path }),
  }) as const;

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
      onError: refused,
    },
    after: { answerTimeout: timedOut },
    on: { 'submit.cancelled': 'editing' },
  });

/** Waits for the actor `src`, which has to be told nothing; whatever but its answer leads `back`. */
export const awaiting = <const Src extends string, const Back extends string, const Done>(
  src: Src,
  back: Back,
  onDone: Done,
) =>
  ({
    tags: 'busy',
    invoke: { id: src, src, onDone, onError: { target: back, actions: failed } },
    after: { answerTimeout: { target: back, actions: unanswered } },
    on: { 'submit.cancelled': back },
  }) as const;
