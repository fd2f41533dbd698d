import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';

const picture = z.strictObject({ type: z.literal('image_url'), image_url: z.strictObject({ url: z.string() }) });
const asked = z.object({ model: z.string(), input: z.array(z.union([z.string(), picture])) });
export type Asked = z.infer<typeof asked>;

/** How one request is answered. It may leave the answer open until the client goes or the server stops. */
export type ModerationBehaviour = (response: ServerResponse, request: Asked) => void;

export interface ModerationServer extends AsyncDisposable {
  /** What goes into `MODERATION_BASE_URL`. */
  readonly baseUrl: string;
  readonly requests: readonly { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Asked }[];
  add(...behaviours: readonly ModerationBehaviour[]): void;
}

/** Flags the texts, and the pictures whose address, that hold a word, with the categories that stand for it. */
export const flags =
  (word: string, ...categories: readonly string[]): ModerationBehaviour =>
  (response, { input }) => {
    const results = input.map((piece) => {
      const flagged = (typeof piece === 'string' ? piece : piece.image_url.url).includes(word);
      const all = ['sexual', 'hate', ...categories].map((name) => [name, flagged && categories.includes(name)]);
      return { flagged, categories: Object.fromEntries(all), category_scores: {} };
    });
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ id: 'm', model: 'm', results }));
  };
export const allows: ModerationBehaviour = flags('\0');
export const answersWith =
  (status: number, body = '{}'): ModerationBehaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
export const cuts: ModerationBehaviour = (response) => {
  response.destroy();
};
export const staysSilent: ModerationBehaviour = () => {};

/** A real HTTP server in the place of one that speaks OpenAI's `POST /moderations`. What is not scripted is allowed. Use it with `await using`. */
export const startModerationServer = async (...script: readonly ModerationBehaviour[]): Promise<ModerationServer> => {
  const behaviours = [...script];
  const requests: ModerationServer['requests'][number][] = [];
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = asked.parse(JSON.parse((await buffer(request)).toString('utf8')));
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      (behaviours.shift() ?? allows)(response, body);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    add: (...more) => {
      behaviours.push(...more);
    },
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => {
        server.close(resolve);
      });
      server.closeAllConnections();
      await closed;
    },
  };
};
