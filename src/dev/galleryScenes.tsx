import type { ReactNode } from 'react';
import type { StateValueFrom } from 'xstate';
import { PICTURE_ASPECTS, PICTURE_STYLES, type GalleryCharacter, type Picture } from '#contract/picture.ts';
import { galleryMachine } from '#machines/gallery/galleryMachine.ts';
import { emptyGallery, type GalleryContext } from '#machines/gallery/gallerySetup.ts';
import { pictureActsMachine } from '#machines/pictureActs/pictureActsMachine.ts';
import { nothingAsked, type PictureActsContext } from '#machines/pictureActs/pictureActsSetup.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { GalleryScreen } from '#src/screens/gallery/GalleryScreen.tsx';
import { offline, reportOf, session } from './actors.ts';
import { characters } from './samples.ts';
import { flowAt } from './flowAt.ts';

/** Half rose, half slate: 4 × 4 pixels. */
const PLACEHOLDER =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAMAAACeL25MAAAABlBMVEU8Rm7ceG4T6iA1AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQI12NgBAIGMAEHAACMAAnDw0UMAAAAAElFTkSuQmCC';

const idOf = (index: number): string => `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`;
const one = <T,>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('There is at least one sample');
  return item;
};

const pictures: readonly Picture[] = Array.from({ length: 22 }, (_, index) => {
  const character = index % 7 === 4 ? null : one(characters, index % 3);
  return {
    pictureId: idOf(index),
    taskId: idOf(0),
    characterId: character?.characterId ?? null,
    characterName: character?.name ?? '',
    image: `pictures/sample${String(index)}.webp`,
    placeholder: PLACEHOLDER,
    prompt: index % 2 === 0 ? 'On the roof with a lantern, the whole city below, and a scarf in the wind' : '',
    style: one(PICTURE_STYLES, index),
    mood: index % 3 === 0 ? 'thoughtful' : null,
    setting: index % 3 === 0 ? 'cityRoof' : null,
    aspect: one(PICTURE_ASPECTS, ((index * 5) % 7) % 4),
    isFromChat: index % 5 === 2,
    createTime: Date.UTC(2026, 2, 9, 21, 5) - index * 7_200_000,
  };
});
const chips: readonly GalleryCharacter[] = characters.slice(0, 6).map(({ characterId, name, portrait }, index) => ({
  characterId,
  name,
  portrait,
  count: 1204 - index * 200,
}));
const first = one(pictures, 0);
const nobody = one(pictures, 4);

const full: GalleryContext = { ...emptyGallery, pictures, characters: chips, count: 3117, nextCursor: 'next' };
const about = (picture: Picture): Partial<PictureActsContext> => ({
  target: { pictureId: picture.pictureId, characterId: picture.characterId },
});

const galleryOf = (value: StateValueFrom<typeof galleryMachine>, context: Partial<GalleryContext>) =>
  flowAt(galleryMachine, value, { ...full, ...context });
const actsOf = (value: StateValueFrom<typeof pictureActsMachine>, context: Partial<PictureActsContext>) =>
  flowAt(pictureActsMachine, value, { ...nothingAsked, ...context });

const screen = (
  context: Partial<GalleryContext> = {},
  value: StateValueFrom<typeof galleryMachine> = { ready: 'idle' },
  acts = actsOf({ resting: 'idle' }, {}),
  report = reportOf('closed'),
) => (
  <DefaultLayout session={session('signedIn')} onSignIn={() => undefined}>
    <GalleryScreen gallery={galleryOf(value, context)} acts={acts} report={report} />
  </DefaultLayout>
);
const nothing = { pictures: [], nextCursor: null } as const;
const large = (picture: Picture, acts?: ReturnType<typeof actsOf>, report?: ReturnType<typeof reportOf>) =>
  screen({ pictureId: picture.pictureId }, { ready: 'idle' }, acts, report);
const acting = (
  picture: Picture,
  value: StateValueFrom<typeof pictureActsMachine>,
  context: Partial<PictureActsContext> = {},
) => screen({}, { ready: 'idle' }, actsOf(value, { ...about(picture), ...context }));
const chosen = first.characterId;

/** One's own pictures. */
export const galleryScenes: Readonly<Record<string, () => ReactNode>> = {
  gallery: () => screen(),
  'gallery-of': () => screen({ characterId: chosen, listedId: chosen, nextCursor: null }),
  'gallery-loading': () => screen({ ...emptyGallery }, 'loading'),
  'gallery-failed': () => screen({ ...emptyGallery, failure: offline }, 'failed'),
  'gallery-choosing': () => screen({ characterId: chosen }, { ready: 'choosing' }),
  'gallery-choosing-failed': () => screen({ characterId: chosen, failure: offline }, { ready: 'choosingFailed' }),
  'gallery-more': () => screen({}, { ready: 'loadingMore' }),
  'gallery-more-failed': () => screen({ failure: offline }, { ready: 'moreFailed' }),
  'gallery-empty': () => screen({ ...emptyGallery }),
  'gallery-empty-of': () => screen({ ...nothing, characterId: idOf(99), listedId: idOf(99) }),
  'gallery-large': () => large(first),
  'gallery-large-wide': () => large(pictures.find(({ aspect }) => aspect === '3:2') ?? first),
  'gallery-large-square': () => large(pictures.find(({ aspect }) => aspect === '1:1') ?? first),
  'gallery-large-waiting': () =>
    screen({ pictureId: one(pictures, 21).pictureId, isLeafing: true }, { ready: 'loadingMore' }),
  'gallery-large-more-failed': () =>
    screen({ pictureId: one(pictures, 21).pictureId, isLeafing: true, failure: offline }, { ready: 'moreFailed' }),
  'gallery-seeking': () => screen({ pictureId: idOf(99) }, { ready: 'loadingMore' }),
  'gallery-seek-failed': () => screen({ pictureId: idOf(99), failure: offline }, { ready: 'moreFailed' }),
  'gallery-missing': () => screen({ pictureId: idOf(99), nextCursor: null }),
  'gallery-use-failed': () => large(first, actsOf({ resting: 'useFailed' }, { ...about(first), failure: offline })),
  'gallery-deleting': () => acting(first, 'confirmingDeletion'),
  'gallery-reporting': () => large(first, undefined, reportOf('choosing', 'picture')),
  'gallery-using': () => acting(nobody, 'choosingCharacter', { characters }),
  'gallery-using-loading': () => acting(nobody, 'loadingCharacters'),
  'gallery-using-failed': () => acting(nobody, 'charactersFailed', { failure: offline }),
};
