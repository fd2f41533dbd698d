import { fromPromise } from 'xstate';
import type { CardSending, ImportedCard } from '#machines/cardImport/cardImportSetup.ts';
import type { Api } from '#src/api/api.ts';
import { createCardApi } from '#src/api/cardApi.ts';
import { checkReadable, unreadable } from './readable.ts';

/** Both lanes send what `fileOf` gives for the id of a file. */
export const cardImportActors = ({ client }: Api, fileOf: (id: string) => File | undefined) => {
  const cards = createCardApi(client);
  const send = fromPromise<ImportedCard, CardSending>(async ({ input: { id, age, intentId }, signal }) => {
    const file = fileOf(id);
    if (file === undefined) throw unreadable();
    await checkReadable(file);
    try {
      return await cards.bring(file, age, { signal, idempotencyKey: intentId });
    } catch (error) {
      // What was moved while it was sent looks like a connection that broke.
      await checkReadable(file);
      throw error;
    }
  });
  return { sendFirst: send, sendSecond: send };
};
