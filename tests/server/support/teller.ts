import * as z from 'zod';
import type { Dice } from './dice.ts';
import type { Moment } from './fall.ts';
import { type Behaviour, beginStream, flush, pieceEvents, startOpenAiServer, streamOf } from './openaiServer.ts';

/** What the provider says to one request. No two are the same. */
export interface Story {
  /** What it answers. */
  readonly said: string;
  readonly text: string;
  /** It waits after this much until it is told to go on. */
  readonly half: string | undefined;
  /** It ends without saying so. */
  readonly breaksOff: boolean;
  goOn(): void;
}

export interface Teller extends AsyncDisposable {
  readonly baseUrl: string;
  /** The story that a text, which is not empty, is the beginning of. */
  storyOf(text: string): Story;
}

const PIECES_MAX = 24;
const request = z.object({ messages: z.array(z.object({ content: z.string() })) });

/** What the person said last; where an answer is empty, what was said before it stands in front of that. */
const lastWords = (body: unknown): string => request.parse(body).messages.at(-1)?.content.split('\n\n').at(-1) ?? '';

/** A provider that tells stories, some of which wait in the middle or break off. */
export const startTeller = async (dice: Dice, meet: (moment: Moment) => void): Promise<Teller> => {
  const stories: Story[] = [];
  const server = await startOpenAiServer();

  const tell: Behaviour = async (response) => {
    const asked = server.requests.at(-1);
    server.add(tell);
    meet('commissioned');
    const said = lastWords(asked?.body);
    const pieces = Array.from({ length: 2 + dice.below(PIECES_MAX) }, (_, index) => `word ${index} `);
    const begun = [`#${stories.length} to ${said}: `, ...pieces.splice(0, dice.below(pieces.length))];
    const waits = dice.isIn(0.4);
    const breaksOff = dice.isIn(0.1);
    const goOn = Promise.withResolvers<void>();
    const half = begun.join('');
    stories.push({
      said,
      text: half + pieces.join(''),
      half: waits ? half : undefined,
      breaksOff,
      goOn: () => goOn.resolve(),
    });
    response.once('close', () => {
      if (!response.writableFinished) meet('left');
    });

    beginStream(response);
    for (const piece of begun) await flush(response, pieceEvents([piece]));
    if (waits) await goOn.promise;
    for (const piece of pieces) await flush(response, pieceEvents([piece]));
    if (breaksOff) response.destroy();
    else response.end(streamOf([]));
    meet('told');
  };
  server.add(tell);

  return {
    baseUrl: server.baseUrl,
    storyOf(text) {
      const story = stories[Number(/^#(\d+) /.exec(text)?.[1])];
      if (story === undefined) throw new Error(`No story begins with ${text}`);
      return story;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
};
