import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Help } from '#contract/care.ts';
import type { Message } from '#contract/chat.ts';
import { chatMachine } from '#machines/chat/chatMachine.ts';
import type { ChatSnapshot } from '#machines/chat/chatSelectors.ts';
import { keepsFace, lastAnswer, type LastAnswer } from '#machines/chat/expressionSelectors.ts';
import { characterId, message, mira } from './model.ts';

const said = (messages: readonly Message[]): ChatSnapshot => {
  const { context } = createActor(chatMachine, { input: { characterId } }).getSnapshot();
  return chatMachine.resolveState({
    value: { open: { history: 'idle', exchange: 'idle' } },
    context: { ...context, character: mira, messages },
  });
};
const hello = message(1, 'user', 'Hello');
const earlier = message(2, 'companion', 'Good evening!');
const asked = message(3, 'user', 'And then?');
const help: Help = {
  kind: 'selfHarm',
  urgency: 'near',
  emergency: null,
  lines: [],
  elsewhere: 'https://example.com',
};
const whole = { hasHelp: false, isWriting: false };

/** What a face goes by, one after the other, as the screen follows it. */
const followed = (...snapshots: readonly ChatSnapshot[]): LastAnswer[] => {
  const seen: LastAnswer[] = [];
  for (const now of snapshots.map(lastAnswer)) {
    const before = seen.at(-1);
    seen.push(before !== undefined && keepsFace(before, now) ? before : now);
  }
  return seen;
};

describe('the answer that a face goes by', () => {
  it.each<[string, readonly Message[], LastAnswer]>([
    ['the greeting before anything is said', [], { ...whole, text: mira.greeting }],
    ['none where the companion has said nothing', [hello], { ...whole, text: '' }],
    ['the last one', [hello, earlier, asked], { ...whole, text: 'Good evening!' }],
    ['one that was stopped', [hello, { ...earlier, status: 'stopped' }], { ...whole, text: 'Good evening!' }],
    [
      'the one before where nothing came',
      [hello, earlier, asked, message(4, 'companion', '', 'failed')],
      { ...whole, text: 'Good evening!' },
    ],
    ['one with help lines', [{ ...hello, help }, earlier], { text: 'Good evening!', hasHelp: true, isWriting: false }],
    [
      'one that no help lines came with, after one that they came with',
      [{ ...hello, help }, earlier, asked, message(4, 'companion', 'Then it rained.')],
      { ...whole, text: 'Then it rained.' },
    ],
  ])('is %s', (_, messages, expected) => {
    expect(lastAnswer(said(messages))).toEqual(expected);
  });

  it('stays while another is written, and while it is written anew', () => {
    const begun = (text: string) => message(4, 'companion', text, 'generating');
    const next = message(4, 'companion', 'Then it rained.');
    const first = { ...whole, text: 'Good evening!' };
    const second = { ...whole, text: 'Then it rained.' };
    expect(
      followed(
        said([hello, earlier]),
        said([hello, earlier, asked]),
        said([hello, earlier, asked, begun('')]),
        said([hello, earlier, asked, begun('Haha!')]),
        said([hello, earlier, asked, next]),
        said([hello, earlier, asked, { ...begun(''), chosen: 1, alternatives: 2 }]),
        said([hello, earlier, asked, { ...next, text: 'Then?', chosen: 1, alternatives: 2 }]),
      ),
    ).toEqual([first, first, first, first, second, second, { ...whole, text: 'Then?' }]);
  });
});
