import type { ServerResponse } from 'node:http';
import { type Behaviour, beginStream, flush, pieceEvents, streamOf } from '#tests/server/support/openaiServer.ts';

/** An answer that a provider gives piece by piece, as the test says. */
export interface HeldAnswer {
  /** What the provider does with the request. */
  readonly behaviour: Behaviour;
  /** Comes when the provider is asked. */
  readonly asked: Promise<unknown>;
  readonly say: (piece: string) => Promise<void>;
  /** Ends it well, with these last pieces. */
  readonly end: (...pieces: readonly string[]) => Promise<void>;
  /** The connection breaks. */
  readonly breakOff: () => Promise<void>;
}

export const holdAnswer = (): HeldAnswer => {
  const taken = Promise.withResolvers<ServerResponse>();
  return {
    behaviour: (response) => {
      beginStream(response);
      taken.resolve(response);
    },
    asked: taken.promise,
    say: async (piece) => flush(await taken.promise, pieceEvents([piece])),
    end: async (...pieces) => void (await taken.promise).end(streamOf(pieces)),
    breakOff: async () => void (await taken.promise).destroy(),
  };
};
