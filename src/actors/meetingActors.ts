import { fromPromise } from 'xstate';
import type { CharacterProfile } from '#contract/character.ts';
import type { Api } from '#src/api/api.ts';

export const meetingActors = (api: Api) => ({
  loadCharacter: fromPromise<CharacterProfile, { characterId: string }>(({ input, signal }) =>
    api.character.detail(input.characterId, { signal }),
  ),
});
