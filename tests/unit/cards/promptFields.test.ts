import { describe, expect, it } from 'vitest';
import { promptFieldsOf } from '#server/features/card/promptFields.ts';

const none = { nickname: '', depthPrompt: null };
const withNote = (depth_prompt: unknown) => ({ data: { extensions: { depth_prompt } } });

describe('[N-28] what a card tells models alone', () => {
  it.each([
    ['nothing', { data: {} }, none],
    ['a nickname', { data: { nickname: ' Ves\u202e ' } }, { ...none, nickname: 'Ves' }],
    ['a nickname at the top', { nickname: 'Ves' }, { ...none, nickname: 'Ves' }],
    ['a nickname that is no name', { data: { nickname: 'x'.repeat(1000) } }, none],
    [
      'a note',
      withNote({ prompt: ' Whisper. ', depth: '2', role: 'user' }),
      { ...none, depthPrompt: { prompt: 'Whisper.', depth: 2, role: 'user' } },
    ],
    [
      'a note alone',
      withNote({ prompt: 'Whisper.' }),
      { ...none, depthPrompt: { prompt: 'Whisper.', depth: 4, role: 'system' } },
    ],
    [
      'a note with an odd place',
      withNote({ prompt: 'Whisper.', depth: -1.5, role: 7 }),
      { ...none, depthPrompt: { prompt: 'Whisper.', depth: 0, role: 'system' } },
    ],
    ['a blank note', withNote({ prompt: ' ', depth: 4 }), none],
    ['a note of another kind', withNote('Whisper.'), none],
    ['extensions of another kind', { data: { nickname: 'Ves', extensions: [] } }, { ...none, nickname: 'Ves' }],
  ])('%s', (_, card, expected) => {
    expect(promptFieldsOf(card)).toEqual(expected);
  });
});
