import type { ServerResponse } from 'node:http';
import * as z from 'zod';
import { givesBase64, type ImagesBehaviour } from './imagesServer.ts';
import { type RecordingServer, startRecordingServer } from './recordingServer.ts';
import { samplePicture } from './samplePicture.ts';
import { until } from './until.ts';

/** A picture that somebody waits for. */
export interface Held {
  readonly prompt: string;
  letGo(): void;
}

/** A real HTTP server that makes pictures, as OpenAI's does, and whose every answer a test has in its hand. */
export interface Studio extends RecordingServer {
  /** What makes a server of ours use it. */
  readonly env: Readonly<Record<string, string>>;
  /** How the next requests are answered, in order; the others get a picture. */
  add(...behaviours: readonly ImagesBehaviour[]): void;
  /** From now on whatever would get a picture waits until it is let go. */
  hold(): void;
  /** Waits until as many are held; gives them in the order in which they came. */
  holds(count: number): Promise<readonly Held[]>;
  /** Holds nothing any more. */
  letGo(): void;
  /** What was asked for so far, in order. */
  prompts(): string[];
}

const asked = z.object({ prompt: z.string() });

export const startStudio = async (): Promise<Studio> => {
  const picture = await samplePicture(384, 576, 'webp');
  const behaviours: ImagesBehaviour[] = [];
  const held = new Set<Held>();
  let isHolding = false;

  const wait = (response: ServerResponse, prompt: string): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const one: Held = {
      prompt,
      letGo: () => {
        held.delete(one);
        resolve();
      },
    };
    held.add(one);
    response.once('close', () => one.letGo());
    return promise;
  };

  const recording = await startRecordingServer(async ({ body }, response) => {
    const behaviour = behaviours.shift();
    if (behaviour === undefined && isHolding) await wait(response, asked.parse(body).prompt);
    await (behaviour ?? givesBase64(picture))(response, recording.origin);
  });
  return {
    ...recording,
    env: { IMAGE_BASE_URL: `${recording.origin}/v1`, IMAGE_MODEL: 'test' },
    add: (...more) => void behaviours.push(...more),
    hold: () => {
      isHolding = true;
    },
    holds: (count) => until(() => held.size === count && [...held], { interval: 10 }),
    letGo: () => {
      isHolding = false;
      for (const one of held) one.letGo();
    },
    prompts: () => recording.requests.map(({ body }) => asked.parse(body).prompt),
  };
};
