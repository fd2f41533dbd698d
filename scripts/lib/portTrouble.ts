import { createServer } from 'node:net';

const isTaken = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    // Whatever else is wrong, whoever listens there says better.
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });

/** Why the page cannot be served at `port` with its server at the next one, in words for whoever starts them; undefined where both are free. */
export const portTrouble = async (host: string, port: number): Promise<string | undefined> => {
  const others = `PORT=${port + 10} npm run dev`;
  if (await isTaken(host, port + 1))
    return `Port ${port + 1} is taken. Liora’s server listens there, beside the page at ${port}: free it, or take two others: ${others}`;
  return (await isTaken(host, port)) ? `Port ${port} is taken. Free it, or take another: ${others}` : undefined;
};
