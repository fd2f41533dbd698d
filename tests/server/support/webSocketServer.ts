import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** A connection of a client, with its path. */
export interface Connection {
  readonly path: string;
  sendText(text: string): void;
  sendBytes(bytes: Uint8Array): void;
  /** Cuts it, without a goodbye. */
  cut(): void;
}

const frame = (opcode: number, payload: Buffer): Buffer => {
  const short = payload.length < 126;
  const head = Buffer.alloc(short ? 2 : 4);
  head[0] = 0x80 | opcode;
  head[1] = short ? payload.length : 126;
  if (!short) head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
};

/**
 * Lets an HTTP server take web sockets (RFC 6455) and send messages of up to 64 KiB. What clients say is not read, but for their goodbye.
 * Gives a function that cuts them all, for which the server waits when it closes.
 */
export const acceptWebSockets = (server: Server, onConnection: (connection: Connection) => void): (() => void) => {
  const open = new Set<Duplex>();
  server.on('upgrade', (request, socket: Duplex) => {
    const key = request.headers['sec-websocket-key'] ?? '';
    const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
    const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
    socket.write([...head, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n'));
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      if (((bytes[0] ?? 0) & 0x0f) === 8) socket.end(frame(8, Buffer.alloc(0)));
    });
    onConnection({
      path: request.url ?? '',
      sendText: (text) => void socket.write(frame(1, Buffer.from(text))),
      sendBytes: (bytes) => void socket.write(frame(2, Buffer.from(bytes))),
      cut: () => socket.destroy(),
    });
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
};
