import type { ServerResponse } from 'node:http';
import { type RecordingServer, sendJson, startRecordingServer } from './recordingServer.ts';

/** How one request is answered. It may leave the answer open until the client goes or the server stops. */
export type ImagesBehaviour = (response: ServerResponse, origin: string) => void | Promise<void>;

export interface ImagesServer extends RecordingServer {
  /** What goes into `IMAGE_BASE_URL`. */
  readonly baseUrl: string;
}

/** A picture as base64. */
export const givesBase64 =
  (picture: Uint8Array | Promise<Uint8Array>): ImagesBehaviour =>
  async (response) =>
    sendJson(response, { created: 1, data: [{ b64_json: Buffer.from(await picture).toString('base64') }] });

/** A picture by its address, which may be a path. */
export const givesUrl =
  (url: string): ImagesBehaviour =>
  (response) =>
    sendJson(response, { created: 1, data: [{ url }] });

/** Any answer, whole. */
export const gives =
  (status: number, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): ImagesBehaviour =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** Takes the request and never answers. */
export const keepsStill: ImagesBehaviour = () => {};

/** Begins an answer and says no more. */
export const startsAndStops: ImagesBehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data":[');
};

/** Gives white space, a little at a time, for ever. */
export const drips: ImagesBehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const drip = (): void => void (response.destroyed || response.write(' ', () => setTimeout(drip, 5)));
  drip();
};

/** Begins an answer and cuts the connection. */
export const startsAndCuts: ImagesBehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data":[', () => setImmediate(() => response.destroy()));
};

/** Cuts the connection before it answers. */
export const cuts: ImagesBehaviour = (response) => {
  response.destroy();
};

/** A real HTTP server in the place of one that speaks OpenAI's `POST /images/generations`. The script answers whatever comes, in order. */
export const startImagesServer = async (...script: readonly ImagesBehaviour[]): Promise<ImagesServer> => {
  const behaviours = [...script];
  const recording = await startRecordingServer((_, response) =>
    (behaviours.shift() ?? gives(500, 'no behaviour is left'))(response, recording.origin),
  );
  return { ...recording, baseUrl: `${recording.origin}/v1` };
};
