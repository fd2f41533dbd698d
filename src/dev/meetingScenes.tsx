import type { ReactNode } from 'react';
import type { StateValueFrom } from 'xstate';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import { type MeetingContext, meetingMachine } from '#machines/meeting/meetingMachine.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { MeetingScreen } from '#src/screens/meeting/MeetingScreen.tsx';
import { offline, session } from './actors.ts';
import { profileSample } from './profileScenes.tsx';
import { helpSample, messages } from './samples.ts';
import { flowAt } from './flowAt.ts';

const meeting = (
  value: StateValueFrom<typeof meetingMachine>,
  shown: Partial<CharacterProfile> | null = {},
  context: Partial<MeetingContext> = {},
) => {
  const { characterId } = profileSample;
  return (
    <DefaultLayout session={session('signedOut')} onSignIn={() => undefined}>
      <MeetingScreen
        meeting={flowAt(meetingMachine, value, {
          characterId,
          line: '',
          greeting: 0,
          meetingId: characterId,
          messages: [],
          request: null,
          character: shown === null ? null : { ...profileSample, ...shown },
          failure: null,
          ...context,
        })}
      />
    </DefaultLayout>
  );
};

/** Meeting a character without an account. */
export const meetingScenes: Readonly<Record<string, () => ReactNode>> = {
  meeting: () => meeting('met'),
  'meeting-written': () => meeting('met', {}, { line: 'Good evening. Is this seat free?' }),
  'meeting-greetings': () =>
    meeting('met', { greetings: [profileSample.greeting, 'You again. *She smiles.*', 'Hm?'] }, { greeting: 1 }),
  'meeting-said': () => meeting('said', {}, { line: 'Good evening. Is this seat free?' }),
  'meeting-too-long': () => meeting('met', {}, { line: 'Long words. '.repeat(340) }),
  'meeting-long': () =>
    meeting('met', {
      name: 'A'.repeat(60),
      tagline: '<script>alert(1)</script> \u202Eeslewhere',
      greeting: `${'x'.repeat(300)}\n\n${'A long greeting. '.repeat(100)}`,
      description: 'A long story. '.repeat(200),
      tags: Array.from({ length: 20 }, (_, index) => `a rather long tag ${String(index)}`),
    }),
  'meeting-answered': () => meeting('met', {}, { messages: messages.slice(1, 3) }),
  'meeting-answering': () =>
    meeting('answering', {}, { messages: messages.slice(1, 3), request: { text: 'It escaped?', intentId: 'intent' } }),
  'meeting-unanswered': () => meeting('met', {}, { line: 'It escaped?', failure: offline }),
  'meeting-need': () =>
    meeting(
      'met',
      {},
      {
        messages: messages.slice(1, 3).map((said) => ({ ...said, ...(said.role === 'user' && { help: helpSample }) })),
      },
    ),
  'meeting-loading': () => meeting('loading', null),
  'meeting-missing': () => meeting('missing', null),
  'meeting-failed': () => meeting('failed', null, { failure: offline }),
};
