import type { Message } from '#contract/chat.ts';
import type { ChatProviderError } from '#server/providers/chat/chatProvider.ts';
import type { Status } from './alternativeRepository.ts';

/** Why a generation ends before its provider does. */
export class Ended extends Error {
  readonly status: 'stopped' | 'interrupted';

  constructor(status: 'stopped' | 'interrupted') {
    super(status);
    this.status = status;
  }
}

/** The picture that was to come with an answer does not come. */
export class NoPicture extends Error {}

/** This process leaves an answer, which another one takes up. */
export class Left extends Error {}

/** The picture that came with an answer, ready. */
export type Made = Pick<Message, 'frame'> & { readonly image: string };

/** How an answer ends. Only one that is done has a picture. */
export interface End {
  readonly status: Status;
  readonly made: Made | undefined;
  /** What the provider did wrong. */
  readonly fault?: ChatProviderError;
  /** It stays as it was, or nearly, and costs nothing. */
  readonly isFree?: boolean;
}
