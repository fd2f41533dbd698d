import { setTimeout as wait } from 'node:timers/promises';
import { beginStream, flush, pieceEvents, streamOf, type Behaviour } from '#tests/server/support/openaiServer.ts';
import { talkOf } from './talk.ts';

/** Tokens a second. */
const PACE = 200;
const TICK = 5;
/** Fewer than any message of a talk has on average. */
const WORDS_A_MESSAGE = 10;

/** An answer of so many tokens, a word each. `first` and `last` are words that come nowhere else. */
export interface Answer {
  readonly first: string;
  readonly last: string;
  readonly tokens: number;
}

const piecesOf = ({ first, last, tokens }: Answer): string[] => {
  const words = talkOf(Math.ceil(tokens / WORDS_A_MESSAGE), 0).flatMap(({ text }) => ` ${text}`.match(/\s+\S+/g) ?? []);
  return [first, ...words.slice(0, tokens - 2), ` ${last}`];
};

/** Gives the first token at once and the others at an even pace: every 5 ms as many as are due. */
export const streamsEvenly =
  (answer: Answer): Behaviour =>
  async (response) => {
    const pieces = piecesOf(answer);
    beginStream(response);
    const started = performance.now();
    let sent = 0;
    while (sent < pieces.length && !response.closed) {
      const due = 1 + Math.floor(((performance.now() - started) / 1000) * PACE);
      if (due > sent) await flush(response, pieceEvents(pieces.slice(sent, due)));
      sent = Math.max(sent, due);
      await wait(TICK);
    }
    response.end(streamOf([]));
  };
