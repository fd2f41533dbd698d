import { fromPromise } from 'xstate';
import type { Access } from '#contract/access.ts';
import type { Target } from '#machines/access/accessMachine.ts';
import { createAccessApi } from '#src/api/accessApi.ts';
import type { Api } from '#src/api/api.ts';

export const accessActors = (api: Api) => {
  const access = createAccessApi(api.client);
  return {
    loadAccess: fromPromise<Access, void>(({ signal }) => access.list({ signal })),
    endAccess: fromPromise<Access, Target>(({ input: { kind, id }, signal }) =>
      kind === 'identity' ? access.endIdentity(id, { signal }) : access.endSession(id, { signal }),
    ),
  };
};
