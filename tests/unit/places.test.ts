import { expect, it } from 'vitest';
import { placeIn } from '#src/addresses/places.ts';
import { paths } from '#src/addresses/paths.ts';

/** Everybody who is asked for an account by the guard is told where they were going. */

const ID = '00000000-0000-7000-8000-0000000000a1';

it.each([
  [paths.conversations(), 'conversations'],
  [`${paths.conversations()}/`, 'conversations'],
  [paths.conversation(ID), 'conversation'],
  [`${paths.conversation(ID)}?at=5`, 'conversation'],
  [paths.conversationAlone(ID), 'conversation'],
  [paths.profile(ID), 'profile'],
  [paths.generator(), 'generator'],
  [paths.quickGenerator(), 'generator'],
  [paths.newCharacter(), 'generator'],
  [paths.imageGenerator(), 'pictures'],
  [paths.imageGeneratorFor(ID), 'pictures'],
  [paths.images(), 'pictures'],
  [paths.gallery({ characterId: ID }), 'pictures'],
  [paths.characters(), 'characters'],
  [paths.editCharacter(ID), 'characters'],
  [paths.settings(), 'settings'],
  [`${paths.settings()}?tab=plan`, 'settings'],
])('knows what lies behind %s', (path, place) => {
  expect(placeIn(path)).toBe(place);
});

it.each([paths.home(), paths.about(), paths.safety(), paths.meeting(ID), paths.tokens(), paths.subscriptions()])(
  'has no word for %s, which asks nobody for an account',
  (path) => {
    expect(placeIn(path)).toBeNull();
  },
);
