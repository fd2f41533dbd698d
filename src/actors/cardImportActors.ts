import { fromPromise } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import type { CardSending, ImportedCard } from '#machines/cardImport/cardImportSetup.ts';
import type { Api } from '#src/api/api.ts';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { createCardApi } from '#src/api/cardApi.ts';

const unreadable = (): ApiFailure =>
  new ApiFailure(errNo.invalidInput, 'The file cannot be read', [{ path: 'file', reason: 'unreadable' }]);

/** A folder, or a file that was moved or changed since it was chosen, cannot be read; a request with it would only break. */
const checkReadable = async (file: File): Promise<void> => {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw unreadable();
  }
};

/** Both lanes send what `fileOf` gives for the id of a file. */
export const cardImportActors = ({ client }: Api, fileOf: (id: string) => File | undefined) => {
  const cards = createCardApi(client);
  const send = fromPromise<ImportedCard, CardSending>(async ({ input: { id, intentId }, signal }) => {
    const file = fileOf(id);
    if (file === undefined) throw unreadable();
    await checkReadable(file);
    try {
      return await cards.bring(file, { signal, idempotencyKey: intentId });
    } catch (error) {
      // What was moved while it was sent looks like a connection that broke.
      await checkReadable(file);
      throw error;
    }
  });
  return { sendFirst: send, sendSecond: send };
};
