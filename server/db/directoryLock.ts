import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { PlainError } from '../plainError.ts';

/** Another process has the folder open. */
export class DirectoryInUseError extends PlainError {
  override readonly name = 'DirectoryInUseError';
}

const listen = async (address: string): Promise<Server> => {
  const server = createServer((socket) => socket.destroy());
  server.listen(address);
  await once(server, 'listening');
  server.unref();
  return server;
};

const isAlive = async (address: string): Promise<boolean> => {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

/** A socket that the system closes when its process dies, however it dies. */
const addressFor = (directory: string): { address: string; isFile: boolean } => {
  const name = `liora-${createHash('sha256').update(directory).digest('hex').slice(0, 32)}`;
  switch (process.platform) {
    case 'linux':
      return { address: `\0${name}`, isFile: false };
    case 'win32':
      return { address: `\\\\.\\pipe\\${name}`, isFile: false };
    default:
      return { address: join(directory, 'lock.sock'), isFile: true };
  }
};

/**
 * Holds `directory` for this process alone, since two processes on one PGlite folder corrupt it silently. Gives a function
 * that lets go. Throws `DirectoryInUseError`. Containers that share a folder but no network namespace do not see each other.
 */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  await mkdir(directory, { recursive: true });
  const { address, isFile } = addressFor(await realpath(directory));
  let server: Server;
  try {
    server = await listen(address);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    if (!isFile || (await isAlive(address)))
      throw new DirectoryInUseError(`${directory} is in use by another process`, { cause: error });
    await rm(address);
    server = await listen(address);
  }
  return async () => {
    server.close();
    await once(server, 'close');
  };
};
