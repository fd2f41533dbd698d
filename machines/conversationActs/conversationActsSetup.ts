import { assign, emit, setup } from 'xstate';
import { errNo } from '#contract/errNo.ts';
import type { Failure } from '#machines/failure.ts';
import { assertPresent } from '#machines/assertPresent.ts';
import { intended, type Intent } from '#machines/messageActs/intended.ts';
import { promisePlaceholder } from '#machines/placeholder.ts';

/** How long each wait may take, in milliseconds. Longer than the API client's own 20 s. */
export const CONVERSATION_ACTS_DELAYS = {
  clearTimeout: 30_000,
  deleteTimeout: 30_000,
  importTimeout: 30_000,
} as const;

/** Whom a conversation is with. */
export interface Partner {
  characterId: string;
  name: string;
}

/** Input of the actors `clearConversation` and `deleteConversation`. */
export interface ConversationChange extends Intent {
  kind: 'clear' | 'delete';
  characterId: string;
}
/** Input of the actor `importConversation`: the text of a file, whatever it holds. */
export interface ConversationImport extends Intent {
  kind: 'import';
  text: string;
}
export type ConversationAct = ConversationChange | ConversationImport;
/** Output of the actor `importConversation`. */
export interface Imported {
  characterId: string;
  /** How many. */
  messages: number;
}

export interface ConversationActsContext {
  /** Whom the dialog is about. */
  target: Partner | null;
  /** What was asked for last and is not answered. */
  request: ConversationAct | null;
  /** What was imported last, until something else is done. */
  imported: Imported | null;
  failure: Failure | null;
}

/** What the person does. `intentId` is a fresh UUID for each press. */
export type ConversationActsEvent =
  | ({ type: 'clear.requested' } & Partner)
  | ({ type: 'deletion.requested' } & Partner)
  | { type: 'dialog.closed' }
  | ({ type: 'act.confirmed' } & Intent)
  | ({ type: 'file.chosen'; text: string } & Intent)
  | ({ type: 'act.retried' } & Intent)
  /** What came of an import was read. */
  | { type: 'act.dismissed' };

export type ConversationActsEmitted =
  | { type: 'conversation.changed'; characterId: string }
  | { type: 'conversation.removed'; characterId: string }
  | ({ type: 'conversation.imported' } & Imported);

const types: {
  context?: ConversationActsContext;
  events?: ConversationActsEvent;
  emitted?: ConversationActsEmitted;
  tags?: 'busy' | 'failed' | 'open';
} = {};

export const nothingAsked: ConversationActsContext = { target: null, request: null, imported: null, failure: null };

export const changeOf = ({ request }: ConversationActsContext): ConversationChange =>
  assertPresent(request === null || request.kind === 'import' ? null : request);
export const importOf = ({ request }: ConversationActsContext): ConversationImport =>
  assertPresent(request?.kind === 'import' ? request : null);

/** What the acts are made of; the flow itself is in conversationActsMachine.ts. */
export const conversationActsSetup = setup({
  types,
  actors: {
    clearConversation: promisePlaceholder<void, ConversationChange>('clearConversation'),
    deleteConversation: promisePlaceholder<void, ConversationChange>('deleteConversation'),
    importConversation: promisePlaceholder<Imported, ConversationImport>('importConversation'),
  },
  guards: {
    isNotFound: (_, failure: Failure) => failure.errNo === errNo.notFound,
  },
  actions: {
    reset: assign({ target: null, request: null, imported: null, failure: null }),
    setTarget: assign({ target: (_, { characterId, name }: Partner) => ({ characterId, name }) }),
    requestChange: assign({
      request: ({ context }, { kind, intentId }: Pick<ConversationChange, 'kind' | 'intentId'>) =>
        intended<ConversationAct>(context, { kind, characterId: assertPresent(context.target).characterId, intentId }),
    }),
    requestImport: assign({
      request: ({ context }, { text, intentId }: Omit<ConversationImport, 'kind'>) =>
        intended<ConversationAct>(context, { kind: 'import', text, intentId }),
      imported: null,
    }),
    requestAnew: assign({
      request: ({ context }, { intentId }: Intent) =>
        intended<ConversationAct>(context, { ...assertPresent(context.request), intentId }),
    }),
    setImported: assign({
      imported: (_, { characterId, messages }: Imported) => ({ characterId, messages }),
      request: null,
    }),
    setFailure: assign({ failure: (_, failure: Failure) => failure }),
    clearFailure: assign({ failure: null }),
    tellChanged: emit(({ context }) => ({
      type: 'conversation.changed' as const,
      characterId: changeOf(context).characterId,
    })),
    tellRemoved: emit(({ context }) => ({
      type: 'conversation.removed' as const,
      characterId: changeOf(context).characterId,
    })),
    tellImported: emit((_, { characterId, messages }: Imported) => ({
      type: 'conversation.imported' as const,
      characterId,
      messages,
    })),
  },
  delays: CONVERSATION_ACTS_DELAYS,
});
