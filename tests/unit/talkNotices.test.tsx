import { createElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { chatPictureMachine } from '#machines/chatPicture/chatPictureMachine.ts';
import { nextLineMachine } from '#machines/nextLine/nextLineMachine.ts';
import { chat } from '#src/dev/actors.ts';
import { Composer } from '#src/screens/conversation/Composer.tsx';
import { TokensLeft } from '#src/screens/conversation/TokensLeft.tsx';

const RESTING = { open: { exchange: 'idle', history: 'idle' } } as const;

const leftWith = (answersLeft: number | null): string =>
  renderToStaticMarkup(createElement(TokensLeft, { chat: chat(RESTING), answersLeft, onGetTokens: () => undefined }))
    .split(/<[^>]*>/)
    .filter((words) => words !== '')
    .join('|');

const composerWith = (draft: string): string =>
  renderToStaticMarkup(
    createElement(Composer, {
      chat: chat(RESTING, { draft }),
      nextLine: createActor(nextLineMachine, { input: { characterId: 'mira' } }).start(),
      picture: createActor(chatPictureMachine).start(),
      name: 'Mira',
      input: createRef<HTMLTextAreaElement>(),
    }),
  );

describe('how many answers the tokens pay for', () => {
  it.each([
    [null, ''],
    [11, ''],
    [10, 'You have tokens for 10 more answers.|Get tokens'],
    [2, 'You have tokens for 2 more answers.|Get tokens'],
    [1, 'You have tokens for one more answer.|Get tokens'],
    [0, 'You’re out of tokens.|Get tokens'],
  ])('with %s left: “%s”', (answers, words) => {
    expect(leftWith(answers)).toBe(words);
  });
});

describe('a message that is too long', () => {
  it('is said to be, at once to those who hear it, by how much', () => {
    const alert = /<p[^>]* role="alert"[^>]*>([^<]*)</;
    expect(alert.exec(composerWith('a'.repeat(MESSAGE_MAX)))).toBeNull();
    expect(alert.exec(composerWith('a'.repeat(MESSAGE_MAX + 1234)))?.[1]).toBe('1,234 characters over the limit');
  });
});
