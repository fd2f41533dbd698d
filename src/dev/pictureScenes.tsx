import type { ReactNode } from 'react';
import type { StateValueFrom } from 'xstate';
import { expression, setting } from '#contract/appearance.ts';
import { PICTURE_STYLES, type Picture, type PictureStatus, type PictureTask } from '#contract/picture.ts';
import { pictureTaskMachine } from '#machines/pictureTask/pictureTaskMachine.ts';
import { nothingAsked } from '#machines/pictureTask/pictureTaskSetup.ts';
import type { PictureTaskContext } from '#machines/pictureTask/pictureTaskTypes.ts';
import { blankWish } from '#machines/pictureTask/pictureWish.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { GeneratorScreen } from '#src/screens/pictures/GeneratorScreen.tsx';
import { offline, session } from './actors.ts';
import { character, characters } from './samples.ts';
import { flowAt } from './flowAt.ts';

const wish = {
  ...blankWish,
  characterId: character.characterId,
  prompt: 'By the harbour at dusk, wind in the hair, a red scarf',
  style: 'cinematic',
  mood: 'bright',
  setting: 'sea',
  count: 2,
} as const;

const PLACEHOLDER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="2" height="3"%3E%3Crect width="2" height="3" fill="%23b98"/%3E%3C/svg%3E';
const picture = (index: number): Picture => ({
  ...wish,
  pictureId: `picture-${String(index)}`,
  taskId: 'task',
  characterName: character.name,
  image: characters[index]?.portrait ?? character.portrait,
  placeholder: PLACEHOLDER,
  isFromChat: false,
  createTime: 1,
});
const pictures = [0, 1, 2, 3].map(picture);

const at = (status: PictureStatus, more: Partial<PictureTask> = {}): PictureTask => ({
  taskId: 'task',
  wish,
  status,
  place: 2,
  progress: 45,
  refusal: null,
  failure: null,
  cost: 20,
  pictures: [],
  createTime: 1,
  ...more,
});
const others = [
  at('making', { taskId: 'other', wish: blankWish }),
  at('failed', { taskId: 'third', wish: { ...wish, prompt: 'Reading at a window while it snows outside' } }),
];

const studio: Partial<PictureTaskContext> = {
  wish,
  options: {
    styles: [...PICTURE_STYLES],
    moods: [...expression.options],
    settings: [...setting.options],
    cost: 10,
    isDemo: true,
  },
  characters: characters.slice(0, 9),
  request: { wish, intentId: '' },
  taskId: 'task',
};

const scene = (value: StateValueFrom<typeof pictureTaskMachine>, context: Partial<PictureTaskContext> = {}) => (
  <DefaultLayout session={session('signedIn')} onSignIn={() => undefined}>
    <GeneratorScreen
      tasks={flowAt(pictureTaskMachine, value, { ...nothingAsked, ...studio, ...context })}
      tokens={74}
    />
  </DefaultLayout>
);
const paused = { standing: { following: 'paused' } } as const;
const tooLong = { ...wish, prompt: 'x'.repeat(2013) };

/** Asking for pictures, from the wish to what comes of it. */
export const pictureScenes: Readonly<Record<string, () => ReactNode>> = {
  'picture-loading': () => scene('loading', { options: null }),
  'picture-load-failed': () => scene('loadFailed', { options: null, failure: offline }),
  'picture-blank': () => scene({ standing: 'idle' }, { wish: blankWish, isCharacterMissing: true }),
  'picture-wish': () => scene({ standing: 'idle' }),
  'picture-wrong': () =>
    scene({ standing: 'idle' }, { wish: tooLong, fields: [{ path: 'prompt', reason: 'tooLong' }] }),
  'picture-creating': () => scene('creating'),
  'picture-tokens-needed': () => scene({ standing: 'tokensNeeded' }),
  'picture-not-created': () => scene({ standing: 'notCreated' }, { failure: offline }),
  'picture-queued': () => scene(paused, { task: at('queued'), others }),
  'picture-making': () => scene(paused, { task: at('making'), pictures }),
  'picture-trouble': () =>
    scene(paused, {
      task: at('making'),
      failure: offline,
      act: { kind: 'cancel', taskId: '', intentId: '' },
      actFailure: offline,
    }),
  'picture-cancelling': () =>
    scene('acting', { task: at('making'), act: { kind: 'cancel', taskId: '', intentId: '' } }),
  'picture-given-up': () => scene({ standing: 'givenUp' }, { task: at('making') }),
  'picture-signed-out': () => scene({ standing: 'signedOut' }, { task: at('making') }),
  'picture-ready': () => scene({ standing: 'ready' }, { task: at('ready', { pictures }), pictures, others }),
  'picture-refused': () => scene({ standing: 'refused' }, { task: at('refused', { refusal: 'realPerson' }) }),
  'picture-failed': () => scene({ standing: 'failed' }, { task: at('failed', { failure: 'timedOut' }) }),
  'picture-cancelled': () => scene({ standing: 'cancelled' }, { task: at('cancelled') }),
  'picture-gone': () => scene({ standing: 'gone' }, { task: at('making') }),
};
