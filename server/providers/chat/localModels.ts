import * as z from 'zod';

/** The value of `CHAT_MODEL` that keeps the demo companion. */
export const DEMO_MODEL = 'demo';

/** A server of models that is looked for on this machine. */
export interface LocalServer {
  readonly name: string;
  readonly port: number;
  /** Where it lists its models, and how. */
  readonly path: string;
  readonly read: (answer: unknown) => readonly string[];
}

const openAi = z.object({ data: z.array(z.object({ id: z.string() })) });
const ollama = z.object({ models: z.array(z.object({ name: z.string() })) });
const koboldCpp = z.object({ result: z.string() });

const openAiModels = (answer: unknown): readonly string[] =>
  openAi.safeParse(answer).data?.data.map(({ id }) => id) ?? [];

/** The ports that they listen on unless told otherwise, the likeliest first. */
export const localServers: readonly LocalServer[] = [
  {
    name: 'Ollama',
    port: 11434,
    path: '/api/tags',
    read: (answer) => ollama.safeParse(answer).data?.models.map(({ name }) => name) ?? [],
  },
  { name: 'llama.cpp', port: 8080, path: '/v1/models', read: openAiModels },
  { name: 'LM Studio', port: 1234, path: '/v1/models', read: openAiModels },
  { name: 'vLLM', port: 8000, path: '/v1/models', read: openAiModels },
  {
    name: 'KoboldCpp',
    port: 5001,
    path: '/api/v1/model',
    // It names one even where none is loaded.
    read: (answer) => {
      const { data } = koboldCpp.safeParse(answer);
      return data === undefined || /^(?:inactive|read ?only)?$/iu.test(data.result.trim()) ? [] : [data.result];
    },
  },
];

/** A model that can answer. */
export interface LocalModel {
  readonly server: string;
  readonly baseUrl: string;
  readonly model: string;
}

/** Milliseconds that a server has for its list. */
const WITHIN = 400;
/** What cannot hold a conversation. */
const noTalker = /embed|rerank|whisper|tts|bge-|minilm|clip/iu;

const modelsOf = async ({ port, path, read }: LocalServer): Promise<readonly string[]> => {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN),
    });
    if (!response.ok) return [];
    return read(await response.json()).filter((model) => !noTalker.test(model));
  } catch {
    return [];
  }
};

/** What the environment says of who answers. */
interface Wanted {
  readonly OPENAI_BASE_URL?: string | undefined;
  readonly CHAT_MODEL?: string | undefined;
}

/**
 * The first model that a server on this machine has, which are all asked at once; with `CHAT_MODEL` that one alone. Nothing where the
 * environment names a server or wants the demo companion, and where there is none: whoever is asked and says nothing costs 400 ms.
 */
export const localModel = async (
  { OPENAI_BASE_URL = '', CHAT_MODEL = '' }: Wanted,
  servers: readonly LocalServer[] = localServers,
): Promise<LocalModel | undefined> => {
  const wanted = CHAT_MODEL.trim();
  if (OPENAI_BASE_URL.trim() !== '' || wanted === DEMO_MODEL) return undefined;
  const found = await Promise.all(
    servers.map(async (server) => {
      const models = await modelsOf(server);
      const model = wanted === '' ? models[0] : models.find((one) => one === wanted);
      return model === undefined ? [] : [{ server: server.name, baseUrl: `http://127.0.0.1:${server.port}/v1`, model }];
    }),
  );
  return found.flat()[0];
};
