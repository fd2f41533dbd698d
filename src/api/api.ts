import { noAnswer } from './apiFailure.ts';
import { createCharacterApi } from './characterApi.ts';
import { ApiClient, type ErrNoListener } from './client.ts';
import { createSiteApi } from './siteApi.ts';
import { createUserApi } from './userApi.ts';

const loadSessionApi = async () => {
  try {
    return await import('./sessionApi.ts');
  } catch {
    throw noAnswer('The code for it did not come');
  }
};

/** What the browser asks the server from the first screen on. `onErrNo` hears of every nonzero errNo. */
export const createApi = (onErrNo: ErrNoListener) => {
  const client = new ApiClient(onErrNo);
  return {
    /** For the calls that load with the screens that need them. */
    client,
    /** The calls around signing in, whose code loads with the first of them. Rejects with `ApiFailure` when it does not come. */
    session: async () => (await loadSessionApi()).createSessionApi(client),
    user: createUserApi(client),
    site: createSiteApi(client),
    character: createCharacterApi(client),
  };
};
export type Api = ReturnType<typeof createApi>;
