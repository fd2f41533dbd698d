import { characterDetail, characterExplore, homepage } from '#contract/character.ts';
import type { Endpoints } from '#server/http/endpoint.ts';
import type { CharacterService } from './characterService.ts';

export const characterRoutes = (endpoints: Endpoints, service: CharacterService): void => {
  endpoints.open(characterExplore, (request) => service.explore(request));
  endpoints.open(characterDetail, ({ characterId }, caller) => service.detail(characterId, caller));
  endpoints.open(homepage, () => service.homepage());
};
