import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { type RecordingServer, type Seen, sendJson, startRecordingServer } from './recordingServer.ts';
import { acceptWebSockets, type Connection } from './webSocketServer.ts';

/** A message to the client; `prompt_id` is added to its data. `cut` ends the web socket. */
export type Message = readonly [type: string, data: Readonly<Record<string, unknown>>] | 'preview' | 'cut';

interface Script {
  /** What is told after a prompt was taken. */
  readonly messages?: readonly Message[];
  /** How it ends: with these outputs, as the history has them, or by an error. Left out, it runs until it is interrupted. */
  readonly outputs?: Readonly<Record<string, unknown>> | 'error';
  /** Looks at the queue that it takes longer than the messages. */
  readonly looks?: number;
  /** Somebody else's prompt runs, and this one waits. */
  readonly isPending?: boolean;
  /** Forgets the prompt, as after a new start. */
  readonly forgets?: boolean;
  /** Gives prompts ids of its own, as older servers do. */
  readonly isOld?: boolean;
  readonly noSocket?: boolean;
  /** Its web socket stands and never says anything. */
  readonly isSilent?: boolean;
  /** What it calls the prompt in messages, and when it takes it, in place of the id that it goes by. */
  readonly toldAs?: string;
  readonly takenAs?: string;
  /** Answers `POST /prompt` and `GET /view` with this instead. */
  readonly onPrompt?: (response: ServerResponse) => void;
  readonly onView?: (response: ServerResponse) => void;
}

const queued = z.object({ prompt: z.unknown(), prompt_id: z.string(), client_id: z.string() });

/** Outputs of a workflow that saves one picture. */
export const onePicture = {
  picture: { images: [{ filename: 'liora_00001_.png', subfolder: 'a b', type: 'output' }] },
};

/** A real HTTP and web socket server in the place of ComfyUI, with room for one prompt. */
export const startComfyUiServer = async (script: Script): Promise<RecordingServer> => {
  const clients = new Map<string, Connection>();
  let looks = script.looks ?? 0;
  let id: string | undefined;
  let isQueued = false;
  let ended: { readonly status_str: string; readonly messages: unknown[] } | undefined;

  const end = (error?: string): void => {
    isQueued = false;
    const messages =
      error === undefined
        ? []
        : [
            ['execution_start', {}],
            [error, {}],
          ];
    if (!script.forgets) ended = { status_str: error === undefined ? 'success' : 'error', messages };
  };
  const tell = (client: Connection | undefined, [type, data]: readonly [string, object]): void =>
    client?.sendText(JSON.stringify({ type, data: { ...data, prompt_id: script.toldAs ?? id } }));

  const run = (client: Connection | undefined): void => {
    for (const message of script.messages ?? []) {
      if (message === 'preview') client?.sendBytes(Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 2, 255, 216));
      else if (message === 'cut') client?.cut();
      else tell(client, message);
    }
    if (looks > 0 || script.outputs === undefined) return;
    end(script.outputs === 'error' ? 'execution_error' : undefined);
    if (script.outputs === 'error')
      tell(client, ['execution_error', { node_id: 'sampler', exception_message: 'secret' }]);
    else tell(client, ['executing', { node: null }]);
  };

  const take = ({ body }: Seen, response: ServerResponse): void => {
    const { prompt_id: wanted, client_id: client } = queued.parse(body);
    id = script.isOld ? randomUUID() : wanted;
    isQueued = true;
    run(script.isSilent ? undefined : clients.get(client));
    sendJson(response, { prompt_id: script.takenAs ?? id, number: 1, node_errors: {} });
  };
  const lookAtQueue = (response: ServerResponse): void => {
    const mine = isQueued && !script.forgets ? [[2, id, {}, {}, []]] : [];
    const running = script.isPending ? [[1, 'somebody', {}, {}, []]] : mine;
    sendJson(response, { queue_running: running, queue_pending: script.isPending ? mine : [] });
    looks -= 1;
    if (looks === 0) end(script.outputs === 'error' ? 'execution_error' : undefined);
  };
  const lookAtHistory = (response: ServerResponse): void => {
    const outputs = script.outputs === 'error' ? {} : (script.outputs ?? {});
    sendJson(response, ended === undefined || id === undefined ? {} : { [id]: { prompt: [], outputs, status: ended } });
  };

  const recording = await startRecordingServer((seen, response) => {
    const [path = ''] = seen.path.split('?', 1);
    switch (`${seen.method} ${path.replace(/^\/history\/.*/, '/history')}`) {
      case 'POST /prompt':
        return (script.onPrompt ?? ((answer) => take(seen, answer)))(response);
      case 'GET /queue':
        return lookAtQueue(response);
      case 'GET /history':
        return lookAtHistory(response);
      case 'GET /view':
        return (script.onView ?? ((answer) => sendJson(answer, {}, 404)))(response);
      case 'POST /queue':
        if (script.isPending) isQueued = false;
        return void response.end();
      case 'POST /interrupt':
        end('execution_interrupted');
        return void response.end();
      default:
        return sendJson(response, {}, 404);
    }
  });
  const cutAll = script.noSocket
    ? () => {}
    : acceptWebSockets(recording.server, (client) => {
        clients.set(new URL(client.path, recording.origin).searchParams.get('clientId') ?? '', client);
      });
  return {
    ...recording,
    [Symbol.asyncDispose]: async () => {
      cutAll();
      await recording[Symbol.asyncDispose]();
    },
  };
};
