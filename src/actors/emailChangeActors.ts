import { fromPromise } from 'xstate';
import type { AskedChange } from '#machines/emailChange/emailChangeMachine.ts';
import type { Api } from '#src/api/api.ts';
import { createEmailChangeApi } from '#src/api/emailChangeApi.ts';

export const emailChangeActors = ({ client }: Api) => {
  const api = createEmailChangeApi(client);
  return {
    checkEmailCode: fromPromise<AskedChange, { code: string }>(({ input, signal }) =>
      api.check(input.code, { signal }),
    ),
    confirmEmailChange: fromPromise<{ isChanged: boolean }, { code: string }>(({ input, signal }) =>
      api.confirm(input.code, { signal }),
    ),
    declineEmailChange: fromPromise<void, { code: string }>(({ input, signal }) => api.decline(input.code, { signal })),
  };
};
