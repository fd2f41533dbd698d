import type { ReactNode } from 'react';
import { withChangedEntry, withNewEntry } from '#machines/characterEdit/loreValues.ts';
import { speechMachine } from '#machines/speech/speechMachine.ts';
import { rootFlow } from '#src/browser/rootFlow.ts';
import { DefaultLayout } from '#src/layouts/DefaultLayout.tsx';
import { EditScreen } from '#src/screens/characters/EditScreen.tsx';
import { OwnCharactersScreen } from '#src/screens/characters/OwnCharactersScreen.tsx';
import { VoiceSample } from '#src/screens/generator/VoiceSample.tsx';
import { offline, session } from './actors.ts';
import {
  cardImport,
  characterEdit,
  edited,
  onTheWay,
  ownCharacterActs,
  ownCharacters,
  ownOnes,
  through,
} from './characterSamples.ts';

interface Parts {
  list?: ReturnType<typeof ownCharacters>;
  acts?: ReturnType<typeof ownCharacterActs>;
  cards?: ReturnType<typeof cardImport>;
}

const ignore = () => undefined;
const framed = (screen: ReactNode, frame: 'page' | 'fixed') => (
  <DefaultLayout session={session('signedIn')} onSignIn={ignore} frame={frame}>
    {screen}
  </DefaultLayout>
);
const own = ({
  list = ownCharacters('ready'),
  acts = ownCharacterActs({ resting: 'idle' }),
  cards = cardImport([]),
}: Parts = {}) => framed(<OwnCharactersScreen list={list} acts={acts} cards={cards} bring={ignore} />, 'fixed');
const editing = (...state: Parameters<typeof characterEdit>) =>
  framed(
    <EditScreen
      edit={characterEdit(...state)}
      portrait={undefined}
      voiceSample={<VoiceSample voice={edited.voice} sample={rootFlow(speechMachine).start()} />}
      onLorebookFile={ignore}
      onPortrait={ignore}
      onLeave={ignore}
      onStay={ignore}
    />,
    'page',
  );

const portraitSample =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="3" height="3"%3E%3Crect width="3" height="3" fill="%23b98"/%3E%3C/svg%3E';
const none = { characters: [] };
const target = { characterId: ownOnes[5]?.characterId ?? '', name: 'Sofia Marchetti', visibility: 'private' } as const;
const values = { ...edited, alternateGreetings: [...edited.alternateGreetings] };

/** One's own characters, cards on their way in, and the editing of one. */
export const characterScenes: Readonly<Record<string, () => ReactNode>> = {
  own: () => own(),
  'own-loading': () => own({ list: ownCharacters('loading', none) }),
  'own-empty': () => own({ list: ownCharacters('ready', none) }),
  'own-failed': () => own({ list: ownCharacters('failed', { ...none, failure: offline }) }),
  'own-retry-failed': () => own({ acts: ownCharacterActs({ resting: 'retryFailed' }, { target, failure: offline }) }),
  'own-delete': () => own({ acts: ownCharacterActs('confirmingDeletion', { target }) }),
  'own-delete-failed': () => own({ acts: ownCharacterActs('confirmingDeletion', { target, failure: offline }) }),
  'own-visibility': () => own({ acts: ownCharacterActs('choosingVisibility', { target }) }),
  'own-cards': () => own({ cards: cardImport(onTheWay, 'sending') }),
  'own-cards-through': () => own({ cards: cardImport(through) }),
  'own-cards-age': () => own({ cards: cardImport(through.filter(({ status }) => status === 'asking')) }),
  'edit-character': () => editing('editing'),
  'edit-character-wrong': () =>
    editing('editing', {
      values: { ...values, name: '', age: '17' },
      fields: [
        { path: 'name', reason: 'tooShort' },
        { path: 'age', reason: 'tooSmall' },
        { path: 'description', reason: 'realPerson' },
      ],
    }),
  'edit-character-lore': () =>
    editing('editing', {
      values: { ...values, lorebook: withChangedEntry(withNewEntry(values.lorebook), 0, { insertionOrder: 'first' }) },
      brought: { entries: 12, leftOut: ['probability', 'sticky'] },
      fields: [{ path: 'lorebook', reason: 'notANumber' }],
    }),
  'edit-character-portrait': () =>
    editing('confirmingPortrait', {
      picture: { id: '', url: portraitSample },
      failure: { errNo: 1001, fields: [{ path: 'file', reason: 'notAPicture' }] },
    }),
  'edit-character-saved': () => editing('editing', { notice: 'inReview' }),
  'edit-character-loading': () => editing('loading'),
  'edit-character-gone': () => editing('loadFailed', { failure: { errNo: 1004, fields: [] } }),
  'edit-character-leave': () => editing('confirmingLeave', { values: { ...values, name: 'Mira' } }),
};
