import type { Message } from '#contract/chat.ts';
import type { Log } from '#server/log.ts';
import { ChatProviderError, type ChatProvider, type ChatRequest } from '#server/providers/chat/chatProvider.ts';
import type { Status } from './chatRepository.ts';

const SAVE_EVERY = 250;
/** An answer is held to be alive when its process saved within this time; see `ABANDONED_AFTER`. */
const BEAT_EVERY = 3000;

/** Why a generation ends before its provider does. */
class Ended extends Error {
  readonly status: 'stopped' | 'interrupted';

  constructor(status: 'stopped' | 'interrupted') {
    super(status);
    this.status = status;
  }
}

export interface GenerationDeps {
  readonly provider: ChatProvider;
  readonly log: Log;
  /** Stores text and status; gives whether a stop is wanted, undefined when the answer has ended elsewhere. */
  save(values: {
    readonly text: string;
    readonly status: Status;
    readonly beatTime: number;
  }): Promise<boolean | undefined>;
}

/**
 * One answer being written. It belongs to the server, not to a request: it goes on when nobody listens, and anyone may listen
 * from any place of its text.
 */
export class Generation {
  readonly #deps: GenerationDeps;
  readonly #controller = new AbortController();
  #answer: Message;
  #changed = Promise.withResolvers<void>();
  #savedLength = 0;
  #savedAt = Date.now();
  /** Resolves when the answer has ended and is stored. */
  readonly finished: Promise<void>;

  constructor(answer: Message, request: Omit<ChatRequest, 'signal'>, deps: GenerationDeps) {
    this.#answer = answer;
    this.#deps = deps;
    this.finished = this.#run({ ...request, signal: this.#controller.signal });
  }

  /** The answer as it stands. */
  get answer(): Message {
    return this.#answer;
  }

  /** Yields the answer each time it has grown or ended, first as it stands now. */
  async *states(): AsyncGenerator<Message> {
    for (;;) {
      const changed = this.#changed.promise;
      const answer = this.#answer;
      yield answer;
      if (answer.status !== 'generating') return;
      await changed;
    }
  }

  /** Ends the work at the provider too. */
  async end(status: 'stopped' | 'interrupted'): Promise<void> {
    this.#controller.abort(new Ended(status));
    await this.finished;
  }

  #change(answer: Message): void {
    this.#answer = answer;
    const { resolve } = this.#changed;
    this.#changed = Promise.withResolvers();
    resolve();
  }

  async #run(request: ChatRequest): Promise<void> {
    const timer = setInterval(() => void this.#saveProgress(), SAVE_EVERY);
    let status: Status;
    try {
      for await (const piece of this.#deps.provider.answer(request)) {
        this.#controller.signal.throwIfAborted();
        if (piece !== '') this.#change({ ...this.#answer, text: this.#answer.text + piece });
      }
      this.#controller.signal.throwIfAborted();
      status = this.#answer.text.trim() === '' ? 'failed' : 'done';
    } catch (error) {
      status = this.#statusOf(error);
    } finally {
      clearInterval(timer);
    }
    await this.#finish(status);
  }

  #statusOf(error: unknown): Status {
    const { reason } = this.#controller.signal;
    if (reason instanceof Ended) return reason.status;
    const { msgId } = this.#answer;
    if (error instanceof ChatProviderError)
      this.#deps.log.warn(
        { msgId, provider: this.#deps.provider.name, reason: error.reason },
        'the provider gave no whole answer',
      );
    else this.#deps.log.error({ msgId, err: error }, 'the provider broke');
    return 'failed';
  }

  async #finish(status: Status): Promise<void> {
    try {
      await this.#deps.save({ text: this.#answer.text, status, beatTime: Date.now() });
      this.#change({ ...this.#answer, status });
    } catch (error) {
      this.#deps.log.error({ msgId: this.#answer.msgId, err: error }, 'the end of an answer could not be stored');
      this.#change({ ...this.#answer, status: 'interrupted' });
    }
  }

  async #saveProgress(): Promise<void> {
    const { text } = this.#answer;
    const now = Date.now();
    if (text.length === this.#savedLength && now - this.#savedAt < BEAT_EVERY) return;
    this.#savedLength = text.length;
    this.#savedAt = now;
    try {
      const isStopWanted = await this.#deps.save({ text, status: 'generating', beatTime: now });
      if (isStopWanted !== false) this.#controller.abort(new Ended(isStopWanted ? 'stopped' : 'interrupted'));
    } catch (error) {
      this.#deps.log.warn({ msgId: this.#answer.msgId, err: error }, 'the progress of an answer could not be stored');
    }
  }
}
