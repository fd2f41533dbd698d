import { createParser } from 'eventsource-parser';
import { ChatProviderError } from '../chatProvider.ts';
import { readCompletion } from './completion.ts';

const EVENT_MAX = 1 << 20;

/** A piece of text, or of what the model thinks. */
export type Given = string | { readonly reasoning: string };

/** Takes the bytes of a streamed answer and gives the pieces of text in them. */
export interface CompletionStream {
  /** `[DONE]` came: what follows does not matter. */
  readonly isDone: boolean;
  /** It ends at the length that the server allows. */
  readonly isCut: boolean;
  /** The model is at work: it has said something, or reasons. */
  readonly hasBegun: boolean;
  feed(bytes: Uint8Array): Generator<Given, void>;
  /** The connection ended. Throws where the answer had not. */
  end(): Generator<Given, void>;
}

/** Server-sent events of a streamed chat completion. Throws `ChatProviderError` on what is none. */
export const completionStream = (): CompletionStream => {
  const decoder = new TextDecoder();
  let data: string[] = [];
  let hasText = false;
  let hasEvent = false;
  let hasBytes = false;
  let hasBegun = false;
  let isFinished = false;
  let isCut = false;
  let isDone = false;
  const parser = createParser({
    maxBufferSize: EVENT_MAX,
    onEvent: (event) => data.push(event.data),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw new ChatProviderError('badAnswer', 'an event is too long');
    },
  });

  function* read(chunk: string): Generator<Given, void> {
    data = [];
    parser.feed(chunk);
    hasEvent ||= data.length > 0;
    for (const json of data) {
      if (isDone || json.trim() === '') continue;
      if (json.trim() === '[DONE]') {
        isDone = true;
        continue;
      }
      const part = readCompletion(json, hasText);
      isFinished ||= part.finished;
      isCut ||= part.isCut;
      hasBegun ||= part.reasoning !== '' || part.text !== '';
      if (part.reasoning !== '') yield { reasoning: part.reasoning };
      if (part.text === '') continue;
      hasText = true;
      yield part.text;
    }
  }

  return {
    get isDone() {
      return isDone;
    },
    get isCut() {
      return isCut;
    },
    get hasBegun() {
      return hasBegun;
    },
    feed: (bytes) => {
      hasBytes ||= bytes.length > 0;
      return read(decoder.decode(bytes, { stream: true }));
    },
    *end() {
      // Some servers leave out the blank line after the last event.
      if (!isDone) yield* read(`${decoder.decode()}\n\n`);
      if (hasBytes && !hasEvent) throw new ChatProviderError('badAnswer', 'not a chat completion');
      if (!hasText) throw new ChatProviderError('empty', 'the answer is empty');
      if (!isDone && !isFinished) throw new ChatProviderError('brokenOff', 'the stream ended in the middle');
    },
  };
};
