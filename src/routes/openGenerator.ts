import type { LoaderFunction } from 'react-router';
import type { Mode } from '#machines/characterDraft/draftChecks.ts';
import type { Liora } from '../app/liora.ts';
import { untilKnown } from './untilKnown.ts';

/** Takes up the draft of who is there, for the way in which it is entered; `null` for the entry, which is the same for both. */
export const openGenerator =
  (liora: Liora, mode: Mode | null): LoaderFunction =>
  async () => {
    const [{ createGenerator }] = await Promise.all([
      import('../flows/generator.ts'),
      // What is kept is one person's.
      untilKnown(liora.session),
    ]);
    const { draft, preview } = liora.generator(createGenerator);
    if (mode !== null) draft.send({ type: 'mode.chosen', mode });
    preview.send({ type: 'load.retried' });
    return null;
  };
