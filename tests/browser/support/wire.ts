import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A network between a page and a server that can be cut. */
export interface Wire extends AsyncDisposable {
  /** Where the page finds the server. */
  readonly origin: string;
  /** Breaks every connection, and those to come. */
  readonly cut: () => void;
  readonly mend: () => void;
  /** From now on the page finds another server behind the same address. */
  readonly lead: (to: string) => void;
}

export const layWire = async (to: string): Promise<Wire> => {
  const { hostname } = new URL(to);
  let { port } = new URL(to);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A broken connection is what it is for.
    socket.on('error', () => undefined);
  };
  const wire = createServer((near) => {
    keep(near);
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far).pipe(near);
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  wire.listen(0, hostname);
  await once(wire, 'listening');
  const address = wire.address();
  if (address === null || typeof address === 'string') throw new Error('The wire has no port');
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    origin: `http://${hostname}:${address.port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    lead: (next) => {
      ({ port } = new URL(next));
      for (const socket of sockets) socket.resetAndDestroy();
    },
    [Symbol.asyncDispose]: async () => {
      const closed = once(wire, 'close');
      wire.close();
      cut();
      await closed;
    },
  };
};
