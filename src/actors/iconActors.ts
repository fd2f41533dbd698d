import { fromPromise } from 'xstate';
import type { IconDetail } from '#contract/icon.ts';
import type { FindInput } from '#machines/icon/iconMachine.ts';
import type { ApiClient } from '#src/api/client.ts';
import { createIconApi } from '#src/api/iconApi.ts';

/** `service` is the address of the icon service; `null` where there is none. */
export const iconActors = (client: ApiClient, service: string | null) => {
  const icons = createIconApi(client);
  return {
    askService: fromPromise<IconDetail, FindInput>(({ input, signal }) =>
      service === null
        ? Promise.reject(new Error('There is no icon service'))
        : icons.ask(service, input.icon, { signal }),
    ),
    askServer: fromPromise<IconDetail, FindInput>(({ input, signal }) => icons.detail(input.icon, { signal })),
  };
};
