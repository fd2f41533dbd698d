import { fromPromise } from 'xstate';
import type {
  ConversationChoices,
  Deletion,
  EmailRequest,
  PasswordChange,
  Residence,
} from '#machines/settings/settingsSetup.ts';
import type { Profile, UpdatedUser } from '#machines/setup/setupMachine.ts';
import { createAccountApi } from '#src/api/accountApi.ts';
import type { Api } from '#src/api/api.ts';
import type { Answered } from '#src/api/client.ts';
import { createEmailChangeApi } from '#src/api/emailChangeApi.ts';
import type { User } from '#contract/user.ts';
import { createIntentKeys } from './intentKeys.ts';
import { updateUserActor } from './machineActors.ts';
import { saveFile } from './saveFile.ts';
import { rejectOnFailure } from './rejectOnFailure.ts';

const updated = ({ errNo, data }: Answered<User>): UpdatedUser => ({ errNo, user: data });

export const settingsActors = (api: Api) => {
  const account = createAccountApi(api.client);
  const emailChange = createEmailChangeApi(api.client);
  const onceAnIntent = createIntentKeys();
  return {
    updateUser: updateUserActor<Profile | Residence | ConversationChoices>(api),
    requestEmailChange: fromPromise<UpdatedUser, EmailRequest>(async ({ input, signal }) =>
      updated(await emailChange.request(input, { signal })),
    ),
    resendEmailChange: fromPromise<UpdatedUser, void>(async ({ signal }) =>
      updated(await emailChange.resend({ signal })),
    ),
    cancelEmailChange: fromPromise<UpdatedUser, void>(async ({ signal }) =>
      updated(await emailChange.cancel({ signal })),
    ),
    changePassword: fromPromise<void, PasswordChange>(({ input, signal }) =>
      rejectOnFailure(async (onFailure) => (await api.session()).changePassword(input, { signal, onFailure })),
    ),
    signOutEverywhere: fromPromise<void, void>(({ signal }) =>
      rejectOnFailure(async (onFailure) => (await api.session()).signOutEverywhere({ signal, onFailure })),
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
