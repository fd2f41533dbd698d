import { fromPromise } from 'xstate';
import type { Ended, NewPassword } from '#machines/passwordReset/passwordResetMachine.ts';
import type { Api } from '#src/api/api.ts';
import { rejectOnFailure } from './rejectOnFailure.ts';

export const passwordResetActors = (api: Api) => ({
  checkResetCode: fromPromise<void, { code: string }>(({ input, signal }) =>
    rejectOnFailure(async (onFailure) => (await api.session()).checkResetCode(input.code, { signal, onFailure })),
  ),
  setPassword: fromPromise<Ended, NewPassword>(async ({ input, signal }) => {
    const ended = await rejectOnFailure(async (onFailure) =>
      (await api.session()).setPassword(input, { signal, onFailure }),
    );
    return ended ?? { sessions: 0, identities: [] };
  }),
});
