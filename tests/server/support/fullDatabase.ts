import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** An ErrorResponse of PostgreSQL’s protocol: its letter, its length with these four bytes, and fields that each end with a zero. */
const errorResponse = (fields: Readonly<Record<string, string>>): Buffer => {
  const told = Object.entries(fields).map(([field, value]) => `${field}${value}\0`);
  const body = Buffer.from(`${told.join('')}\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from('E'), length, body]);
};

const FULL = errorResponse({
  S: 'FATAL',
  V: 'FATAL',
  C: '53100',
  M: 'could not write to file "base/pgsql_tmp": No space left on device',
});

/** What speaks PostgreSQL’s protocol, and says to whoever comes that its disk is full. */
export const startFullDatabase = async () => {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.once('data', () => socket.end(FULL));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `postgresql://liora:secret@127.0.0.1:${port}/liora`,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
