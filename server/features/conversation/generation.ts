import { setTimeout as delay } from 'node:timers/promises';
import type { Message } from '#contract/chat.ts';
import { isThoughtSayable } from '#server/features/care/takeBack.ts';
import type { Illustration } from '#server/features/media/illustrator.ts';
import { charOf, ChatProviderError, thoughtIn, withPiece } from '#server/providers/chat/chatProvider.ts';
import { fillNames, fillWritten } from '@liora/companion/fillNames.ts';
import { comparable } from '@liora/companion/style.ts';
import type { Progress, Status } from './alternativeRepository.ts';
import { failureOf, retryTimeOf } from './answerFailure.ts';
import type { GenerationDeps } from './generationDeps.ts';
import { type End, Ended, Left, type Made, NoPicture } from './generationEnd.ts';
import { isToldOf } from './newMessages.ts';
import { withThought } from './reasoning.ts';

const SAVE_EVERY = 250;
/** An answer is held to be alive when its process saved within this time; see `ABANDONED_AFTER`. */
const BEAT_EVERY = 3000;
/** How often it is looked how far the picture is. */
const LOOK_EVERY = 300;

/** An answer that is longer is not gone on with, in UTF-16 code units: a conversation has to fit into a file. */
const GROWS_TO = 500_000;

