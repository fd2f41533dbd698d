import { careAcknowledge, careUse, type CareReminder, type CareStanding } from '#contract/careReminder.ts';
import type { ApiClient, CallOptions } from './client.ts';

export const createCareReminderApi = (client: ApiClient) => ({
  /** Says that a conversation is on view; gives what is due. */
  use: (request: { isOpening: boolean }, options?: CallOptions): Promise<CareStanding> =>
    client.call(careUse, request, options),
  /** Says that the person has seen a reminder; gives what is due then. */
  acknowledge: (reminder: CareReminder, options?: CallOptions): Promise<CareStanding> =>
    client.call(careAcknowledge, reminder, options),
});
