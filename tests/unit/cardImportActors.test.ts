import { describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import { failureOf } from '#machines/failure.ts';
import { cardImportActors } from '#src/actors/cardImportActors.ts';
import { createApi } from '#src/api/api.ts';

/** As a folder, or a file that was moved since it was chosen. */
class Unreadable extends File {
  override slice(): Blob {
    throw new DOMException('It could not be found', 'NotFoundError');
  }
}
/** As one that is moved while it is sent. */
class Moved extends File {
  #reads = 0;
  override slice(...range: readonly [number?, number?]): Blob {
    this.#reads += 1;
    if (this.#reads > 1) throw new DOMException('It could not be found', 'NotFoundError');
    return super.slice(...range);
  }
}
const unreadable = { errNo: errNo.invalidInput, fields: [{ path: 'file', reason: 'unreadable' }] };
const sending = { id: 'vesper', name: 'vesper.png', size: 3, age: null, intentId: 'vesper-0' };

describe('sending a card', () => {
  it.each([
    ['cannot be read', new Unreadable([], 'vesper.png')],
    ['nobody holds any more', undefined],
  ])('asks the server nothing about a file that %s', async (_, file) => {
    const { sendFirst } = cardImportActors(
      createApi(() => undefined),
      () => file,
    );
    const actor = createActor(sendFirst, { input: sending });
    const sent = toPromise(actor.start());
    await expect(sent.catch(failureOf)).resolves.toEqual(unreadable);
  });

  it('[N-31] says so where the file was moved while it was sent', async () => {
    const { sendSecond } = cardImportActors(
      createApi(() => undefined),
      () => new Moved(['{}'], 'vesper.json'),
    );
    const sent = toPromise(createActor(sendSecond, { input: sending }).start());
    await expect(sent.catch(failureOf)).resolves.toEqual(unreadable);
  });
});