/** What was written after what was there already; no space twice. */
const joined = (begun: string, written: string): string => begun + (/\s$/u.test(begun) ? written.trimStart() : written);

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
  #isWritten: boolean;
  #wasWritten: boolean;
  #hasLeft = false;
  #isCut = false;
  /** Another answer was wanted, and it is one that was there already. */
  #isOld = false;
  /** What the model thinks before it answers. */
  #thought = '';
  /** What is gone on with; empty for an answer from its beginning. */
  readonly #begun: string;
  /** In place of what was written. */
  #replacement: string | undefined;
  /** Resolves when the answer has ended and is stored, or was left. */
  readonly finished: Promise<void>;

  /** `isWritten`: the text is there, and only the picture is waited for. */
  constructor(answer: Message, deps: GenerationDeps, isWritten = false) {
    this.#answer = answer;
    this.#deps = deps;
    this.#isWritten = isWritten;
    this.#wasWritten = isWritten;
    this.#savedLength = answer.text.length;
    this.#begun = deps.before === undefined ? '' : answer.text;
    this.finished = this.#run();
  }

  /** Yields the answer each time it has grown or ended, or its picture was looked at, first as it stands now; ends early when it is left. */
  async *states(): AsyncGenerator<Message> {
    for (;;) {
      const changed = this.#changed.promise;
      const answer = this.#answer;
      yield answer;
      if (answer.status !== 'generating' || this.#hasLeft) return;
      await changed;
    }
  }

  /** Ends the work at the provider too. */
  async end(status: 'stopped' | 'interrupted'): Promise<void> {
    this.#controller.abort(new Ended(status));
    await this.finished;
  }

  /** Before this process ends: an answer whose text is there is taken up by another one; else it is interrupted. */
  async leave(): Promise<void> {
    this.#controller.abort(this.#isWritten ? new Left() : new Ended('interrupted'));
    await this.finished;
  }

  #change(answer: Message): void {
    this.#answer = answer;
    const { resolve } = this.#changed;
    this.#changed = Promise.withResolvers();
    resolve();
  }

  async #run(): Promise<void> {
    const timer = setInterval(() => void this.#saveProgress(), SAVE_EVERY);
    let end: End;
    try {
      end = await this.#work();
    } catch (error) {
      if (this.#controller.signal.reason instanceof Left) return this.#leave();
      end = this.#asBefore({ ...this.#endBy(error), made: undefined });
    } finally {
      clearInterval(timer);
    }
    // Nobody follows the picture any more.
    this.#controller.abort();
    await this.#finish(end);
  }

  #leave(): void {
    this.#hasLeft = true;
    this.#change(this.#answer);
  }

  /** Writes the text, and follows the picture meanwhile. */
  async #work(): Promise<End> {
    const following = this.#follow();
    // Words are written to their end without their picture too, and are paid for: else whoever wishes for what is refused reads for nothing.
    following?.catch((reason: unknown) => {
      if (!(reason instanceof NoPicture)) this.#controller.abort(reason);
    });
    if (!this.#isWritten) await this.#write();
    if (following === undefined) return { status: 'done', made: undefined, isFree: this.#isOld };
    this.#isWritten = true;
    await this.#saveProgress();
    return { status: 'done', made: await following };
  }

  async #write(): Promise<void> {
    const { signal } = this.#controller;
    const request = await this.#deps.request();
    signal.throwIfAborted();
    const earlier = request.turns.slice(0, -1).findLast(({ role }) => role === 'user');
    const takeBack = this.#deps.takeBack(request.turns.at(-1)?.text ?? '', earlier?.text ?? '', this.#begun);
    let written = '';
    const names = { user: request.user.name, char: charOf(request.persona) };
    for await (const piece of this.#deps.provider.answer({ ...request, signal })) {
      signal.throwIfAborted();
      if (piece === '') continue;
      const thought = thoughtIn(piece);
      if (thought !== '') {
        this.#thought = withThought(this.#thought, thought);
        continue;
      }
      if (typeof piece !== 'string' && 'isCut' in piece) {
        this.#isCut = true;
        continue;
      }
      written = withPiece(written, piece);
      const text = joined(this.#begun, fillWritten(written, names));
      if (this.#isTakenBack(takeBack(text, false))) return;
      this.#change({ ...this.#answer, text });
    }
    signal.throwIfAborted();
    const text = joined(this.#begun, fillNames(written, names));
    if (this.#isTakenBack(takeBack(text, true))) return;
    if (text !== this.#answer.text) this.#change({ ...this.#answer, text });
    if (written.trim() === '') throw new ChatProviderError('empty', 'the answer is empty');
    this.#isOld = (request.alternatives ?? []).some((old) => comparable(old) === comparable(text));
  }

  #isTakenBack(replacement: string | undefined): boolean {
    this.#replacement = replacement;
    if (replacement === undefined) return false;
    this.#deps.log.warn({ msgId: this.#answer.msgId }, 'an answer was taken back');
    return true;
  }

  /** Comes with the picture once that is ready; throws when it does not come. */
  #follow(): Promise<Made> | undefined {
    const { picture } = this.#deps;
    return picture && this.#followed(picture);
  }

  async #followed(look: NonNullable<GenerationDeps['picture']>): Promise<Made> {
    const { signal } = this.#controller;
    for (;;) {
      const seen = await this.#look(look);
      signal.throwIfAborted();
      if (seen === null) throw new NoPicture('nobody makes it');
      const made = seen && this.#take(seen);
      if (made !== undefined) return made;
      await delay(LOOK_EVERY, undefined, { signal });
    }
  }

  /** Null when there is no such picture; undefined when that could not be told. */
  async #look(look: NonNullable<GenerationDeps['picture']>): Promise<Illustration | null | undefined> {
    try {
      return (await look()) ?? null;
    } catch (error) {
      this.#deps.log.warn({ msgId: this.#answer.msgId, err: error }, 'how far a picture is could not be told');
      return undefined;
    }
  }

  /** Gives a picture that is ready, undefined while it is made; throws when none comes. */
  #take({ picture, image, frame }: Illustration): Made | undefined {
    switch (picture.status) {
      case 'queued':
      case 'moderating':
      case 'making':
        this.#change({ ...this.#answer, picture });
        return undefined;
      case 'ready':
        if (image === null) throw new NoPicture('deleted');
        return { image, ...(frame !== undefined && { frame }) };
      case 'cancelled':
        throw new Ended('stopped');
      case 'refused':
      case 'failed':
        this.#change({ ...this.#answer, picture });
        throw new NoPicture(picture.status);
    }
  }

  #endBy(error: unknown): Pick<End, 'status' | 'fault'> {
    const { reason } = this.#controller.signal;
    if (reason instanceof Ended) return { status: reason.status };
    const { msgId } = this.#answer;
    const cause: unknown = reason instanceof NoPicture ? reason : error;
    if (cause instanceof ChatProviderError) {
      this.#deps.log.warn(
        { msgId, provider: this.#deps.provider.name, err: cause },
        'the provider gave no whole answer',
      );
      return { status: 'failed', fault: cause };
    }
    if (cause instanceof NoPicture) this.#deps.log.warn({ msgId, reason: cause.message }, 'an answer got no picture');
    else this.#deps.log.error({ msgId, err: cause }, 'an answer broke');
    return { status: 'failed' };
  }

  /** An answer that was to be gone on with stays, and can be gone on with, where nothing more comes or the model fails. */
  #asBefore(end: End): End {
    const { before } = this.#deps;
    const isStill = this.#answer.text === this.#begun;
    if (before === undefined || !(end.status === 'failed' || (end.status === 'stopped' && isStill))) return end;
    if (isStill) this.#answer = { ...this.#answer, text: before };
    this.#isCut = true;
    return { ...end, status: 'done', isFree: true };
  }

  async #finish({ status, made, fault, isFree }: End): Promise<void> {
    const { picture, ...written } = this.#answer;
    const answer = { ...written, text: this.#replacement ?? written.text };
    const image = made?.image ?? null;
    const now = Date.now();
    const failureReason = fault?.reason ?? null;
    const retryTime = fault === undefined ? null : retryTimeOf(fault, now);
    const isCut = status === 'done' && this.#isCut && this.#replacement === undefined && answer.text.length < GROWS_TO;
    const isSayable = this.#replacement === undefined && isThoughtSayable(this.#thought);
    const reasoning = isSayable ? this.#thought.trim() : '';
    const thought = reasoning === '' ? {} : { reasoning };
    const isWritten = this.#isWritten;
    const told = { isCut, failureReason, retryTime, isWritten, ...thought };
    const values = { text: answer.text, status, image, ...told };
    const ended = await this.#store(values, isFree);
    this.#change({
      ...answer,
      ...thought,
      status: ended,
      ...(ended === 'done' && isCut && { isCut }),
      ...(ended !== 'interrupted' && failureReason !== null && { failure: failureOf(failureReason, retryTime, now) }),
      ...(ended === 'done' ? made : undefined),
      ...(picture !== undefined && isToldOf(ended, picture) && { picture }),
    });
  }

  /** Stores the end; gives the status that holds then. */
  async #store(end: Progress, isFree?: boolean): Promise<Status> {
    try {
      const isStored = (await this.#deps.save(end, isFree)) !== undefined;
      return end.status === 'done' && !isStored ? 'interrupted' : end.status;
    } catch (error) {
      this.#deps.log.error({ msgId: this.#answer.msgId, err: error }, 'the end of an answer could not be stored');
      return 'interrupted';
    }
  }

  async #saveProgress(): Promise<void> {
    const { text } = this.#answer;
    const isWritten = this.#isWritten;
    const now = Date.now();
    const isKnown = text.length === this.#savedLength && isWritten === this.#wasWritten;
    if (isKnown && now - this.#savedAt < BEAT_EVERY) return;
    this.#savedLength = text.length;
    this.#wasWritten = isWritten;
    this.#savedAt = now;
    try {
      const isStopWanted = await this.#deps.save({ text, status: 'generating', isWritten });
      if (isStopWanted !== false) this.#controller.abort(new Ended(isStopWanted ? 'stopped' : 'interrupted'));
    } catch (error) {
      this.#deps.log.warn({ msgId: this.#answer.msgId, err: error }, 'the progress of an answer could not be stored');
    }
  }
}
