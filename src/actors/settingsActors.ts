import { fromPromise } from 'xstate';
import type { ConversationChoices, Deletion, PasswordChange, Residence } from '#machines/settings/settingsSetup.ts';
import type { Profile } from '#machines/setup/setupMachine.ts';
import { createAccountApi } from '#src/api/accountApi.ts';
import type { Api } from '#src/api/api.ts';
import { createIntentKeys } from './intentKeys.ts';
import { updateUserActor } from './machineActors.ts';
import { saveFile } from './saveFile.ts';
import { told } from './told.ts';

export const settingsActors = (api: Api) => {
  const account = createAccountApi(api.client);
  const onceAnIntent = createIntentKeys();
  return {
    updateUser: updateUserActor<Profile | Residence | ConversationChoices>(api),
    changePassword: fromPromise<void, PasswordChange>(({ input, signal }) =>
      told(async (onFailure) => (await api.session()).changePassword(input, { signal, onFailure })),
    ),
    signOutEverywhere: fromPromise<void, void>(({ signal }) =>
      told(async (onFailure) => (await api.session()).signOutEverywhere({ signal, onFailure })),
    ),
    exportData: fromPromise<void, void>(async ({ signal }) => {
      const data = await account.exportData({ signal });
      saveFile(`liora-export-${new Date(data.exportTime).toISOString().slice(0, 10)}.json`, data);
    }),
    deleteAccount: fromPromise<void, Deletion>(({ input, signal }) =>
      onceAnIntent(input, (idempotencyKey) => account.remove(input, { signal, idempotencyKey })),
    ),
  };
};
