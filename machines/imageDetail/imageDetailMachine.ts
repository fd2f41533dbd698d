import { assign, setup } from 'xstate';
import type { ResponseOf } from '#contract/call.ts';
import type { chatImageDetail } from '#contract/chatActs.ts';
import type { PictureFrame } from '#contract/picture.ts';
import { type Failure, failed, unanswered } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { withEvent, withOutput } from '#machines/params.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

export type ImageDetail = ResponseOf<typeof chatImageDetail>;

/** A picture of a message, as the list shows it already. */
export interface ImageOfMessage {
  msgId: string;
  /** Its key. */
  image: string;
  /** What it is shown in, where that is known. */
  frame?: PictureFrame;
}

export interface ImageDetailContext {
  /** The picture on view; `null` when none is. */
  picture: ImageOfMessage | null;
  /** What there is to tell of it, once it is loaded. */
  detail: ImageDetail | null;
  failure: Failure | null;
}

export type ImageDetailEvent =
  | ({ type: 'image.opened' } & ImageOfMessage)
  | { type: 'image.closed' }
  | { type: 'load.retried' };

/** How long a wait may take, in milliseconds. */
export const IMAGE_DETAIL_DELAYS = { loadTimeout: 30_000 } as const;

const types: { context?: ImageDetailContext; events?: ImageDetailEvent; tags?: 'open' | 'busy' | 'failed' } = {};

/** A picture in the conversation, seen large. The picture is there at once; what it shows is loaded. */
export const imageDetailMachine = setup({
  types,
  actors: { loadImageDetail: promisePlaceholder<ImageDetail, { msgId: string }>('loadImageDetail') },
  actions: {
    setPicture: assign({
      picture: (_, { msgId, image, frame }: ImageOfMessage) => ({
        msgId,
        image,
        ...(frame !== undefined && { frame }),
      }),
    }),
    setDetail: assign({ detail: (_, detail: ImageDetail) => detail }),
    forget: assign({ picture: null, detail: null, failure: null }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
  },
  delays: IMAGE_DETAIL_DELAYS,
}).createMachine({
  id: 'imageDetail',
  context: { picture: null, detail: null, failure: null },
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: { 'image.opened': { target: 'loading', actions: withEvent('setPicture') } },
    },
    loading: {
      tags: ['open', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadImageDetail',
        src: 'loadImageDetail',
        input: ({ context }) => ({ msgId: assertPresent(context.picture).msgId }),
        onDone: { target: 'shown', actions: withOutput('setDetail') },
        onError: { target: 'failed', actions: failed },
      },
      on: { 'image.closed': 'closed' },
      after: { loadTimeout: { target: 'failed', actions: unanswered } },
    },
    shown: { tags: 'open', on: { 'image.closed': 'closed' } },
    failed: { tags: ['open', 'failed'], on: { 'load.retried': 'loading', 'image.closed': 'closed' } },
  },
});
