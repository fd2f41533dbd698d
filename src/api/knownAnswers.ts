import * as z from 'zod/mini';

/** The element that holds what the server has answered beforehand, in JSON by path and query. */
const ELEMENT = 'answers';

const answers = z.record(z.string(), z.object({ status: z.number(), body: z.unknown() }));

type Answer = z.infer<typeof answers>[string];
let known: Map<string, Answer> | undefined;
let onAllTaken: () => void = () => undefined;

const read = (): Map<string, Answer> => {
  const text = 'document' in globalThis ? document.getElementById(ELEMENT)?.textContent : undefined;
  return new Map(Object.entries(answers.parse(JSON.parse(text ?? '{}'))));
};

/** The answer to a request for data that came with the page: once, for whoever asks again wants to know it anew. */
export const takeKnownAnswer = (url: string): Response | undefined => {
  known ??= read();
  const answer = known.get(url);
  known.delete(url);
  if (known.size === 0) onAllTaken();
  return answer && Response.json(answer.body, { status: answer.status });
};

/** Waits until all answers that came with the page were taken, but not longer than `timeout`, in milliseconds. */
export const untilAllTaken = (timeout: number): Promise<void> =>
  new Promise((resolve) => {
    known ??= read();
    if (known.size === 0) {
      resolve();
      return;
    }
    onAllTaken = resolve;
    setTimeout(resolve, timeout);
  });
