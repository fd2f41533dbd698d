import { isDeepStrictEqual } from 'node:util';
import { chatHistory, chatStop, HISTORY_PAGE_MAX, type Message } from '#contract/chat.ts';
import { readChatEvents } from '#src/api/eventStream.ts';
import { Buyer } from './buyer.ts';
import type { Dice } from './dice.ts';
import { BrokenOff, type Fall } from './fall.ts';
import { type Intent, nextIntent, withIntent } from './intents.ts';
import { character } from './talker.ts';
import type { Teller } from './teller.ts';
import type { Visitor } from './visitor.ts';
import { mustBe, mustHaveEndedSo, toWrite, type Writing } from './writing.ts';
import { until } from './until.ts';

const { characterId } = character;
/** A server that shares its database takes this long at most to see that another one is gone. */
const REAPED_WITHIN = 40_000;
const streaming = { accept: 'text/event-stream' };

/** When somebody does something else than listen: after how many pieces, and what. */
interface Whim {
  readonly act: 'stop' | 'leave' | undefined;
  readonly after: number;
}

const LISTEN: Whim = { act: undefined, after: 0 };

/**
 * Somebody who talks to a companion on a server that is killed, and does not put up with it: what got no answer is sent again with the
 * same key, and what was being written is taken up again. They know what the conversation must hold, and look whether it does.
 */
export class Steadfast {
  readonly email: string;
  readonly #name: string;
  readonly #dice: Dice;
  readonly #teller: Teller;
  #visitor: Visitor;
  #fall: Fall;
  /** What the conversation holds. */
  #known: readonly Message[] = [];
  /** What was asked for and got no answer. */
  #intent: Intent | undefined;
  #writing: Writing | undefined;
  #words = 0;

  constructor(name: string, email: string, visitor: Visitor, dice: Dice, teller: Teller, fall: Fall) {
    this.#name = name;
    this.email = email;
    this.#visitor = visitor;
    this.#dice = dice;
    this.#teller = teller;
    this.#fall = fall;
  }

  get known(): readonly Message[] {
    return this.#known;
  }

  /** Finds the server again after it fell. */
  moveTo(origin: string): void {
    this.#visitor = this.#visitor.at(origin);
    if (this.#writing !== undefined) this.#writing.wasHit = true;
  }

  /** Talks until the server falls. */
  async talk(fall: Fall): Promise<void> {
    this.#fall = fall;
    try {
      await this.recover();
      while (!fall.hasFallen) await this.#ask(this.#whim());
    } catch (error) {
      if (!fall.explains(error)) throw error;
    }
  }

  /** Has everything ended that was under way, and looks whether the conversation holds what it must. */
  async recover(): Promise<void> {
    if (this.#writing !== undefined) await this.#follow();
    if (this.#intent !== undefined) {
      if (this.#dice.isIn(0.2)) await this.#giveUp(this.#intent);
      else await this.#ask(LISTEN);
    }
    mustBe(await this.history(), this.#known);
    mustBe((await this.remaining()).held, 0);
  }

  /** All messages, oldest first, page by page. */
  async history(): Promise<readonly Message[]> {
    const pages: Message[][] = [];
    for (;;) {
      const [first] = pages[0] ?? [];
      const { data } = await this.#visitor.get('/api/chat/history', {
        characterId,
        pageSize: HISTORY_PAGE_MAX,
        ...(first !== undefined && { endTime: first.createTime }),
      });
      const { messages, hasMore } = chatHistory.response.parse(data);
      pages.unshift(messages);
      if (!hasMore) return pages.flat();
    }
  }

  /** That nothing is being written, as it must be right after the start of a server that is alone on its database. */
  async seesNothingWritten(): Promise<void> {
    const written = (await this.history()).filter(({ status }) => status === 'generating');
    mustBe(written, []);
    mustBe((await this.remaining()).held, 0);
  }

  remaining() {
    return new Buyer(this.#visitor).remaining();
  }

  #whim(): Whim {
    const after = 1 + this.#dice.below(6);
    if (this.#dice.isIn(0.3)) return { act: 'stop', after };
    return { act: this.#dice.isIn(0.2) ? 'leave' : undefined, after };
  }

  /** Asks for something, or again for what got no answer. */
  async #ask(whim: Whim): Promise<void> {
    const isAgain = this.#intent !== undefined;
    this.#intent ??= nextIntent(this.#dice, this.#known, `${this.#name} says ${(this.#words += 1)}`);
    const intent = this.#intent;
    const asked = this.#visitor.fetch(`/api/chat/${intent.kind}`, {
      method: 'POST',
      headers: { ...streaming, 'content-type': 'application/json', 'idempotency-key': intent.key },
      body: JSON.stringify(intent.body),
    });
    this.#fall.meet('asked');
    const response = await asked;
    this.#fall.meet('answered');
    await this.#listen(response, whim, (messages) => {
      const expected = withIntent(this.#known, intent, messages);
      mustBe(messages, expected.slice(-messages.length));
      mustBe(messages.at(-1), { ...expected.at(-1), text: '', status: 'generating' });
      this.#known = expected;
      this.#intent = undefined;
      this.#writing = toWrite(intent.said, isAgain);
    });
  }

