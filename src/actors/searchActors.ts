import { fromPromise } from 'xstate';
import type { SearchInput, SearchPage } from '#machines/search/searchMachine.ts';
import type { Api } from '#src/api/api.ts';
import { createChatActsApi } from '#src/api/chatActsApi.ts';

export const searchActors = ({ client }: Api) => {
  const acts = createChatActsApi(client);
  return {
    searchMessages: fromPromise<SearchPage, SearchInput>(({ input, signal }) => acts.search(input, { signal })),
  };
};
