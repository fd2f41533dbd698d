import { noAnswer } from './apiFailure.ts';
import { createCharacterApi } from './characterApi.ts';
import { ApiClient, type ErrNoListener } from './client.ts';
import { createSiteApi } from './siteApi.ts';
import { createUserApi } from './userApi.ts';

/** Code that loads with the first call that needs it. Rejects with `ApiFailure` when it does not come. */
const late = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch {
    throw noAnswer('The code for it did not come');
  }
};

const loadAccountApi = () => late(() => import('./accountApi.ts'));

/** Has the code for changes of the account there before it is needed. A failure is met again by who needs it. */
export const prepareAccountApi = (): void => void loadAccountApi().catch(() => undefined);

/** What the browser asks the server from the first screen on. `onErrNo` hears of every nonzero errNo. */
export const createApi = (onErrNo: ErrNoListener) => {
  const client = new ApiClient(onErrNo);
  return {
    /** For the calls that load with the screens that need them. */
    client,
    /** The calls around signing in. */
    session: async () => (await late(() => import('./sessionApi.ts'))).createSessionApi(client),
    /** Changes of the account. */
    account: async () => (await loadAccountApi()).createAccountApi(client),
    user: createUserApi(client),
    site: createSiteApi(client),
    character: createCharacterApi(client),
  };
};
export type Api = ReturnType<typeof createApi>;
