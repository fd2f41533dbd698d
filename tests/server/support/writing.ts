import { expect } from 'vitest';
import type { Message } from '#contract/chat.ts';
import type { Teller } from './teller.ts';

export const mustBe = (found: unknown, expected: unknown): void => expect(found).toEqual(expected);

/** What somebody knows of an answer that is being written. */
export interface Writing {
  readonly said: string;
  /** What they have seen of it. */
  text: string;
  /** What they have seen of it in the history. */
  stored: string;
  isStopAsked: boolean;
  /** What the stop said. */
  stopped: Message | undefined;
  /** The server has fallen since it was asked for. */
  wasHit: boolean;
}

export const toWrite = (said: string, wasHit: boolean): Writing => ({
  said,
  text: '',
  stored: '',
  isStopAsked: false,
  stopped: undefined,
  wasHit,
});

/** That an answer may have ended so, by what is known of it. */
export const mustHaveEndedSo = (
  teller: Teller,
  { text, status }: Message,
  { said, stored, isStopAsked, wasHit }: Writing,
): void => {
  const ends = [...(wasHit ? ['interrupted'] : []), ...(isStopAsked ? ['stopped'] : [])];
  mustBe(text.slice(0, stored.length), stored);
  if (text !== '') {
    const story = teller.storyOf(text);
    mustBe([story.said, story.text.slice(0, text.length)], [said, text]);
    if (text === story.text) ends.push(story.breaksOff ? 'failed' : 'done');
  }
  mustBe(
    ends.filter((end) => end === status),
    [status],
  );
};
