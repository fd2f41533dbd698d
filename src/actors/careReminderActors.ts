import { fromPromise } from 'xstate';
import type { CareReminder, CareStanding } from '#contract/careReminder.ts';
import type { Api } from '#src/api/api.ts';
import { createCareReminderApi } from '#src/api/careReminderApi.ts';

export const careReminderActors = ({ client }: Api) => {
  const api = createCareReminderApi(client);
  return {
    tellUse: fromPromise<CareStanding, { isOpening: boolean }>(({ input, signal }) =>
      api.use(input, { signal, isUnattended: true }),
    ),
    /** Goes on when nobody waits for it any more: the page may have gone out of view as soon as the person had acknowledged. */
    acknowledge: fromPromise<CareStanding, CareReminder | null>(async ({ input }) => {
      if (input === null) throw new Error('No reminder is due');
      return api.acknowledge(input, { isUnattended: true });
    }),
  };
};
