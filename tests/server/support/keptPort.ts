import { once } from 'node:events';
import { createServer } from 'node:http';

/** Systems give away ports from 32768 (Linux) or 49152 on to whoever asks for any. */
const FIRST = 20_000;
const LAST = 32_767;
const TRIES = 20;
/** Each process begins at a place of its own, far from that of those that were started with it, and goes on from there. */
const STEP = 97;
let next = (process.pid * STEP) % (LAST - FIRST);

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
};

/** A port for a server that is killed and started again at the same place: nobody gets it in between, whether from the system or from here. */
export const keptPort = async (): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = FIRST + next;
    next = (next + 1) % (LAST - FIRST);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free');
};
