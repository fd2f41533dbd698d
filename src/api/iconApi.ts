import ky from 'ky';
import { iconAddress, iconDetail, type IconDetail, plainIcon } from '#contract/icon.ts';
import type { ApiClient, CallOptions } from './client.ts';

export const createIconApi = (client: ApiClient) => ({
  /** Of the server. */
  detail: (icon: string, options?: CallOptions): Promise<IconDetail> => client.call(iconDetail, { icon }, options),

  /** Of the icon service at the address `service`, which learns nothing of who asks. */
  async ask(service: string, icon: string, { signal }: { signal: AbortSignal }): Promise<IconDetail> {
    const sent = ky.get(iconAddress(service, icon), {
      retry: 0,
      timeout: false,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal,
    });
    return { svg: plainIcon(await sent.text()) };
  },
});
