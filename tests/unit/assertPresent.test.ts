import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { relay } from '#machines/app/relay.ts';
import { changeOf, importOf, nothingAsked } from '#machines/conversationActs/conversationActsSetup.ts';
import { assertPresent } from '#machines/assertPresent.ts';

const unfit = new Error('The context does not fit the state');
const clear = { kind: 'clear', characterId: 'mira', intentId: 'press' } as const;
const brought = { kind: 'import', text: '{}', intentId: 'press' } as const;

describe('what a state relies on', () => {
  it('is there, whatever it is', () => {
    expect(['', 0, false].map((value) => assertPresent(value))).toEqual(['', 0, false]);
  });

  it.each([null, undefined])('is not %s', (value) => {
    expect(() => assertPresent(value)).toThrow(unfit);
  });

  it('is of its kind: no import for a change of a conversation, and no change for an import', () => {
    expect(changeOf({ ...nothingAsked, request: clear })).toBe(clear);
    expect(importOf({ ...nothingAsked, request: brought })).toBe(brought);
    expect(() => changeOf({ ...nothingAsked, request: brought })).toThrow(unfit);
    expect(() => importOf({ ...nothingAsked, request: clear })).toThrow(unfit);
    expect(() => changeOf(nothingAsked)).toThrow(unfit);
    expect(() => importOf(nothingAsked)).toThrow(unfit);
  });

  it('is the actor that a relay listens to', () => {
    const errors: unknown[] = [];
    const actor = createActor(relay, { input: { of: 'session' } });
    actor.subscribe({ error: (error) => errors.push(error) });
    actor.start();
    expect(errors).toEqual([new Error('No actor "session" to relay')]);
  });
});
