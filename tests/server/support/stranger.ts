import { randomUUID } from 'node:crypto';
import { character } from './talker.ts';
import type { Answer, Visitor } from './visitor.ts';

const { characterId } = character;
let addresses = 0;

/** An address that nobody has had in this file. */
export const newAddress = (): string => {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

/** Somebody without an account who meets a character, from an address of their own behind a trusted proxy. */
export class Stranger {
  readonly visitor: Visitor;
  readonly address: string;
  readonly meetingId: string;

  constructor(visitor: Visitor, { address = newAddress(), meetingId = randomUUID() } = {}) {
    this.visitor = visitor;
    this.address = address;
    this.meetingId = meetingId;
  }

  /** `more` takes the place of what the call is given. */
  say(
    speechText: string,
    { key = randomUUID(), ...more }: Readonly<Record<string, string | number>> = {},
    headers: Readonly<Record<string, string>> = { 'accept-language': 'en-GB' },
  ): Promise<Answer> {
    return this.visitor.post(
      '/api/meeting/say',
      { meetingId: this.meetingId, characterId, speechText, ...more },
      { 'idempotency-key': String(key), 'x-forwarded-for': this.address, ...headers },
    );
  }

  /** The request as a stream. */
  stream(speechText: string): Promise<Response> {
    return this.visitor.fetch('/api/meeting/say', {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': this.address,
      },
      body: JSON.stringify({ meetingId: this.meetingId, characterId, speechText }),
    });
  }

  take(): Promise<Answer> {
    return this.visitor.post('/api/meeting/take', { meetingId: this.meetingId });
  }
}

export const accountNeeded = { status: 403, errNo: 1018, data: null };
