import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { localModel, type LocalModel, localServers } from '#server/providers/chat/localModels.ts';
import { takeLocalModel } from '../../../scripts/lib/takeLocalModel.ts';

const running: Server[] = [];

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A real server that answers one path with a text, or never. Gives its port, and what it was asked for. */
const listening = async (path: string, body: string | undefined) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (body === undefined) return;
    response.writeHead(request.url === path ? 200 : 404, { 'content-type': 'application/json' });
    response.end(request.url === path ? body : '{}');
  });
  running.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return { port: address.port, asked };
};

const knownAs = (name: string) => {
  const found = localServers.find((server) => server.name === name);
  if (found === undefined) throw new Error(`nobody looks for ${name}`);
  return found;
};
/** One of the servers that are looked for, on a port of its own. */
const serving = async (name: string, body: string | undefined) => {
  const known = knownAs(name);
  const { port, asked } = await listening(known.path, body);
  return { server: { ...known, port }, asked, baseUrl: `http://127.0.0.1:${port}/v1` };
};

const lists: readonly (readonly [string, string, string])[] = [
  [
    'Ollama',
    '{"models":[{"name":"nomic-embed-text:latest","model":"nomic-embed-text:latest","size":274302450},{"name":"llama3.2:latest","model":"llama3.2:latest","size":2019393189}]}',
    'llama3.2:latest',
  ],
  [
    'llama.cpp',
    '{"object":"list","data":[{"id":"/models/qwen.gguf","object":"model","created":1735142223,"owned_by":"llamacpp","meta":{"vocab_type":2}}]}',
    '/models/qwen.gguf',
  ],
  [
    'LM Studio',
    '{"data":[{"id":"text-embedding-nomic-embed-text-v1.5","object":"model","owned_by":"organization_owner"},{"id":"gemma-3-4b-it","object":"model","owned_by":"organization_owner"}],"object":"list"}',
    'gemma-3-4b-it',
  ],
  [
    'vLLM',
    '{"object":"list","data":[{"id":"mistralai/Mistral-7B-Instruct-v0.3","object":"model","created":1700000000,"owned_by":"vllm","root":"x","parent":null,"max_model_len":32768,"permission":[]}]}',
    'mistralai/Mistral-7B-Instruct-v0.3',
  ],
  ['KoboldCpp', '{"result":"koboldcpp/Fimbulvetr-11B-v2.Q4_K_M"}', 'koboldcpp/Fimbulvetr-11B-v2.Q4_K_M'],
];

describe('a model on this machine', () => {
  it('is looked for at the usual ports', () => {
    expect(localServers.map(({ name, port }) => [name, port])).toEqual([
      ['Ollama', 11434],
      ['llama.cpp', 8080],
      ['LM Studio', 1234],
      ['vLLM', 8000],
      ['KoboldCpp', 5001],
    ]);
  });

  it.each(lists)('is found by the list of %s', async (name, body, model) => {
    const { server, baseUrl, asked } = await serving(name, body);
    expect({ found: await localModel({}, [server]), asked }).toEqual({
      found: { server: name, baseUrl, model },
      asked: [`GET ${server.path}`],
    });
  });

  it('is the first of several, and one that never answers holds nobody up for long', async () => {
    const silent = await serving('Ollama', undefined);
    const [, body] = lists[3] ?? ['', ''];
    const answering = await serving('vLLM', body);
    const later = await serving('KoboldCpp', '{"result":"koboldcpp/other"}');
    expect(await localModel({}, [silent.server, answering.server, later.server])).toEqual<LocalModel>({
      server: 'vLLM',
      baseUrl: answering.baseUrl,
      model: 'mistralai/Mistral-7B-Instruct-v0.3',
    });
  });

  it.each([
    ['no JSON', '<html>another program</html>'],
    ['JSON of another sort', '{"status":"ok"}'],
    ['an empty list', '{"object":"list","data":[]}'],
    ['only a model that cannot talk', '{"data":[{"id":"bge-small-en"}]}'],
  ])('is not made of what else listens there: %s', async (_, body) => {
    const { server } = await serving('vLLM', body);
    expect(await localModel({}, [server])).toBeUndefined();
  });

  it('is none where KoboldCpp has loaded none', async () => {
    const { server } = await serving('KoboldCpp', '{"result":"inactive"}');
    expect(await localModel({}, [server])).toBeUndefined();
  });

  it('is the one that CHAT_MODEL names, where a server has it', async () => {
    const { server, baseUrl } = await serving('Ollama', '{"models":[{"name":"a:latest"},{"name":"b:latest"}]}');
    expect({
      there: await localModel({ CHAT_MODEL: 'b:latest' }, [server]),
      missing: await localModel({ CHAT_MODEL: 'c:latest' }, [server]),
    }).toEqual({ there: { server: 'Ollama', baseUrl, model: 'b:latest' }, missing: undefined });
  });

  it.each([
    ['a server', { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', CHAT_MODEL: 'm' }],
    ['the demo companion', { CHAT_MODEL: 'demo' }],
  ])('is not even asked for where the environment names %s', async (_, env) => {
    const { server, asked } = await serving('Ollama', '{"models":[{"name":"a:latest"}]}');
    expect({ found: await localModel(env, [server]), asked }).toEqual({ found: undefined, asked: [] });
  });
});

describe('what npm start says of a model on this machine', () => {
  const told = async (given: Readonly<Record<string, string>>) => {
    const { server, baseUrl } = await serving('Ollama', '{"models":[{"name":"llama3.2:latest"}]}');
    const env = { ...given };
    const lines: string[] = [];
    await takeLocalModel(env, (line) => void lines.push(line), [server]);
    return { lines, env, baseUrl };
  };

  it('is one line, and that the server takes it, without a key for another one', async () => {
    const { lines, env, baseUrl } = await told({ OPENAI_API_KEY: 'secret' });
    expect(lines).toEqual(['Found Ollama: llama3.2:latest answers. CHAT_MODEL=demo keeps the demo companion.']);
    expect(env).toEqual({ OPENAI_BASE_URL: baseUrl, CHAT_MODEL: 'llama3.2:latest', OPENAI_API_KEY: '' });
  });

  it('is nothing where the demo companion is wanted', async () => {
    const { lines, env } = await told({ CHAT_MODEL: 'demo', OPENAI_API_KEY: 'secret' });
    expect({ lines, env }).toEqual({ lines: [], env: { CHAT_MODEL: 'demo', OPENAI_API_KEY: 'secret' } });
  });
});
