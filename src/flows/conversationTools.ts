import type { ActorRefFrom } from 'xstate';
import { conversationActsMachine } from '#machines/conversationActs/conversationActsMachine.ts';
import { searchMachine } from '#machines/search/searchMachine.ts';
import { conversationActsActors, prepareImport } from '#src/actors/conversationActsActors.ts';
import { searchActors } from '#src/actors/searchActors.ts';
import { onceIdle } from '#src/browser/onceIdle.ts';
import type { Conversations } from './conversationList.ts';
import type { FlowHost } from './screenFlows.ts';

export type Search = ActorRefFrom<typeof searchMachine>;
export type ConversationActs = ActorRefFrom<typeof conversationActsMachine>;

/** Begins the search through all conversations. */
export const createSearch = ({ api, flows }: FlowHost): Search =>
  flows.begin(searchMachine.provide({ actors: searchActors(api) }), {
    id: 'search',
    input: { characterId: null },
    isPersonal: true,
    retry: { type: 'load.retried' },
  });

/** Who hears of what is done with whole conversations. */
interface Hearers {
  readonly list: () => Conversations | undefined;
  readonly search: () => Search | undefined;
  /** The conversation with that character is another now. */
  readonly onChanged: (characterId: string) => void;
}

/** Begins what is done with whole conversations. */
export const createConversationActs = (
  { api, flows }: FlowHost,
  { list, search, onChanged }: Hearers,
): ConversationActs => {
  onceIdle(prepareImport);
  const acts = flows.begin(conversationActsMachine.provide({ actors: conversationActsActors(api) }), {
    id: 'conversationActs',
    isPersonal: true,
  });
  const tell = ({ characterId }: { characterId: string }): void => {
    onChanged(characterId);
    // What was found may be gone.
    const found = search();
    found?.send({ type: 'query.changed', text: found.getSnapshot().context.query });
  };
  acts.on('conversation.changed', tell);
  acts.on('conversation.imported', tell);
  acts.on('conversation.removed', (removed) => {
    list()?.send(removed);
    tell(removed);
  });
  return acts;
};
