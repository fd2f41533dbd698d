import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';

const spoken = z.object({ input: z.string() });

/** A request that the server got. */
export interface SpeechRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
  /** Comes true when the client closes the connection before the answer is complete, and false when it is complete. */
  readonly hungUp: Promise<boolean>;
}

/** How one request is answered; `input` is the text to speak. It may leave the answer open until the client goes or the server stops. */
export type SpeechBehaviour = (response: ServerResponse, input: string) => void | Promise<void>;

export interface SpeechServer extends AsyncDisposable {
  /** What goes into `SPEECH_BASE_URL`. */
  readonly baseUrl: string;
  readonly requests: readonly SpeechRequest[];
  /** Comes with the request of that number (0 is the first), now or when it is there. */
  request(index: number): Promise<SpeechRequest>;
  /** Adds behaviours for the requests to come; those after them are spoken. */
  add(...behaviours: readonly SpeechBehaviour[]): void;
}

/** Bytes of a frame of MPEG 1 layer III with 128 kbit/s and 44.1 kHz, mono. */
const FRAME_LENGTH = 417;
const FRAME_HEADER = [0xff, 0xfb, 0x90, 0xc0];

const frame = (place: number, bytes: Uint8Array): Buffer => {
  const whole = Buffer.alloc(FRAME_LENGTH);
  whole.set(FRAME_HEADER);
  whole.set(bytes, place);
  return whole;
};

/** The sound of a text: MP3 frames that no other text has. */
export const soundOf = (input: string): Buffer =>
  Buffer.concat([1, 2, 3].map(() => frame(100, createHash('sha256').update(input).digest())));

/** The same sound with what encoders put around it: a tag in front and one behind, and a frame that tells the length. */
export const taggedSoundOf = (input: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2]),
    Buffer.alloc(130, 0xff),
    frame(21, Buffer.from('Info')),
    soundOf(input),
    Buffer.from('TAG'.padEnd(128)),
  ]);

/** A good answer. */
export const speaks: SpeechBehaviour = (response, input) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(soundOf(input));
};

/** A good answer that comes when `go` does. */
export const speaksAfter =
  (go: Promise<void>): SpeechBehaviour =>
  async (response, input) => {
    await go;
    await speaks(response, input);
  };

/** Any answer, whole. */
export const answersWith =
  (status: number, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): SpeechBehaviour =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** Takes the request and never answers. */
export const staysSilent: SpeechBehaviour = () => {};

/** Begins a sound and says no more. */
export const fallsSilent: SpeechBehaviour = (response, input) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' });
  response.write(soundOf(input));
};

/** Begins a sound and cuts the connection. */
export const cutsOff: SpeechBehaviour = (response, input) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' });
  response.write(soundOf(input), () => setImmediate(() => response.destroy()));
};

/** Cuts the connection before it answers. */
export const cutsAtOnce: SpeechBehaviour = (response) => {
  response.destroy();
};

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** A real HTTP server in the place of one that speaks OpenAI's `POST /audio/speech`. Use it with `await using`. */
export const startSpeechServer = async (...script: readonly SpeechBehaviour[]): Promise<SpeechServer> => {
  const behaviours = [...script];
  const requests: SpeechRequest[] = [];
  const waiting = new Map<number, PromiseWithResolvers<SpeechRequest>>();

  const server = createServer((request, response) => {
    const hungUp = new Promise<boolean>((resolve) => {
      response.once('close', () => resolve(!response.writableFinished));
    });
    const answer = async () => {
      const body = parsed(await buffer(request));
      const seen = { path: request.url ?? '', headers: request.headers, body, hungUp };
      requests.push(seen);
      waiting.get(requests.length - 1)?.resolve(seen);
      await (behaviours.shift() ?? speaks)(response, spoken.parse(body).input);
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
    request: (index) => {
      const there = requests[index];
      if (there !== undefined) return Promise.resolve(there);
      const wanted = waiting.get(index) ?? Promise.withResolvers<SpeechRequest>();
      waiting.set(index, wanted);
      return wanted.promise;
    },
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
