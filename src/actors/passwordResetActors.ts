import { fromPromise } from 'xstate';
import type { Ended, NewPassword } from '#machines/passwordReset/passwordResetMachine.ts';
import type { Api } from '#src/api/api.ts';
import { told } from './told.ts';

export const passwordResetActors = (api: Api) => ({
  checkResetCode: fromPromise<void, { code: string }>(({ input, signal }) =>
    told(async (onFailure) => (await api.session()).checkResetCode(input.code, { signal, onFailure })),
  ),
  setPassword: fromPromise<Ended, NewPassword>(async ({ input, signal }) => {
    const ended = await told(async (onFailure) => (await api.session()).setPassword(input, { signal, onFailure }));
    return ended ?? { sessions: 0, identities: [] };
  }),
});
