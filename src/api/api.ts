import { createCharacterApi } from './characterApi.ts';
import { ApiClient } from './client.ts';
import { createSessionApi } from './sessionApi.ts';
import { createSiteApi } from './siteApi.ts';
import { createUserApi } from './userApi.ts';

/** What the browser asks the server from the first screen on. `onErrNo` hears of every nonzero errNo. */
export const createApi = (onErrNo: (errNo: number) => void) => {
  const client = new ApiClient(onErrNo);
  return {
    /** For the calls that load with the screens that need them. */
    client,
    session: createSessionApi(client),
    user: createUserApi(client),
    site: createSiteApi(client),
    character: createCharacterApi(client),
  };
};
export type Api = ReturnType<typeof createApi>;
