import type { Appearance } from '#contract/appearance.ts';
import type { DraftOptions } from '#machines/characterDraft/characterDraftSetup.ts';
import { blankValues } from '#machines/characterDraft/draftValues.ts';
import { portraitPreviewMachine } from '#machines/portraitPreview/portraitPreviewMachine.ts';
import { portraitPreviewDescription } from '#machines/portraitPreview/portraitPreviewDescription.ts';
import { options } from '../characterDraft/model.ts';
import { bare, type Fixtures, type Model } from '@liora/flow-kit/model/model.ts';

export const first = 'fair';
export const other = 'dark';

const modelOf = (one: string, another: string) => {
  const either = { first: { looks: one }, other: { looks: another } };
  const fixtures = {
    events: {
      'looks.changed': either,
      'picture.loaded': either,
      'picture.failed': either,
      'load.retried': bare,
    },
    done: {},
    failed: {},
  } satisfies Fixtures<typeof portraitPreviewMachine>;
  return {
    machine: portraitPreviewMachine,
    description: portraitPreviewDescription,
    input: { looks: one },
    fixtures,
    key: ({ shown, wanted }) => [shown, wanted],
  } satisfies Model<typeof portraitPreviewMachine>;
};

/** Ways of a portrait that follows two looks. */
export const portraitPreviewModel = modelOf(first, other);

const looksWith = (hairColor: Appearance['hairColor']): string =>
  JSON.stringify({ ...blankValues.appearance, hairColor });
/** What a draft begins with, and what its hair can be changed to. */
export const looksByHair = { chestnut: looksWith('chestnut'), copper: looksWith('copper') };
/** No look is offered as a picture, which would load the same portrait. */
export const hairOptions: DraftOptions = {
  guided: { ...options.guided, appearance: { hairColor: Object.keys(looksByHair) } },
  quick: { ...options.quick, looks: [] },
};

/** The same on the screen, where the hair changes. */
export const portraitPreviewScreenModel = modelOf(looksByHair.chestnut, looksByHair.copper);
