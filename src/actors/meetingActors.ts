import { fromPromise } from 'xstate';
import type { CharacterProfile } from '#contract/characterProfile.ts';
import type { Exchange, SayInput } from '#machines/meeting/meetingMachine.ts';
import type { Api } from '#src/api/api.ts';
import { createMeetingApi } from '#src/api/meetingApi.ts';
import { createProfileApi } from '#src/api/profileApi.ts';

export const meetingActors = (api: Api) => ({
  loadCharacter: fromPromise<CharacterProfile, { characterId: string }>(({ input, signal }) =>
    createProfileApi(api.client).detail(input.characterId, { signal }),
  ),
  say: fromPromise<Exchange, SayInput>(({ input: { text, intentId, ...place }, signal }) =>
    createMeetingApi(api.client).say({ ...place, speechText: text }, { signal, idempotencyKey: intentId }),
  ),
});
