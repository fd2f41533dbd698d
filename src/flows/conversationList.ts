import type { ActorRefFrom } from 'xstate';
import { conversationsMachine } from '#machines/conversations/conversationsMachine.ts';
import { conversationsActors } from '#src/actors/conversationsActors.ts';
import { type FlowHost, onceOnline } from './screenFlows.ts';

export type Conversations = ActorRefFrom<typeof conversationsMachine>;

/** What the list is told when something has changed in it. */
export const outdated = { type: 'list.refreshRequested' } as const;

/** The list of the person's conversations, which several screens share. */
export const createConversationList = ({ api, flows }: FlowHost): Conversations =>
  onceOnline(
    flows.begin(conversationsMachine.provide({ actors: conversationsActors(api) }), {
      id: 'conversations',
      isPersonal: true,
      retry: { type: 'load.retried' },
    }),
    (flow) => flow.send({ type: 'load.retried' }),
  );
