import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { callbackPlaceholder, promisePlaceholder } from '#machines/placeholder.ts';

describe('placeholders', () => {
  it('fail with the name of the actor that nobody gave', async () => {
    const promise = createActor(promisePlaceholder<void, void>('signIn'), { input: undefined });
    const callback = createActor(callbackPlaceholder<void>('answer'), { input: undefined });
    const ends = Promise.allSettled([toPromise(promise), toPromise(callback)]);
    promise.start();
    callback.start();
    expect(await ends).toEqual([
      { status: 'rejected', reason: new Error('Actor "signIn" was not provided') },
      { status: 'rejected', reason: new Error('Actor "answer" was not provided') },
    ]);
  });
});