  /** Takes up what is being written. */
  async #follow(): Promise<void> {
    const { msgId = '' } = this.#known.at(-1) ?? {};
    const writing = this.#writing;
    const response = await this.#visitor.fetch(`/api/chat/stream?msgId=${msgId}&after=${writing?.text.length ?? 0}`, {
      headers: streaming,
    });
    await this.#listen(response, LISTEN, ([answer]) => {
      const known = this.#known.at(-1);
      // A server that fell has lost what it had not stored.
      if (writing?.wasHit === true) writing.text = writing.text.slice(0, answer?.text.length);
      mustBe(answer, { ...known, text: writing?.text });
    });
  }

  /** Hears an answer to its end, unless the whim says otherwise. */
  async #listen(response: Response, whim: Whim, begin: (messages: Message[]) => void): Promise<void> {
    if (!response.ok) throw new Error(`The server refused: ${await response.text()}`);
    let stopping = Promise.resolve();
    let pieces = 0;
    for await (const { event, seq, data } of readChatEvents(response)) {
      switch (event) {
        case 'start':
          begin(data.messages);
          this.#fall.meet('started');
          break;
        case 'delta': {
          const writing = this.#hear(data, seq);
          this.#fall.meet('piece');
          pieces += 1;
          const story = this.#teller.storyOf(writing.text);
          const isHalf = writing.text === story.half;
          if (writing.isStopAsked || (!isHalf && pieces !== whim.after)) break;
          if (whim.act === 'stop') {
            stopping = this.#stop(writing);
            // It fails with the stream, or is waited for.
            stopping.catch(() => undefined);
            break;
          }
          if (isHalf) {
            await this.#seeStored(writing);
            story.goOn();
          }
          if (whim.act === 'leave') return this.#follow();
          break;
        }
        case 'picture':
          throw new Error('Nobody asked for a picture');
        case 'done':
        case 'failed':
        case 'interrupted':
          this.#end(data.message);
          await stopping;
          this.#fall.meet('ended');
          return;
      }
    }
    throw new BrokenOff();
  }

  /** A piece comes, which begins where the one before ended. */
  #hear({ text }: { readonly text: string }, seq: number): Writing {
    const writing = this.#writing;
    if (writing === undefined) throw new Error('Nothing is being written');
    writing.text += text;
    mustBe(seq, writing.text.length);
    return writing;
  }

  async #stop(writing: Writing): Promise<void> {
    writing.isStopAsked = true;
    const asked = this.#visitor.post('/api/chat/stop', { msgId: this.#known.at(-1)?.msgId });
    this.#fall.meet('stopping');
    writing.stopped = chatStop.response.parse((await asked).data).message;
  }

  /** Waits until the history holds what was heard. */
  async #seeStored(writing: Writing): Promise<void> {
    for (;;) {
      const { data } = await this.#visitor.get('/api/chat/history', { characterId, pageSize: 1 });
      if (chatHistory.response.parse(data).messages[0]?.text === writing.text) break;
    }
    writing.stored = writing.text;
    this.#fall.meet('saved');
  }

  /** The answer has ended. */
  #end(message: Message): void {
    const writing = this.#writing;
    if (writing === undefined) throw new Error('Nothing is being written');
    const { text, status } = message;
    const failure = status === 'failed' ? { failure: { reason: 'brokenOff' } } : {};
    mustBe(message, writing.stopped ?? { ...this.#known.at(-1), text, status, ...failure });
    if (!writing.wasHit) mustBe(text, writing.text);
    mustHaveEndedSo(this.#teller, message, writing);
    this.#known = [...this.#known.slice(0, -1), message];
    this.#writing = undefined;
  }

  /** Asks no more; it was carried out once or not at all. */
  async #giveUp(intent: Intent): Promise<void> {
    const history = await until(
      async () => {
        const given = await this.history();
        return given.at(-1)?.status === 'generating' ? undefined : given;
      },
      { timeout: REAPED_WITHIN, interval: 200 },
    );
    if (!isDeepStrictEqual(history, this.#known)) {
      const told = this.#known.length === 0 ? history : history.slice(-2);
      mustBe(history, withIntent(this.#known, intent, told));
      const answer = history.at(-1);
      if (answer !== undefined) mustHaveEndedSo(this.#teller, answer, toWrite(intent.said, true));
    }
    this.#known = history;
    this.#intent = undefined;
  }
}
