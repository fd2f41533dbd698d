/** What comes over a web socket of a ComfyUI server. */
export interface Socket extends Disposable {
  /** Comes when the connection stands, or when it is clear that it never will. */
  readonly opened: Promise<void>;
  /** Comes when there is no connection, or none any more. */
  readonly ended: Promise<void>;
  /** Takes up messages, which were kept until now. */
  listen(onMessage: (text: string) => void): void;
}

/** Messages kept before anybody listens; more than a prompt has before its answer. */
const KEPT_MAX = 1000;

/** Opens `/ws`. Binary messages are previews and left alone. A connection that fails ends; it never throws. */
export const openSocket = (url: URL, connectMs: number): Socket => {
  const target = new URL(url);
  target.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  const { username, password } = target;
  target.username = '';
  target.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers = username === '' && password === '' ? {} : { authorization: `Basic ${credentials}` };
  // Node's takes headers; the type that tests have of it, which is the browser's, does not know them.
  const socket: WebSocket = Reflect.construct(WebSocket, [target, { headers }]);
  socket.binaryType = 'arraybuffer';
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const kept: string[] = [];
  let take = (text: string): void => {
    if (kept.length < KEPT_MAX) kept.push(text);
  };
  const end = (): void => {
    clearTimeout(timer);
    opened.resolve();
    ended.resolve();
  };
  const timer = setTimeout(() => {
    socket.close();
    end();
  }, connectMs);
  socket.addEventListener('open', () => {
    clearTimeout(timer);
    opened.resolve();
  });
  socket.addEventListener('message', ({ data }: { readonly data: unknown }) => {
    if (typeof data === 'string') take(data);
  });
  socket.addEventListener('error', end);
  socket.addEventListener('close', end);
  return {
    opened: opened.promise,
    ended: ended.promise,
    listen: (onMessage) => {
      take = onMessage;
      for (const text of kept.splice(0)) onMessage(text);
    },
    [Symbol.dispose]: () => {
      end();
      socket.close();
    },
  };
};
