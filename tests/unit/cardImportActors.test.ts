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
const unreadable = { errNo: errNo.invalidInput, fields: [{ path: 'file', reason: 'unreadable' }] };
const sending = { id: 'vesper', name: 'vesper.png', size: 3, intentId: 'vesper-0' };

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
});
