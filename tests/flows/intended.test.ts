import { describe, expect, it } from 'vitest';
import { askedFor } from '#machines/messageActs/intended.ts';
import { type MessageAct } from '#machines/messageActs/messageActsSetup.ts';
import { intentId, msgId } from './messageActs/model.ts';

const deletion: MessageAct = { kind: 'delete', msgId, intentId };
const like: MessageAct = { kind: 'like', msgId, liked: true, intentId };

const reliedOn = (request: MessageAct | null, ...kinds: MessageAct['kind'][]): MessageAct =>
  askedFor(request, ...kinds);

describe('what a state relies on to be asked for', () => {
  it('is the request, if it is of a kind that the state knows', () => {
    expect([reliedOn(deletion, 'delete'), reliedOn(like, 'select', 'like')]).toEqual([deletion, like]);
  });

  it.each([
    ['nothing', null],
    ['something else', like],
  ])('is not %s', (_, request) => {
    expect(() => reliedOn(request, 'delete')).toThrow('The request does not fit the state');
  });
});
