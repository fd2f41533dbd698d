import { fromPromise } from 'xstate';
import type { Creation, OwnCharacter } from '#contract/ownCharacter.ts';
import type { Create, Retry } from '#machines/characterCreation/characterCreationSetup.ts';
import type { Help, DraftOptions } from '#machines/characterDraft/characterDraftSetup.ts';
import type { Api } from '#src/api/api.ts';
import { createOwnCharacterApi } from '#src/api/ownCharacterApi.ts';

export const characterDraftActors = ({ client }: Api) => {
  const own = createOwnCharacterApi(client);
  return {
    loadOptions: fromPromise<DraftOptions, void>(async ({ signal }) => {
      const [guided, quick] = await Promise.all([own.options({ signal }), own.quickOptions({ signal })]);
      return { guided, quick };
    }),
    describeField: fromPromise<{ text: string }, Help>(({ input: { field, draft, intentId }, signal }) =>
      own.describe({ field, draft }, { signal, idempotencyKey: intentId }),
    ),
  };
};

export const characterCreationActors = ({ client }: Api) => {
  const own = createOwnCharacterApi(client);
  return {
    createCharacter: fromPromise<Creation, Create>(({ input: { request, intentId }, signal }) =>
      own.create(request, { signal, idempotencyKey: intentId }),
    ),
    loadStatus: fromPromise<Creation, { characterId: string }>(({ input, signal }) =>
      own.status(input.characterId, { signal }),
    ),
    retryCreation: fromPromise<Creation, Retry>(({ input: { characterId, intentId }, signal }) =>
      own.retry(characterId, { signal, idempotencyKey: intentId }),
    ),
    loadCharacter: fromPromise<OwnCharacter | null, { characterId: string }>(({ input, signal }) =>
      own.one(input.characterId, { signal, duplicates: 'keep' }),
    ),
  };
};
