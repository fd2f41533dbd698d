import type { ActorRefFrom } from 'xstate';
import type { characterCreationMachine } from '#machines/characterCreation/characterCreationMachine.ts';
import type { characterDraftMachine } from '#machines/characterDraft/characterDraftMachine.ts';
import type { portraitPreviewMachine } from '#machines/portraitPreview/portraitPreviewMachine.ts';

export type DraftRef = ActorRefFrom<typeof characterDraftMachine>;
export type CreationRef = ActorRefFrom<typeof characterCreationMachine>;
export type PreviewRef = ActorRefFrom<typeof portraitPreviewMachine>;

/** The flows that make a character. */
export interface GeneratorRefs {
  readonly draft: DraftRef;
  readonly creation: CreationRef;
  readonly preview: PreviewRef;
}
