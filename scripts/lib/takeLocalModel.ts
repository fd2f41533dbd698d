import { localModel, localServers } from '#server/providers/chat/localModels.ts';
import { say } from './exec.ts';

/**
 * Has a model answer that is there on this machine, by what it puts into `env`, and says so in one line. The key in the environment is
 * for another server, so it is not sent there.
 */
export const takeLocalModel = async (env: NodeJS.ProcessEnv, tell = say, servers = localServers): Promise<void> => {
  const found = await localModel(env, servers);
  if (found === undefined) return;
  tell(`Found ${found.server}: ${found.model} answers. CHAT_MODEL=demo keeps the demo companion.`);
  Object.assign(env, { OPENAI_BASE_URL: found.baseUrl, CHAT_MODEL: found.model, OPENAI_API_KEY: '' });
};
