import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { performance } from 'node:perf_hooks';

export interface Asked {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Load {
  readonly connections: number;
  /** The requests, one after the other as connections are free. */
  readonly requests: Iterable<Asked>;
  /** What each of them is answered with. */
  readonly status: number;
}

export interface Figures {
  readonly perSecond: number;
  /** Of each request, in milliseconds. */
  readonly times: readonly number[];
  readonly bytes: number;
}

const ask = (agent: Agent, { url, headers = {} }: Asked): Promise<{ status: number; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers })
      .once('error', reject)
      .once('response', (response) => {
        buffer(response).then((bytes) => resolve({ status: response.statusCode ?? 0, bytes }), reject);
      })
      .end();
  });

/** Sends all the requests over so many connections that stay open. Throws at an answer of another status. */
export const load = async ({ connections, requests, status }: Load): Promise<Figures> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let size = 0;
  const queue = requests[Symbol.iterator]();
  const start = performance.now();
  const work = async (): Promise<void> => {
    for (let next = queue.next(); next.done !== true; next = queue.next()) {
      const began = performance.now();
      const answer = await ask(agent, next.value);
      if (answer.status !== status) throw new Error(`${next.value.url} was answered ${answer.status}`);
      times.push(performance.now() - began);
      size += answer.bytes.length;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, times, bytes: size };
};
